import type { APIEmbed } from 'discord-api-types/v10';
import type { Person } from '../../campaign/entry.ts';
import type { Kept } from '../../campaign/regions.ts';
import { fitEmbed } from '../cut.ts';
import { palette } from '../embed.ts';
import { literal } from '../escape.ts';
import { number } from '../numbers.ts';
import { countedType } from '../words/combat-types.ts';
import { fr, plural } from '../words.ts';
import { departureLine, regionLines } from './lines.ts';

/** One region as it stands now, in that turn; `departs`: heroes who must leave it. */
export function regionEmbed(
  kept: Kept,
  {
    people,
    turn,
    departs,
  }: { readonly people: readonly Person[]; readonly turn: number; readonly departs: number },
): APIEmbed {
  return fitEmbed({
    title: `Région · ${literal(kept.region.nom)}`,
    color: palette.neutral,
    description: [...regionLines(kept, people), ...(departs > 0 ? [departureLine(departs)] : [])].join('\n'),
    footer: { text: `Tour ${number(turn)}` },
  });
}

/** All regions, one line each. */
export function boardEmbed(regions: readonly Kept[], turn: number): APIEmbed {
  if (regions.length === 0)
    return {
      color: palette.neutral,
      description: fr`Le plateau n’a pas encore de région. La première se crée en la nommant : /royaume region region:"Val d’Or"`,
    };
  return fitEmbed({
    title: 'Royaume',
    color: palette.neutral,
    description: regions.map(boardLine).join('\n'),
    footer: { text: `Tour ${number(turn)} · ${number(regions.length)} ${plural(regions.length, 'région')}` },
  });
}

/** « **Val d’Or** : 4 troupes, 3 bandits, récoltée ». */
function boardLine({ region }: Kept): string {
  const { nom, troupes, heros, invocations, recoltes, destruction, capitale, cimetiere } = region;
  const facts = [
    ...(capitale ? ['capitale'] : []),
    ...(cimetiere ? ['cimetière'] : []),
    ...(troupes > 0 ? [countedType(troupes, 'troupe')] : []),
    ...(heros > 0 ? [`${number(heros)} héros`] : []),
    ...invocations.map(({ type, nombre }) => countedType(nombre, type)),
    ...(recoltes.length > 0 ? ['récoltée'] : []),
    ...(destruction ? ['un bâtiment détruit'] : []),
  ];
  return fr`**${literal(nom)}** : ${facts.length === 0 ? 'rien à signaler' : facts.join(', ')}`;
}
