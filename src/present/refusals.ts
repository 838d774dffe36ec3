import type { APIEmbed } from 'discord-api-types/v10';
import type { Refusal } from '../rules/rule.ts';
import { cutLine, limits } from './cut.ts';
import { defiEdge } from './defi/refusals.ts';
import { palette } from './embed.ts';
import { literal } from './escape.ts';
import { bataille } from './refusals/bataille.ts';
import { campagne } from './refusals/campagne.ts';
import { chances } from './refusals/chances.ts';
import { edge } from './refusals/edge.ts';
import { Facts } from './refusals/facts.ts';
import { fiche } from './refusals/fiche.ts';
import { heresie } from './refusals/heresie.ts';
import { house } from './refusals/house.ts';
import { jdr } from './refusals/jdr.ts';
import { journal } from './refusals/journal.ts';
import { matches } from './refusals/match.ts';
import { notation } from './refusals/notation.ts';
import { operation } from './refusals/operation.ts';
import { royaume } from './refusals/royaume.ts';
import { rules } from './refusals/rules.ts';
import { undo } from './refusals/undo.ts';
import { visibility } from './refusals/visibility.ts';
import { waryaume } from './refusals/waryaume.ts';
import { capital, fr } from './words.ts';

/** What a refusal says, from its facts; it begins in lower case when an option name stands before it. */
type Sentences = Readonly<Record<string, (facts: Facts) => string>>;

const sentences: Sentences = {
  ...bataille,
  ...campagne,
  ...chances,
  ...defiEdge,
  ...edge,
  ...fiche,
  ...heresie,
  ...house,
  ...jdr,
  ...journal,
  ...matches,
  ...notation,
  ...operation,
  ...royaume,
  ...rules,
  ...undo,
  ...visibility,
  ...waryaume,
};

/**
 * The French sentence of a refusal: the option, what it got, what it needs, what to do. What people typed passes through
 * `shown`: literal for Discord, plain for a terminal. A code without a sentence (of a version that is not this one) is
 * told as a value that does not fit.
 */
export function refusalText(refusal: Refusal, shown: (typed: string) => string = literal): string {
  const sentence = Object.hasOwn(sentences, refusal.code) ? sentences[refusal.code] : undefined;
  const facts = new Facts({ option: refusal.option, ...refusal.context }, shown);
  const text = sentence?.(facts) ?? 'cette valeur ne convient pas.';
  return refusal.option === null ? capital(text) : fr`${shown(refusal.option)} : ${text}`;
}

/** The sentence as the embed of a private answer. */
export function refusalEmbed(refusal: Refusal): APIEmbed {
  return { color: palette.neutral, description: cutLine(refusalText(refusal), limits.description) };
}

/** The codes that have a sentence. */
export const knownCodes: readonly string[] = Object.keys(sentences);
