import { statuts } from '../../data/fiche/statuts.ts';
import { bringStatus } from '../../src/campaign/sheets/figures.ts';
import { type Sheet, sheetsOf, subjectOf } from '../../src/campaign/sheets.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Call, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { completeSheet, sheetOption } from '../../src/slash/sheets.ts';
import { deedOf, mannerOfSheet, ownSheet, publicOption, refusePublic } from './shared.ts';

/** `/fiche statut`: sets a status, takes it off, or ends the phase for every disgrace. */
export const statut: Action = {
  description: 'Poser ou lever un statut, ou finir la phase (plus de disgrâce)',
  options: {
    fiche: sheetOption('La fiche'),
    statut: {
      type: 'choice',
      choices: Object.fromEntries(statuts.map(({ id, nom }) => [id, nom])),
      description: 'Le statut',
    },
    lever: { type: 'boolean', description: 'Lever ce statut au lieu de le poser' },
    'fin-de-phase': { type: 'boolean', description: 'MJ : lever toutes les disgrâces de la campagne' },
    public: publicOption,
  },
  manner: mannerOfSheet,
  run,
  complete: completeSheet,
};

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  if (values['fin-de-phase'] === true) return endPhase(values, call, desk);
  const { fiche, statut: wanted } = values;
  if (fiche === undefined) return refuse('missing', 'fiche');
  if (wanted === undefined) return refuse('missing', 'statut');
  const sheet = await ownSheet(desk, call, String(fiche));
  if (isRefusal(sheet)) return sheet;
  return set(values, call, [sheet], String(wanted), values['lever'] !== true, 'statut');
}

/** Takes every disgrâce of the campaign off. Refused: `master-only` under `fin-de-phase`, `status-same` when nobody is in it. */
export async function endPhase(values: Values, call: Call, desk: Desk): Promise<Deed | Refusal> {
  if (!desk.isMaster) return refuse('master-only', 'fin-de-phase');
  const all = await sheetsOf(desk.tx, desk.campaign.id, { id: call.actor.id, isMaster: true });
  return set(
    values,
    call,
    all.filter((one) => one.statuts.includes('disgrace')),
    'disgrace',
    false,
    'fin-de-phase',
  );
}

function set(
  values: Values,
  call: Call,
  sheets: readonly Sheet[],
  wanted: string,
  isOn: boolean,
  fait: 'statut' | 'fin-de-phase',
): Deed | Refusal {
  const refusal = refusePublic(values, call, sheets);
  if (refusal) return refusal;
  const changes = sheets.flatMap((sheet) =>
    bringStatus(sheet, wanted, isOn).map((one) => ({ ...one, subject: subjectOf(sheet.id), cause: fait })),
  );
  if (changes.length === 0) return refuse('status-same', null);
  const { public: _, ...told } = values;
  return deedOf(told as { [name: string]: Json }, {
    fait,
    noms: sheets.map(({ nom }) => nom),
    changements: fait === 'statut' ? [{ quoi: `statut:${wanted}`, avant: !isOn, apres: isOn }] : [],
    fiches: [],
    changes,
    isHidden: sheets.some(({ cachee }) => cachee),
  });
}
