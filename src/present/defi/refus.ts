import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import type { RefusResult } from '../../rules/heresie/declaration.ts';
import { answerEmbed, short, wide } from '../embed.ts';
import { stepOf } from '../entry.ts';
import { literal } from '../escape.ts';
import { change } from '../numbers.ts';
import { fr } from '../words.ts';

/** The embed of a declined challenge: who is en disgrâce, what it costs, until when. */
export function declined(entry: Entry, { disgrace, affectee, cc, cd }: RefusResult): APIEmbed {
  if (disgrace === null) {
    return answerEmbed(entry, {
      title: 'Défi refusé',
      outcome: 'neutral',
      verdict: [fr`**Pas de disgrâce** : personne en face ne pouvait le relever`],
    });
  }
  const name = literal(disgrace);
  const fields = (
    [
      ['CC', 'cc', cc],
      ['Cd', 'cd', cd],
    ] as const
  ).flatMap(([label, what, after]) => {
    const before = stepOf(entry, 'modify', what)?.from;
    return after === null || before === undefined ? [] : [short(label, change(before, after))];
  });
  return answerEmbed(entry, {
    title: 'Défi refusé',
    outcome: affectee ? 'failure' : 'neutral',
    verdict: affectee
      ? [`**${name}** tombe en **disgrâce**`]
      : [`**${name}** est en disgrâce, sans effet sur qui est insensible aux statuts`],
    consequences: [...fields, ...(affectee ? [wide('Disgrâce', state)] : [])],
  });
}

const state = [
  'Son unité subit ce que subit toute unité sous un statut, dont l’initiative de 1.',
  'Elle cesse d’elle-même à la phase de fin de ce tour de joueur, sans test.',
].join('\n');
