import { postDirect } from '../../src/campaign/outbox.ts';
import { entryById } from '../../src/campaign/reading.ts';
import { fightOf, openFights } from '../../src/campaign/regions/fights.ts';
import { fightFields, fightForm } from '../../src/present/combat/form.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { ComponentCall, Deed, Desk, Opener, Press, Shelf, SlashCall } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import type { Values } from '../../src/slash/option.ts';
import { readText } from '../../src/slash/text.ts';
import { turnMessage } from '../royaume/tour.ts';
import { type Ground, groundOf } from './ground.ts';
import { targetNamed } from './targets.ts';

type Begin = (ground: Ground, values: Values, call: SlashCall, desk: Desk) => Promise<Deed | Refusal>;

/** A button of a change of turn: who defends against those who waited. Refused: `master-only`, `gone`, `fight-over`. */
export const attente: Opener = {
  opens: async (call, shelf) => {
    const fight = await claimed(call, shelf);
    if (isRefusal(fight)) return fight;
    const { stored, type, nombre } = fight;
    const id = makeCustomId('combat', 'attaque', ...call.args);
    return fightForm(id, { region: stored.region.nom, type, nombre, troupes: stored.region.troupes });
  },
};

/** The form that came back: the assault of the turn, and the fights that are left. */
export function attaque(begin: Begin): Press {
  return { manner: 'public', run: (call, desk) => fight(call, desk, begin) };
}

async function fight(call: ComponentCall, desk: Desk, begin: Begin): Promise<Deed | Refusal> {
  const found = await claimed(call, desk);
  if (isRefusal(found)) return found;
  const { entry, stored, type, nombre } = found;
  const typed = readText('cibles', call.fields[fightFields.cibles] ?? '', 1000);
  if (isRefusal(typed)) return typed;
  const des = (call.fields[fightFields.des] ?? '').trim();
  const values: Values = {
    contexte: 'pnj',
    attaque: `${nombre} ${type.replace('-', ' ')}`,
    region: stored.region.nom,
    cibles: typed,
    ...(des !== '' && { des }),
  };
  const ground = await groundFor(values, call, desk);
  if (isRefusal(ground)) return ground;
  const { kind: _, ...base } = call;
  const slash: SlashCall = { ...base, kind: 'slash', command: 'combat', subcommand: null, options: values };
  const deed = await begin(ground, values, slash, desk);
  if (isRefusal(deed) || deed.kind !== 'entry') return deed;
  return {
    ...deed,
    after: async (by, changed) => {
      await deed.after?.(by, changed);
      await retell(desk, call, entry.id, by);
    },
  };
}

/** The ground of one target, or of several. */
async function groundFor(values: Values, call: ComponentCall, desk: Desk): Promise<Ground | Refusal> {
  const typed = String(values['cibles']);
  const parts = typed.split(/[;\n]/u).filter((part) => part.trim() !== '');
  const [only = ''] = parts;
  const colon = only.lastIndexOf(':');
  if (parts.length !== 1) return groundOf(values, call, desk);
  if (only.slice(0, Math.max(0, colon)).trim() === '')
    return refuse('target-unnamed', 'cibles', { number: 1, target: only.trim() });
  const target = await targetNamed(desk, only.slice(0, colon).trim());
  if (isRefusal(target)) return target;
  const { cibles: __, ...others } = values;
  const ground = await groundOf(others, call, desk);
  if (isRefusal(ground)) return ground;
  const defense = only.slice(colon + 1);
  const before = [...typed.slice(0, typed.indexOf(only) + colon + 1)].length;
  return { ...ground, single: { ...target, defense, before } };
}

/** The fight that a button means, for a MJ. */
async function claimed(call: ComponentCall, { tx, campaign, isMaster }: Shelf) {
  if (!campaign) return refuse('gone', null);
  if (!isMaster) return refuse('master-only', null);
  const [id, rank] = call.args;
  const entry = await entryById(tx, Number(id));
  if (!entry?.content || entry.campaign.id !== campaign.id) return refuse('gone', null);
  const found = await fightOf(tx, entry, Number(rank));
  return found ? { ...found, entry } : refuse('fight-over', null);
}

/** The change of turn shows the fights that still wait. */
async function retell(
  desk: Desk,
  call: ComponentCall,
  entryId: number,
  by: Parameters<typeof postDirect>[1],
) {
  const entry = await entryById(desk.tx, entryId);
  if (!entry?.content || call.message === null) return;
  const body = turnMessage(entry, await openFights(desk.tx, entry), 0) as unknown as Json; // a message is JSON by Discord's terms
  const told = { body, target: call.message, anew: false, calls: null };
  await postDirect(desk.tx, by, call.place.channel, told, desk.rim);
}
