import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { arbitrages as waryaume } from '../../data/waryaume/arbitrages.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { arene } from '../../src/odds/arene.ts';
import { Rounds } from '../../src/odds/heresie/round.ts';
import { Sequel } from '../../src/odds/heresie/suite.ts';
import { tableOf } from '../../src/odds/heresie/table.ts';
import { posed } from '../../src/odds/heresie/tour.ts';
import { sampleDuel } from '../../src/odds/sample.ts';
import { assautOdds } from '../../src/odds/waryaume.ts';
import { jusquauBout } from '../../src/rules/heresie/defi.ts';
import { begin } from '../../src/rules/heresie/run.ts';
import type { Defi, Duel } from '../../src/rules/heresie/state.ts';
import { isRefusal, type Refusal, rulingsInForce } from '../../src/rules/rule.ts';
import { check as checkCombat } from '../../src/rules/waryaume/combat.ts';
import { atMost, type Figure, type Limit } from './figures.ts';
import { median, timedNow } from './median.ts';

const first = { protagoniste: null, antagoniste: null } as const;
/** Plays that bring a chance within ±0,1 % with 95 % confidence, whatever it is: 1,96² × ¼ ÷ 0,001². */
const playsForTenth = 960_400;
/** Plays that are timed; the rest is a rule of three. */
const playsTimed = 2_000;

function sound<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.code);
  return value;
}

/** The end of a duel without postures, counted anew. */
export function countEnd(defi: Defi): number {
  const rounds = new Rounds(defi);
  const chosen = sound(posed(rounds, begin(defi).duel, {}));
  return new Sequel(rounds, first, 'aucune-posture').after(chosen).vainqueur.protagoniste;
}

/** Exact odds, each counted anew, and the plays that would bring them within ±0,1 %. */
export function measureOdds(): readonly Figure[] {
  const defi = sampleDuel();
  const { duel } = begin(defi);
  const armed = armedDuel(defi, duel);
  const six = sound(
    checkCombat(
      { attaque: '2 dragons', defense: '9 golems', contexte: 'joueur', simuler: true },
      rulingsInForce(waryaume),
    ),
  );
  return [
    figure(
      'Un round de défi, chances exactes',
      warm(() => new Rounds(defi).from(armed), 200),
      atMost(2),
    ),
    figure(
      'Un défi jusqu’au bout, chances exactes',
      warm(() => countEnd(defi), 40),
      atMost(10),
    ),
    figure('Le même dans un programme qui vient de démarrer', cold(), atMost(100)),
    figure('Le même joué jusqu’à ±0,1 %', playsUntilTenth(defi), null),
    figure(
      'Table des postures du premier round',
      warm(() => tableOf(sequel(defi), duel), 4),
      atMost(1_000),
    ),
    figure(
      'L’Arène choisit sa posture',
      warm(() => arene(begin({ ...defi }), 'protagoniste'), 4),
      atMost(100),
    ),
    figure(
      'Six D12 d’un assaut, chances exactes',
      warm(() => assautOdds(six, null), 200),
      atMost(1),
    ),
  ];
}

function figure(label: string, value: number, limit: Limit | null): Figure {
  return { label, value, unit: 'ms', limit };
}

function sequel(defi: Defi): Sequel {
  return new Sequel(new Rounds(defi), first, 'aucune-posture');
}

function armedDuel(defi: Defi, duel: Duel): Duel {
  const chosen = sound(posed(new Rounds(defi), duel, {}));
  const arme = (side: 'protagoniste' | 'antagoniste') => ({
    ...chosen[side],
    arme: defi[side].armes[0]?.id ?? null,
  });
  return { ...chosen, protagoniste: arme('protagoniste'), antagoniste: arme('antagoniste') };
}

/** The median of `times`, after as many that only warm up. */
function warm(work: () => unknown, times: number): number {
  for (let time = 0; time < times; time += 1) work();
  return median(Array.from({ length: times }, () => timedNow(work)));
}

/** In programs of their own, which time their first duel. */
function cold(): number {
  const program = join(import.meta.dirname, 'odds-cold.ts');
  const times = Array.from({ length: 5 }, () => {
    const { stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    return Number(stdout);
  });
  return median(times);
}

function playsUntilTenth(defi: Defi): number {
  const play = (number: number) => sound(jusquauBout(defi, {}, seededDice(`bench ${number}`)));
  for (let number = 0; number < playsTimed; number += 1) play(number);
  const time = timedNow(() => {
    for (let number = 0; number < playsTimed; number += 1) play(number);
  });
  return (time / playsTimed) * playsForTenth;
}
