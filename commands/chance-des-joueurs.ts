import type { LuckCriteria } from '../src/campaign/luck.ts';
import { personKey } from '../src/campaign/search-kept.ts';
import { type Session, sessionByNumber } from '../src/campaign/sessions.ts';
import { everybody } from '../src/campaign/visibility.ts';
import { type Refusal, refuse } from '../src/rules/rule.ts';
import type { Command, Deed, Desk, SlashCall } from '../src/slash/command.ts';
import type { Named, OptionSpecs, Values } from '../src/slash/option.ts';
import { reported } from '../src/slash/report.ts';
import { completeSheet, sheetOption, viewerOf } from '../src/slash/sheets.ts';
import { fold } from '../src/text/fold.ts';

const options: OptionSpecs = {
  joueur: { type: 'user', description: 'Qui a lancé, ou pour qui le MJ a lancé (tout le monde sinon)' },
  fiche: sheetOption('La fiche ou le nom donné au jet : Boyz'),
  seance: {
    type: 'integer',
    min: 1,
    max: 100_000,
    description: 'Le numéro de la séance : 3 (tout le journal sinon)',
  },
  commande: {
    type: 'choice',
    description: 'Un seul genre de jet',
    choices: Object.fromEntries(
      ['combat', 'defi', 'ebranlement', 'impact', 'jet', 'melee', 'moral'].map((name) => [name, `/${name}`]),
    ),
  },
  visibilite: {
    type: 'choice',
    description: 'Qui voit la réponse (toi seul si rien n’est dit)',
    choices: { public: 'Public : sur les jets que tous voient', personnel: 'Personnel : moi seul' },
  },
};

const description = 'La chance aux dés : ce qui est tombé contre ce qu’on pouvait attendre';

/** `/chance-des-joueurs`: luck against exact expectation, from the journal. Nothing is rolled, nothing is written. */
export const chanceDesJoueurs: Command = {
  name: 'chance-des-joueurs',
  description,
  action: {
    description,
    options,
    manner: ({ visibilite }) => (visibilite === 'public' ? 'public' : 'private'),
    run: tell,
    complete: completeSheet,
  },
};

/** What all see is counted from what all may see. */
async function tell(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { tx, campaign, report } = desk;
  const { joueur, fiche, seance, commande, visibilite } = values;
  if (visibilite === 'public' && !call.actor.maySpeak) return refuse('may-not-speak', 'visibilite');
  const session = seance === undefined ? null : await sessionByNumber(tx, campaign.id, Number(seance));
  if (seance !== undefined && !session) return refuse('unknown-session', 'seance', { got: Number(seance) });
  const player = joueur === undefined ? null : (joueur as Named); // a user option
  const criteria: LuckCriteria = {
    person: player && ((await personKey(tx, campaign.id, player.id)) ?? nobody),
    sheet: fiche === undefined ? null : fold(String(fiche)),
    command: commande === undefined ? null : String(commande),
    span: spanOf(session),
  };
  const subject = {
    campaign: campaign.name,
    player: player?.name ?? null,
    sheet: fiche === undefined ? null : String(fiche),
    command: criteria.command,
    session: session?.number ?? null,
  };
  const viewer = visibilite === 'public' ? everybody : viewerOf(call, desk);
  const who = player?.id ?? null;
  const asked = { campaign: reported(campaign), rulings: campaign.rulings, viewer, criteria, who, subject };
  return { kind: 'later', message: () => report({ kind: 'chance-des-joueurs', ...asked }) };
}

/** The key of no person. */
const nobody = 0;
const highest = 1_000_000_000;

function spanOf(session: Session | null): LuckCriteria['span'] {
  return { from: (session?.after ?? 0) + 1, to: session?.until ?? highest };
}
