import { bringStatus, bringTo } from '../../src/campaign/sheets/figures.ts';
import type { MoralResult } from '../../src/rules/jdr/moral.ts';
import type { Outcome } from '../../src/rules/rule.ts';
import type { EbranlementResult } from '../../src/rules/w40k/ebranlement.ts';
import type { Filling } from '../../src/slash/fill.ts';
import type { Values } from '../../src/slash/option.ts';

/** `/ebranlement`: models, or the PV of a unit of one, Cd, CO; whether it is shaken. It is shaken and loses its dead. */
export const ofUnit: Filling = {
  fill: (sheet, given) => {
    const { effectif = null, cd, co } = sheet.fiche.profil;
    const isAlone = effectif === null || effectif === 1;
    return known({
      'effectif-initial': effectif ?? 1,
      'effectif-restant': sheet.counts.effectif ?? (effectif === null ? 1 : effectif),
      ...(isAlone && { 'pv-initial': sheet.fiche.profil['pv'], 'pv-restants': sheet.counts.pv }),
      cd,
      co,
      ...(sheet.statuts.includes('ebranlee') && { 'deja-ebranlee': true }),
      unite: given['unite'] ?? sheet.nom,
    });
  },
  follow: (sheet, outcome) => {
    const { ebranlee, repli } = resultOf<EbranlementResult>(outcome);
    const left = Math.max(0, (sheet.counts.effectif ?? 0) - (repli?.morts ?? 0));
    return [
      ...bringStatus(sheet, 'ebranlee', ebranlee).map((one) => ({ ...one, cause: 'ebranlement' })),
      ...(repli && repli.morts > 0 && sheet.counts.effectif !== null
        ? bringTo(sheet, 'effectif', left).map((one) => ({ ...one, cause: 'repli' }))
        : []),
    ];
  },
};

/** `/moral`: Cd and PV. Who flees loses a PV and is marked so, K.O. too where it was the last. */
export const ofFighter: Filling = {
  fill: ({ fiche: { profil }, counts }) =>
    known({ cd: profil['cd'], 'pv-base': profil['pv'], pv: counts.pv }),
  follow: (sheet, outcome) => {
    const { fuite, ko } = resultOf<MoralResult>(outcome);
    if (!fuite || sheet.counts.pv === null) return [];
    const lost = bringTo(sheet, 'pv', Math.max(0, sheet.counts.pv - 1));
    const byPlayer = outcome.steps.some(({ what, value }) => what === 'par-joueur' && value === true);
    return [
      ...lost,
      ...bringStatus(sheet, 'fuite', true),
      ...(ko ? bringStatus(sheet, 'ko', true) : []),
      ...(ko ? bringStatus(sheet, 'ko-par-joueur', byPlayer) : []),
    ].map((one) => ({ ...one, cause: 'fuite' }));
  },
};

/** `/moral`, the other side of a close combat: PV, and whether a player plays it. */
export const ofOpponent: Filling = {
  fill: ({ counts, pnj }) => known({ 'pv-adverses': counts.pv, 'par-joueur': !pnj }),
};

/** `/impact`: the X, the MOU where a marker asks for it, the RES where two meet head-on. */
export const ofImpactor: Filling = {
  fill: ({ fiche: { profil }, statuts }, given) => {
    const isFast = given['vitesse'] ?? statuts.includes('vitesse');
    const isFrontal = given['situation'] === 'face-a-face';
    const { mou = null } = profil;
    return known({
      x: profil['x'],
      ...(isFast === true && { vitesse: true, mou: mou === null ? null : String(mou).replace('.', ',') }),
      ...(isFrontal && { 'resistance-impacteur': profil['res'] }),
    });
  },
};

/** What a sheet does not say fills nothing. 0 is a value. */
function known(values: Readonly<Record<string, Values[string] | null | undefined>>): Values {
  const said = (entry: [string, Values[string] | null | undefined]): entry is [string, Values[string]] =>
    entry[1] !== null && entry[1] !== undefined;
  return Object.fromEntries(Object.entries(values).filter(said));
}

function resultOf<R>({ result }: Outcome<object>): R {
  return result as R; // the rule of the command that this filling belongs to gives it
}
