import { mayChangeSheet, sheetsOf } from '../../src/campaign/sheets.ts';
import type { Engage, MeleeStart } from '../../src/matches/melee.ts';
import type { Gains } from '../../src/rules/jdr/gains.ts';
import { isRefusal, type Json, type Refusal, type Rulings, refuse } from '../../src/rules/rule.ts';
import { flag, text } from '../../src/rules/values.ts';
import type { Choice, CompleteCall, Desk, Shelf, SlashCall } from '../../src/slash/command.ts';
import { refuseOpponent } from '../../src/slash/opponents.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { sheetNamed, viewerOf } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';
import { type Bringing, recrueNamed } from './recrue.ts';

/** Whom the options name, read where it happens. */
interface Gathered {
  readonly engages: readonly Engage[];
  /** The sheet that is left to who is challenged. */
  readonly fiche: string | null;
}

/** A checked mêlée, without who leads it. */
type Checked = Omit<MeleeStart, 'meneur' | 'seul'>;

/** Whether these options ask for a game of several persons: a challenge, or a lobby. */
export function isOfSeveral({ adversaire, fiche, 'fiche-adverse': other }: Values): boolean {
  return adversaire !== undefined || fiche === undefined || other === undefined;
}

/**
 * Looks up both sheets; the opponent's is left to them unless who acts may play both. Refused: `missing` under `fiche` in a
 * duel, who cannot be played against, `melee-needs-opponent` where the second sheet is somebody else's and nobody is challenged, and
 * what sheets are refused for.
 */
export async function gather(values: Values, call: SlashCall, desk: Desk): Promise<Gathered | Refusal> {
  const adversaire = opponentIn(values);
  const [fiche, other] = [text(values, 'fiche'), text(values, 'fiche-adverse')];
  const refusal = adversaire && refuseAdversaire(adversaire, call);
  if (refusal) return refusal;
  if (fiche === undefined) {
    return adversaire || other !== undefined ? refuse('missing', 'fiche') : { engages: [], fiche: null };
  }
  const isPublic = (call.options['visibilite'] ?? 'public') === 'public';
  const arme = text(values, 'arme');
  const bringing: Bringing = { option: 'fiche', charge: flag(values, 'charge'), arme, isPublic };
  const own = await recrueNamed(fiche, bringing, call, desk);
  if (isRefusal(own)) return own;
  const first: Engage = { ...own, combattant: { ...own.combattant, camp: 'a' } };
  if (other === undefined) return { engages: [first], fiche: null };
  const sheet = await sheetNamed(desk, call, other, 'fiche-adverse');
  if (isRefusal(sheet)) return sheet;
  if (sheet.id === own.fiche) return refuse('melee-twice', 'fiche-adverse', { fiche: sheet.nom });
  if (!mayChangeSheet(sheet, viewerOf(call, desk))) {
    if (!adversaire) return refuse('melee-needs-opponent', 'fiche-adverse', { fiche: sheet.nom });
    return { engages: [first], fiche: sheet.nom };
  }
  const charge = flag(values, 'charge-adverse');
  const second = await recrueNamed(other, { option: 'fiche-adverse', charge, isPublic }, call, desk);
  if (isRefusal(second)) return second;
  const { combattant } = second;
  const joueur = adversaire && combattant.joueur ? adversaire.id : second.joueur;
  const engages = [first, { ...second, joueur, combattant: { ...combattant, camp: 'b' as const } }];
  return { engages, fiche: null };
}

/** The mêlée as its options ask for it. `house`: the gains of the campaign. */
export function checkMelee(values: Values, rulings: Rulings, house: Json, gathered: Json): Checked {
  const { engages, fiche } = gathered as unknown as Gathered; // made by `gather`
  const adversaire = opponentIn(values)?.id ?? null;
  const duel = adversaire !== null || engages.length === 2;
  const isOpen = duel && engages.length === 1;
  return {
    duel,
    adversaire,
    fiche,
    charge: isOpen && flag(values, 'charge-adverse'),
    gains: house as unknown as Gains | null, // kept once `readGains` had read it
    rulings,
    engages,
    ignored: [
      ...(engages.length === 0 ? ['charge', 'arme'] : []),
      ...(duel ? [] : ['charge-adverse']),
    ].filter((name) => values[name] !== undefined),
  };
}

/** Names of the weapons of the sheet that is named. */
export async function completeArme(
  call: CompleteCall,
  { tx, campaign, isMaster }: Shelf,
): Promise<readonly Choice[]> {
  const { focused, options } = call;
  if (focused.option !== 'arme' || !campaign) return [];
  const sheets = await sheetsOf(tx, campaign.id, { id: call.actor.id, isMaster });
  const sheet = sheets.find(({ nom }) => fold(nom) === fold(String(options['fiche'] ?? '')));
  return (sheet?.fiche.armes ?? [])
    .filter(({ nom }) => fold(nom).includes(fold(focused.typed)))
    .slice(0, 25)
    .map(({ nom }) => ({ name: nom, value: nom }));
}

function opponentIn({ adversaire }: Values): Named | null {
  return typeof adversaire === 'object' ? adversaire : null;
}

function refuseAdversaire(adversaire: Named, { actor, options: { pour } }: SlashCall): Refusal | null {
  const playerId = typeof pour === 'object' ? pour.id : actor.id;
  if (adversaire.isSelf === true) return refuse('opponent-bot', 'adversaire', { name: adversaire.name });
  return refuseOpponent('adversaire', adversaire, playerId);
}
