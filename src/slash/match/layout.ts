import { type APIStringSelectComponent, ComponentType } from 'discord-api-types/v10';
import type { MatchState } from '../../matches/match.ts';
import { cutLine } from '../../present/cut.ts';
import { part } from '../../present/match/forms.ts';
import { type Button, button, row } from '../buttons.ts';
import type { Message } from '../command.ts';
import { makeCustomId } from '../custom-id.ts';
import type { Control, MatchPlay } from './roll.ts';

type Rows = Message['components'];
type Placed<Move, As> = { readonly move: Move; readonly control: Extract<Control, { as: As }> };

/** What Discord takes: rows of a message, buttons of a row, choices of a menu. */
const most = { rows: 5, buttons: 5, choices: 25, label: 100 } as const;

/**
 * The controls of a game as it stands: its menus, then its buttons, then those that every answer has (`others`). Without a
 * game these alone. Throws when a game offers more than a message holds: 25 moves in each menu, five rows in all.
 */
export function layOut<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  game: { readonly id: number; readonly state: State } | null,
  others: readonly Button[],
): Rows {
  const moves = game ? play.match.offered(game.state) : [];
  const menus: Placed<Move, 'menu'>[] = [];
  const singles: Placed<Move, 'button'>[] = [];
  for (const move of moves) {
    if (!game) break;
    const control = play.control(move, game.state);
    if (control.as === 'menu') menus.push({ move, control });
    else singles.push({ move, control });
  }
  const at = (action: string, ...args: string[]) =>
    makeCustomId(play.name, action, game?.id ?? 0, game?.state.version ?? 0, ...args);
  const buttons = [
    ...singles.map(({ move, control }) =>
      button(control.label, at(actionOf(play, move), ...move.split(':')), control.style),
    ),
    ...physical(play, game?.state ?? null, at),
    ...others,
  ];
  const rows: Rows = [
    ...menuRows(play, menus, at),
    ...inPages(buttons, most.buttons).map((some) => row(...some)),
  ];
  if (rows.length > most.rows) throw new Error(`${play.name}: ${rows.length} rows of controls`);
  return rows;
}

/** The moves that dice fall for and no form of their own opens for: these can be made with dice thrown by hand. */
export function rollingMoves<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  state: State,
  moves: readonly Move[],
): readonly Move[] {
  return moves.filter((move) => play.control(move, state).rolls && actionOf(play, move) === 'move');
}

/** What a click on a move does: it is made at once, or a form opens. */
function actionOf<Move extends string>(
  { forms = {}, confirms = {} }: { readonly forms?: object; readonly confirms?: object },
  move: Move,
): 'move' | 'form' {
  return keyIn(forms, move) !== null || keyIn(confirms, move) !== null ? 'form' : 'move';
}

/** Under which key a record of moves holds one: the whole move, or what stands before its `:`. */
export function keyIn(record: object, move: string): string | null {
  const [kind = move] = move.split(':');
  return [move, kind].find((key) => Object.hasOwn(record, key)) ?? null;
}

type At = (action: string, ...args: string[]) => string;

function physical<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  state: State | null,
  at: At,
): Button[] {
  const [one, ...more] = state ? rollingMoves(play, state, play.match.offered(state)) : [];
  if (one === undefined) return [];
  return [button('Dés physiques', at('physical', ...(more.length > 0 ? [] : one.split(':'))))];
}

/** A menu for each purpose; one that has too many choices is parted, and its parts say so. */
function menuRows<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  placed: readonly Placed<Move, 'menu'>[],
  at: At,
): Rows {
  const kinds = Map.groupBy(placed, ({ move, control }) => `${control.menu}:${actionOf(play, move)}`);
  return [...kinds].flatMap(([kind, all]) => {
    const [menu = '', action] = kind.split(':');
    const pages = inPages(all, most.choices);
    return pages.map((page, index) => {
      const select: APIStringSelectComponent = {
        type: ComponentType.StringSelect,
        custom_id: at(action === 'form' ? 'menu-form' : 'menu', menu, String(index)),
        placeholder: cutLine(part(page[0]?.control.placeholder ?? '', index, pages.length), 150),
        options: page.map(({ move, control: { label, description } }) => ({
          value: move,
          label: cutLine(label, most.label),
          ...(description !== undefined && { description: cutLine(description, most.label) }),
        })),
      };
      return { type: ComponentType.ActionRow, components: [select] };
    });
  });
}

function inPages<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, page) =>
    all.slice(page * size, (page + 1) * size),
  );
}
