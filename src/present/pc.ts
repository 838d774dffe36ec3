import type { APIEmbed } from 'discord-api-types/v10';
import type { Bataille } from '../rules/w40k/bataille-terms.ts';
import { fitEmbed } from './cut.ts';
import { palette, wide } from './embed.ts';
import { literal } from './escape.ts';
import { wordOf } from './labels.ts';
import { number, signed } from './numbers.ts';
import { bataillePcCauses } from './words/bataille.ts';
import { fr } from './words.ts';

/** One change of a player’s PC. */
export interface PcMovement {
  readonly change: number;
  readonly after: number;
  readonly cause: string;
}

/** The PC of both players, with the last changes of each, newest first. */
export function pcEmbed(
  { joueurs }: Pick<Bataille, 'joueurs'>,
  movements: readonly (readonly PcMovement[])[],
): APIEmbed {
  return fitEmbed({
    title: 'PC de la bataille',
    color: palette.neutral,
    description: joueurs.map(({ nom, pc }) => fr`${literal(nom)} : **${number(pc)} PC**`).join('\n'),
    fields: joueurs.map(({ nom }, side) =>
      wide(literal(nom), (movements[side] ?? []).map(movementLine).join('\n')),
    ),
  });
}

function movementLine({ change, after, cause }: PcMovement): string {
  return fr`${signed(change)} → ${number(after)} : ${wordOf(bataillePcCauses, cause)}`;
}
