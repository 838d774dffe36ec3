import { playerSubject } from '../src/campaign/battles/ledger.ts';
import type { StoredBattle } from '../src/campaign/battles.ts';
import { history } from '../src/campaign/ledger.ts';
import { type PcMovement, pcEmbed } from '../src/present/pc.ts';
import { isRefusal, type Refusal } from '../src/rules/rule.ts';
import { depenser as pay } from '../src/rules/w40k/pc.ts';
import { row } from '../src/slash/buttons.ts';
import type { Action, Command, Deed, Desk, SlashCall } from '../src/slash/command.ts';
import type { Named, Values } from '../src/slash/option.ts';
import { namedDoer } from './bataille/doers.ts';
import { corriger } from './bataille/points.ts';
import { deedIn, fieldAt, fieldToChange, stateButton } from './bataille/shared.ts';
import { completeUnit, unitNamed, unitOption } from './bataille/unites.ts';

/** How many of the last changes of one player are shown. */
const shown = 5;

const voir: Action = {
  description: 'Les PC des deux joueurs de la bataille, et d’où ils viennent',
  options: {},
  manner: () => 'private',
  run: async (_values, call, desk) => {
    const field = await fieldAt(call, desk);
    if (isRefusal(field)) return field;
    const { battle } = field;
    const movements = await Promise.all(battle.players.map((player) => lastOf(desk, battle, player)));
    return {
      kind: 'read',
      message: {
        embeds: [pcEmbed(battle.bataille, movements)],
        components: [row(stateButton(battle.id))],
      },
    };
  },
};

const depenser: Action = {
  description: 'Dépenser des PC : un stratagème, une relance',
  options: {
    montant: { type: 'integer', min: 1, max: 99, required: true, description: 'Combien de PC : 1' },
    raison: { type: 'text', max: 200, required: true, description: 'Pour quoi : Contre-charge' },
    cible: unitOption('L’unité visée par le stratagème ; ébranlée, elle ne peut pas l’être'),
    pour: { type: 'user', description: 'MJ : le joueur qui dépense' },
  },
  manner: () => 'public',
  run: spend,
  complete: completeUnit,
};

/** `/pc`: what the two players of a battle have to spend. */
export const pc: Command = {
  name: 'pc',
  description: 'Les PC de la bataille : voir, dépenser, corriger',
  subcommands: { voir, depenser, corriger },
};

async function spend(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const field = await fieldToChange(call, desk);
  if (isRefusal(field)) return field;
  const { battle, rulings } = field;
  const doer = namedDoer('pour', values['pour'] as Named | undefined, call, desk, field); // a user option
  if (isRefusal(doer)) return doer;
  const { cible: typed } = values;
  const cible = typed === undefined ? null : unitNamed(field, String(typed), 'cible');
  if (isRefusal(cible)) return cible;
  const montant = Number(values['montant']);
  const done = pay(battle.bataille, doer.side, { montant, cible }, rulings);
  if (isRefusal(done)) return done;
  return deedIn(battle, {
    ...done,
    options: { montant, ...(cible && { cible: cible.nom }) },
    behalf: doer.behalf,
    motif: String(values['raison']),
  });
}

async function lastOf(
  { tx, campaign }: Desk,
  { id }: StoredBattle,
  { pseudonym }: StoredBattle['players'][number],
): Promise<PcMovement[]> {
  const account = { campaignId: campaign.id, subject: playerSubject(id, pseudonym), quantity: 'pc' };
  return (await history(tx, account, shown)).map(({ change, after, cause }) => ({ change, after, cause }));
}
