import { arbitrages } from '../../../data/confede/arbitrages.ts';
import { clauses } from '../../../data/confede/impact.ts';
import { check, type Impact, resolve } from '../../../src/rules/confede/impact.ts';
import type { ImpactResult } from '../../../src/rules/confede/terms.ts';
import type { Golden } from '../golden.ts';
import { forceCases } from './impact-force.cases.ts';
import { groupCases } from './impact-groups.cases.ts';
import { refusalCases } from './impact-refusals.cases.ts';
import { woundCases } from './impact-wounds.cases.ts';

export const golden: Golden<Impact, ImpactResult> = {
  rule: { check, resolve, clauses, arbitrages },
  cases: [...forceCases, ...woundCases, ...groupCases, ...refusalCases],
};
