import { typeNames } from '../../src/present/words/combat-types.ts';
import { capital } from '../../src/present/words.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { invocables, invoke, withdraw } from '../../src/rules/waryaume/royaume.ts';
import type { TypeId } from '../../src/rules/waryaume/terms.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { OptionSpecs, Values } from '../../src/slash/option.ts';
import { completeRegion, regionAt, regionOption } from './options.ts';
import { deedIn, rulingsOf } from './shared.ts';

const options = {
  region: regionOption('La région : Val d’Or', true),
  type: {
    type: 'choice',
    choices: Object.fromEntries(invocables.map((type) => [type, capital(typeNames[type] ?? type)])),
    description: 'Ce qui vient ou s’en va',
    required: true,
  },
  nombre: { type: 'integer', min: 1, max: 40, description: 'Combien : 3', required: true },
} as const satisfies OptionSpecs;

/** `/royaume invoquer`: undead, bandits and creatures come into a region. */
export const invoquer: Action = {
  description: 'Des morts-vivants, bandits ou créatures viennent dans une région',
  options,
  manner: () => 'public',
  run: (values, call, desk) => moved(values, call, desk, invoke),
  complete: completeRegion,
};

/** `/royaume retirer`: a MJ takes some of them away. */
export const retirer: Action = {
  description: 'MJ : retirer d’une région des morts-vivants, bandits ou créatures',
  options,
  manner: () => 'public',
  run: async (values, call, desk) =>
    desk.isMaster ? moved(values, call, desk, withdraw) : refuse('master-only', null),
  complete: completeRegion,
};

async function moved(
  values: Values,
  call: SlashCall,
  desk: Desk,
  rule: typeof invoke,
): Promise<Deed | Refusal> {
  if (!call.actor.maySpeak) return refuse('may-not-write-here', null);
  const found = await regionAt(desk, String(values['region']));
  if (isRefusal(found)) return found;
  const type = values['type'] as TypeId; // one of the choices
  const nombre = Number(values['nombre']);
  const outcome = rule(found.region, { type, nombre }, rulingsOf(desk));
  if (isRefusal(outcome)) return outcome;
  return deedIn(
    desk,
    found,
    outcome,
    { options: { region: found.region.nom, type, nombre }, behalf: null },
    call,
  );
}
