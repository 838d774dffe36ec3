import { addMaster, mastersOf, removeMaster } from '../../src/campaign/rights.ts';
import { mastersEmbed } from '../../src/present/campagne/reglages.ts';
import { type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { only } from './shared.ts';

/** `/campagne mj`: names or takes away a MJ; without options, who is one. */
export const mj: Action = {
  description: 'Les MJ de la campagne ; un MJ en nomme ou en retire',
  options: {
    nommer: { type: 'user', person: true, description: 'La personne qui devient MJ' },
    retirer: { type: 'user', description: 'Le MJ nommé qui ne l’est plus' },
  },
  manner: () => 'private',
  run,
};

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const named = values['nommer'] as Named | undefined; // user options
  const removed = values['retirer'] as Named | undefined;
  const { tx, campaign } = desk;
  const shown = async () => only(mastersEmbed(campaign, await mastersOf(tx, campaign.id)));
  if (!named && !removed) return { kind: 'read', message: await shown() };
  if (call.place.guild === null) return refuse('wrong-place', null);
  if (!desk.isMaster) return refuse('master-only', null);
  if (named && !(await addMaster(tx, campaign.id, named.id))) {
    return refuse('already-master', 'nommer', { name: named.name });
  }
  if (removed && !(await removeMaster(tx, campaign.id, removed.id))) {
    return refuse('not-named-master', 'retirer', { name: removed.name });
  }
  return { kind: 'saved', message: await shown() };
}
