import { postCall } from '../../src/campaign/outbox.ts';
import { attackedLine } from '../../src/present/combat/call.ts';
import { attackerOf } from '../../src/present/combat/trophies.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import { readComposition } from '../../src/rules/waryaume/composition.ts';
import type { Groupe } from '../../src/rules/waryaume/terms.ts';
import type { Call, Deed, Desk } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import type { Ground } from './ground.ts';

/**
 * A battle that begins, with one message that calls whoever is attacked in it: they have nothing to press, and would not
 * learn of it. Nobody is called to what is hidden, simulated, or done by themselves.
 */
export function callsAttacked(
  deed: Deed | Refusal,
  { ground, values }: { readonly ground: Ground; readonly values: Values },
  call: Pick<Call, 'id' | 'actor' | 'place'>,
  desk: Desk,
): Deed | Refusal {
  if (isRefusal(deed) || deed.kind !== 'entry') return deed;
  const ids = attackedIn(ground).filter((id) => id !== call.actor.id);
  const isTold = desk.attended && call.place.guild !== null && deed.draft.visibility === 'public';
  if (!isTold || values['simuler'] === true || ids.length === 0) return deed;
  const { single, cibles, site } = ground;
  const defense = cibles.size > 0 ? null : groupsIn('defense', single?.defense ?? values['defense']);
  return {
    ...deed,
    after: async (entry, changed) => {
      await deed.after?.(entry, changed);
      const by = values['contexte'] === 'pnj' ? groupsIn('attaque', values['attaque']) : null;
      const content = attackedLine({
        ...{ ids, defense, region: site?.region.nom ?? null },
        by: by ?? `**${attackerOf(entry)}**`,
      });
      const to = { channel: call.place.channel, answer: call.id, link: null };
      await postCall(desk.tx, entry, { ...to, content, calls: ids }, desk.rim);
    },
  };
}

/** The Discord ids of the players who are attacked, each once. */
function attackedIn({ opponent, cibles, single }: Ground): readonly string[] {
  const targets = [...cibles.values(), ...(single ? [single] : [])];
  const all = [opponent, ...targets.map(({ person }) => person)];
  return [...new Set(all.filter((id) => id !== null))];
}

/** What the rule has read already; `null` where it is not a composition. */
function groupsIn(option: string, typed: unknown): readonly Groupe[] | null {
  const read = readComposition(option, String(typed ?? ''));
  return isRefusal(read) ? null : read;
}
