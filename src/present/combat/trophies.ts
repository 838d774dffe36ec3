import type { APIEmbedField } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import type { CombatResult } from '../../rules/waryaume/combat.ts';
import { wide } from '../embed.ts';
import { literal } from '../escape.ts';
import { wordOf } from '../labels.ts';
import { combatWords } from '../words/combat.ts';
import { fr, plural } from '../words.ts';

/** The trophy of targets, who stand in the result by their names where the options name them. */
const ofTargets = 'defense-contre-des-pnj';

/** Who attacks: who rolled, or for whom. */
export function attackerOf({ author, behalf }: Entry): string {
  const { name } = behalf ?? author;
  return name === null ? 'une personne effacée' : literal(name);
}

/** The player who is attacked, as the options name them. */
export function defenderOf({ content }: Entry): string {
  const named = content.options['defenseur'];
  const isNamed = typeof named === 'object' && named !== null && 'name' in named;
  return isNamed ? literal(String(named.name)) : 'le défenseur';
}

/** Trophies that this assault or halt brought; those of the assaults before are told already. */
export function trophyFields(entry: Entry, { trophees }: CombatResult): APIEmbedField[] {
  const { steps } = entry.content.outcome;
  const isNamed = entry.content.options['cibles'] !== undefined;
  const won = trophees.filter(({ couleur, cause }) =>
    steps.some(
      (step) => step.kind === 'clause' && step.what === `trophee-${couleur}` && step.value === cause,
    ),
  );
  if (won.length === 0) return [];
  const lines = won.map(({ joueur, couleur, cause }) => {
    const isDefender = cause.startsWith('defense') || cause.startsWith('sceau');
    const player = isDefender ? defenderOf(entry) : attackerOf(entry);
    const who = cause === ofTargets && isNamed && joueur !== null ? literal(joueur) : player;
    return fr`**${couleur}** pour ${who} : ${wordOf(combatWords.value, cause)}`;
  });
  return [wide(plural(won.length, 'Trophée'), lines.join('\n'))];
}
