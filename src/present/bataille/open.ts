import type { APIEmbed } from 'discord-api-types/v10';
import { fitEmbed } from '../cut.ts';
import { palette } from '../embed.ts';
import { literal } from '../escape.ts';
import { number } from '../numbers.ts';
import { fr } from '../words.ts';

/** An open battle of two. `actif`: the id of whose turn it is, `null` once that person's data is deleted. */
export interface OpenBattle {
  readonly channel: string;
  readonly noms: readonly [string, string];
  readonly ronde: number;
  readonly actif: string | null;
  readonly phaseDue: boolean;
}

/** The battles that go on, the oldest first, and whose turn it is in each. */
export function openBattlesEmbed(battles: readonly OpenBattle[], areMore: boolean): APIEmbed {
  return fitEmbed({
    title: 'Batailles en cours',
    color: palette.neutral,
    description: [...battles.map(lineOf), ...(areMore ? ['Et d’autres encore.'] : [])].join('\n'),
  });
}

function lineOf({ channel, noms, ronde, actif, phaseDue }: OpenBattle): string {
  const names = noms.map(literal).join(' contre ');
  const who = actif === null ? 'à une personne effacée' : `à <@${actif}>`;
  const what = phaseDue ? 'sa phase de commandement reste à jouer' : 'la phase de commandement est jouée';
  return fr`**${names}** dans <#${channel}>, ronde ${number(ronde)} : ${who} de jouer, ${what}.`;
}
