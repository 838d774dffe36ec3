import { pagesOf, rulingEmbed, rulingsOverview, rulingsPage } from '../../src/present/arbitrages.ts';
import { games, isSwitch, type PlacedRuling, rulingOf, rulingsOf } from '../../src/present/games.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { button, row } from '../../src/slash/buttons.ts';
import type {
  Action,
  Choice,
  CompleteCall,
  ComponentCall,
  Deed,
  Desk,
  Message,
  Press,
  SlashCall,
} from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import type { Values } from '../../src/slash/option.ts';
import { fold } from '../../src/text/fold.ts';
import { matching, only, refuseSetting, setting } from './shared.ts';

/** The answer that takes a ruling back to its default. */
const reset = 'defaut';

/** `/campagne arbitrage`: every ruling of every game; list, one, set, reset. */
export const arbitrage: Action = {
  description: 'Ce que les livres ne disent pas : lire les arbitrages, et pour un MJ les changer',
  options: {
    jeu: {
      type: 'choice',
      choices: Object.fromEntries(games.map(({ id, name }) => [id, name])),
      description: 'Lire tous ceux d’un jeu',
    },
    regle: {
      type: 'text',
      max: 100,
      autocomplete: true,
      description: 'Un arbitrage, par sa question : édition',
    },
    reponse: {
      type: 'text',
      max: 100,
      autocomplete: true,
      description: 'MJ : la réponse à suivre désormais, ou « par défaut »',
    },
  },
  manner: ({ reponse }) => (reponse === undefined ? 'private' : 'public'),
  run,
  complete,
};

/** Turning the pages of a game's rulings. */
export const arbitragePage: Press = {
  manner: 'update',
  run: async (call: ComponentCall, desk: Desk) => {
    const [gameId = '', page] = call.args;
    const message = pageMessage(gameId, Number(page), desk);
    return message ? { kind: 'read', message } : refuse('gone', null);
  },
};

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { jeu, regle, reponse } = values;
  const refusal = reponse === undefined ? null : refuseSetting(call, desk);
  if (refusal) return refusal;
  if (regle === undefined) {
    if (reponse !== undefined) return refuse('missing', 'regle');
    const page = typeof jeu === 'string' ? pageMessage(jeu, 1, desk) : null;
    return { kind: 'read', message: page ?? only(rulingsOverview(desk.campaign)) };
  }
  const placed = rulingTyped(String(regle), typeof jeu === 'string' ? jeu : null);
  if (!placed) return refuse('unknown-ruling', 'regle', { got: String(regle) });
  if (reponse === undefined) return { kind: 'read', message: only(rulingEmbed(placed, desk.campaign)) };
  return change(placed, String(reponse), desk);
}

async function change(placed: PlacedRuling, typed: string, desk: Desk): Promise<Deed | Refusal> {
  const { key, game, ruling } = placed;
  if (!isSwitch(ruling)) return refuse('single-answer', 'regle');
  const answer = answerTyped(placed, typed);
  if (isRefusal(answer)) return answer;
  const value = answer === ruling.default ? null : answer;
  const current = desk.campaign.rulings[game.id]?.[ruling.id] ?? ruling.default;
  if (answer === current) return refuse('answer-in-force', 'reponse');
  return setting(desk, { regle: key, reponse: answer }, [{ kind: 'arbitrage', name: key, value }]);
}

/** The ruling that was picked, or whose id or question was typed and no other's. */
function rulingTyped(typed: string, gameId: string | null): PlacedRuling | undefined {
  const picked = rulingOf(typed);
  if (picked) return picked;
  const wanted = fold(typed);
  const named = rulingsOf(gameId).filter(
    ({ ruling }) => fold(ruling.id) === wanted || fold(ruling.question) === wanted,
  );
  return named.length === 1 ? named[0] : undefined;
}

function answerTyped({ ruling }: PlacedRuling, typed: string): string | Refusal {
  const wanted = fold(typed);
  if (wanted === reset || wanted === 'par defaut') return ruling.default;
  const found = Object.entries(ruling.answers).find(
    ([id, meaning]) => fold(id) === wanted || fold(meaning) === wanted,
  );
  return (
    found?.[0] ?? refuse('unknown-answer', 'reponse', { got: typed, known: Object.keys(ruling.answers) })
  );
}

async function complete(call: CompleteCall): Promise<readonly Choice[]> {
  const { jeu, regle } = call.options;
  if (call.focused.option === 'reponse') {
    const placed = rulingTyped(String(regle ?? ''), null);
    if (!placed) return [];
    const answers = Object.entries(placed.ruling.answers).map(([value, name]) => ({ name, value }));
    return matching(call.focused.typed, [...answers, { name: 'Par défaut', value: reset }]);
  }
  const all = rulingsOf(typeof jeu === 'string' ? jeu : null);
  const switchesFirst = [...all].sort(
    (one, other) => Number(isSwitch(other.ruling)) - Number(isSwitch(one.ruling)),
  );
  return matching(
    call.focused.typed,
    switchesFirst.map(({ key, ruling }) => ({ name: ruling.question, value: key })),
  );
}

/** One page of a game's rulings with the buttons to turn it, `null` where there is none. */
function pageMessage(gameId: string, page: number, { campaign }: Desk): Message | null {
  const game = games.find(({ id }) => id === gameId);
  const pages = game ? pagesOf(game) : 0;
  if (!game || !(page >= 1 && page <= pages)) return null;
  const to = (label: string, target: number) =>
    target >= 1 && target <= pages
      ? [button(label, makeCustomId('campagne', 'arbitrages', gameId, target))]
      : [];
  const turns = [...to('Précédents', page - 1), ...to('Suivants', page + 1)];
  return only(rulingsPage(game, page, campaign), turns.length === 0 ? [] : [row(...turns)]);
}
