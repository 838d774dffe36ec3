import { lockedSheets } from '../../src/campaign/melee-locks.ts';
import { mayChangeSheet, type Sheet, sheetById } from '../../src/campaign/sheets.ts';
import type { Engage, Recrue } from '../../src/matches/melee.ts';
import { refuseFighter } from '../../src/rules/jdr/melee/check.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Call, Desk } from '../../src/slash/command.ts';
import { sheetNamed, viewerOf } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';

/** What a sheet must say of a fighter, with the label that it bears there. */
const needed = { cc: 'CC', f: 'F', e: 'E', pv: 'PV', i: 'I', a: 'A', cd: 'Cd' } as const;

/** How somebody brings a sheet into a mêlée. */
export interface Bringing {
  /** Under which option the sheet stands, `null` in a form. */
  readonly option: string | null;
  readonly charge: boolean;
  /** Name of the weapon of the first round. */
  readonly arme?: string | undefined;
  /** All see what happens: a hidden sheet may not show. */
  readonly isPublic: boolean;
}

type Look = Pick<Desk, 'tx' | 'campaign' | 'isMaster'>;

/**
 * The fighter of the sheet that is called so, brought by who acts. Refused: `sheet-unknown`, `sheet-not-yours` [got],
 * `melee-locked` [fiche] in another mêlée, and as {@link recrueOf}.
 */
export async function recrueNamed(
  typed: string,
  bringing: Bringing,
  call: Pick<Call, 'actor'>,
  desk: Look,
): Promise<Recrue | Refusal> {
  const { option } = bringing;
  const sheet = await sheetNamed(desk, call, typed, option ?? 'fiche');
  if (isRefusal(sheet)) return sheet;
  if (!mayChangeSheet(sheet, viewerOf(call, desk)))
    return refuse('sheet-not-yours', option, { got: sheet.nom });
  const isLocked = (await lockedSheets(desk.tx, desk.campaign.id)).has(sheet.id);
  return isLocked
    ? refuse('melee-locked', option, { fiche: sheet.nom })
    : recrueOf(sheet, bringing, call.actor.id);
}

/**
 * Those who joined as their sheets are now, about to be locked in. Refused: `melee-gone` [fiche] when a sheet was deleted,
 * `melee-locked`, and as {@link recrueOf}.
 */
export async function recruesAnew(
  engages: readonly Engage[],
  { tx, campaign }: Look,
): Promise<Recrue[] | Refusal> {
  const locked = await lockedSheets(tx, campaign.id);
  const recrues: Recrue[] = [];
  for (const { fiche, combattant, arme: place, amene } of engages) {
    const sheet = await sheetById(tx, campaign.id, fiche);
    if (!sheet || sheet.isDropped) return refuse('melee-gone', null, { fiche: combattant.fiche });
    if (locked.has(fiche)) return refuse('melee-locked', null, { fiche: sheet.nom });
    const arme = combattant.armes[place ?? -1]?.nom;
    const isKept = sheet.fiche.armes.some(({ nom }) => nom === arme);
    const bringing = {
      option: null,
      charge: combattant.charge,
      isPublic: true,
      arme: isKept ? arme : undefined,
    };
    const recrue = recrueOf(sheet, bringing, amene);
    if (isRefusal(recrue)) return recrue;
    recrues.push(recrue);
  }
  return recrues;
}

/**
 * The fighter of a sheet; the MJ's sheets are played by who brings them. Refused: `melee-hidden` [fiche], `melee-sheet` [fiche,
 * missing: labels], `melee-arme` [got, fiche, known], and who cannot fight.
 */
export function recrueOf(
  sheet: Sheet,
  { option, charge, arme, isPublic }: Bringing,
  actor: string,
): Recrue | Refusal {
  const { nom, fiche, counts, pnj, owner, statuts } = sheet;
  if (sheet.cachee && isPublic) return refuse('melee-hidden', option, { fiche: nom });
  const { profil } = fiche;
  const missing = [
    ...Object.entries(needed).flatMap(([id, label]) => (typeof profil[id] === 'number' ? [] : [label])),
    ...(profil['svg'] === undefined ? ['Svg'] : []),
    ...(counts.pv === null && typeof profil['pv'] === 'number' ? ['PV actuels'] : []),
  ];
  if (missing.length > 0) return refuse('melee-sheet', option, { fiche: nom, missing });
  const figure = (id: keyof typeof needed) => profil[id] ?? 0; // said: nothing is missing
  const armes = fiche.armes.map(({ nom: name, mains, energetique }) => ({ nom: name, mains, energetique }));
  const place = armes.findIndex((one) => fold(one.nom) === fold(arme ?? ''));
  if (arme !== undefined && place < 0)
    return refuse('melee-arme', 'arme', { got: arme, fiche: nom, known: armes.map((one) => one.nom) });
  const combattant = {
    fiche: nom,
    joueur: !pnj,
    ...{ cc: figure('cc'), f: figure('f'), e: figure('e'), i: figure('i'), a: figure('a'), cd: figure('cd') },
    ...{ pvBase: figure('pv'), pv: counts.pv ?? 0, svg: profil['svg'] ?? null, xp: counts.xp ?? 0 },
    ...{ armes, charge },
  };
  const refusal = refuseFighter({ ...combattant, camp: 'a' }, option);
  if (refusal) return refusal;
  const joueur = pnj ? actor : (owner.id ?? actor);
  return { combattant, fiche: sheet.id, joueur, amene: actor, arme: place < 0 ? null : place, statuts };
}
