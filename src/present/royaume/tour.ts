import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import type { KeptTurn, Waiting } from '../../campaign/regions/fights.ts';
import { cutLine } from '../cut.ts';
import { answerEmbed, wide } from '../embed.ts';
import { resultOf } from '../entry.ts';
import { literal, plain } from '../escape.ts';
import { number } from '../numbers.ts';
import { countedType } from '../words/combat-types.ts';
import { fr, plural } from '../words.ts';

/** The longest label of a button. */
const longestLabel = 80;

/** The embed of a change of turn: the fights that come first, the heroes who must leave. */
export function tour(entry: Entry): APIEmbed {
  const { tour: turn, combats, departs } = resultOf<KeptTurn>(entry);
  const fights = combats.map(
    ({ region, type, nombre, renforces }) =>
      fr`${literal(region)} : **${countedType(nombre, type)}**${renforces ? ', qui touchent sur 3+' : ''}`,
  );
  const leaving = departs.map(({ region, heros }) => fr`${literal(region)} : **${number(heros)} héros**`);
  const none = fr`Rien n’attend dans les régions : le tour commence sans combat.`;
  return answerEmbed(entry, {
    title: `Royaume · tour ${number(turn)}`,
    outcome: fights.length > 0 ? 'mixed' : 'neutral',
    verdict: [
      fr`Le **tour ${number(turn)}** commence : récoltes et destructions sont oubliées.`,
      ...(fights.length > 0 ? [] : [none]),
    ],
    consequences: [
      ...(fights.length > 0 ? [wide('Attaquent les premiers', fights.join('\n'))] : []),
      ...(leaving.length > 0
        ? [wide(`${plural(departs.length, 'Région')} à quitter, faute de troupes`, leaving.join('\n'))]
        : []),
    ],
  });
}

/** « Val d’Or : 3 bandits », on the button of a fight that waits. */
export function fightLabel({ region, type, nombre }: Waiting): string {
  const who = countedType(nombre, type);
  return fr`${cutLine(plain(region), longestLabel - who.length - ' : '.length)} : ${who}`;
}
