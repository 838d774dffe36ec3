import { postures } from '../../../data/heresie/postures.ts';
import { conditions, formes, formesDeRegle } from '../../../data/heresie/vocabulaire.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../rule.ts';
import type { Posture } from './posture.ts';

/** What a field may be: a whole number within bounds, one of some words, any id in kebab-case, a special rule. */
interface Champ {
  readonly min?: number;
  readonly max?: number;
  readonly parmi?: readonly string[];
  readonly mot?: boolean;
  readonly regle?: boolean;
  readonly facultatif?: boolean;
}

/** One word of the vocabulary with its fields. */
export interface Forme {
  readonly id: string;
  readonly champs: Readonly<Record<string, Champ>>;
  readonly source: string;
}

/** An object as it came: every field is still to be read. */
type Raw = Readonly<Record<string, unknown>>;

const mostEffets = 10;
const word = /^[a-z0-9]+(-[a-z0-9]+)*$/u;
const texts: Readonly<Record<string, number>> = { nom: 80, texte: 300, source: 200 };
const flags = ['premiere', 'unique', 'durable'];
const fields = [
  'id',
  'nom',
  'texte',
  'faction',
  'personnage',
  ...flags,
  'visees',
  'effets',
  'clause',
  'source',
];

/**
 * A campaign's own posture, from parsed JSON. `faction`, `personnage` and `source` may be left out; `clause` is always that
 * of such postures. Nothing is thrown. Refused: `posture-not-object`; `posture-unknown-field` [field]; `posture-field`
 * [field, got] and what is needed: [known], [min, max], [max] characters or nothing (a word in kebab-case, yes or no);
 * `posture-reserved` [id] for the id of a posture that everybody has.
 */
export function checkPosture(json: unknown): Posture | Refusal {
  if (!isRaw(json)) return refuse('posture-not-object', null);
  const strange = Object.keys(json).find((field) => !fields.includes(field));
  if (strange !== undefined) return refuse('posture-unknown-field', null, { field: strange });
  const { id, faction = null, personnage = null, source = 'Posture de la campagne' } = json;
  const filled: Raw = { ...json, faction, personnage, source };
  const wrong = misfit(filled);
  if (wrong !== null) return wrong;
  if (postures.some((one) => one.id === id)) return refuse('posture-reserved', null, { id: seen(id) });
  const effets = readEffets(filled['effets']);
  if (isRefusal(effets)) return effets;
  return { ...filled, effets, clause: 'defi.16' } as unknown as Posture; // every field has just been held to its form
}

/** The first field besides the effects that is not what it must be. */
function misfit(raw: Raw): Refusal | null {
  if (!isWord(raw['id'])) return wrongField('id', raw['id']);
  for (const [field, max] of Object.entries(texts)) {
    const text = raw[field];
    const fits = typeof text === 'string' && text.trim() !== '' && text.length <= max;
    if (!fits) return wrongField(field, text, { max });
  }
  const named = ['faction', 'personnage'].find((field) => raw[field] !== null && !isWord(raw[field]));
  if (named) return wrongField(named, raw[named]);
  const flag = flags.find((one) => raw[one] !== undefined && typeof raw[one] !== 'boolean');
  if (flag) return wrongField(flag, raw[flag]);
  const { visees } = raw;
  const listed =
    visees === undefined || (Array.isArray(visees) && visees.length <= 25 && visees.every(isWord));
  return listed ? null : wrongField('visees', visees);
}

function readEffets(effets: unknown): readonly Raw[] | Refusal {
  if (!Array.isArray(effets) || effets.length === 0 || effets.length > mostEffets) {
    return wrongField('effets', effets, { min: 1, max: mostEffets });
  }
  for (const [index, effet] of effets.entries()) {
    const wrong = readForm(effet, 'effet', formes, `effets.${index + 1}`);
    if (wrong !== null) return wrong;
  }
  return effets;
}

/** What is wrong with an object whose field `key` names its form, `null` when nothing is. */
function readForm(raw: unknown, key: string, forms: readonly Forme[], path: string): Refusal | null {
  if (!isRaw(raw)) return wrongField(path, raw);
  const forme = forms.find(({ id }) => id === raw[key]);
  if (!forme) return wrongField(`${path}.${key}`, raw[key], { known: forms.map(({ id }) => id) });
  const known = [key, ...(key === 'effet' ? ['si'] : []), ...Object.keys(forme.champs)];
  const strange = Object.keys(raw).find((field) => !known.includes(field));
  if (strange !== undefined) return refuse('posture-unknown-field', null, { field: `${path}.${strange}` });
  const si = raw['si'];
  const holds = conditions.map(({ id }) => id);
  if (si !== undefined && !holds.some((one) => one === si))
    return wrongField(`${path}.si`, si, { known: holds });
  for (const [field, champ] of Object.entries(forme.champs)) {
    const wrong = readField(raw[field], champ, `${path}.${field}`);
    if (wrong !== null) return wrong;
  }
  const { operation, valeur } = raw;
  const least = operation === 'divise' ? 1 : 0;
  const negative = operation !== undefined && operation !== 'plus' && Number(valeur) < least;
  return negative ? wrongField(`${path}.valeur`, valeur, { min: least, max: 20 }) : null;
}

function readField(got: unknown, champ: Champ, path: string): Refusal | null {
  const { min, max, parmi, mot, regle, facultatif } = champ;
  if (got === undefined && facultatif) return null;
  if (regle) return readForm(got, 'id', formesDeRegle, path);
  if (mot && isWord(got)) return null;
  if (parmi?.some((one) => one === got)) return null;
  const counts = min !== undefined && max !== undefined && Number.isInteger(got);
  if (counts && min <= Number(got) && Number(got) <= max) return null;
  return wrongField(path, got, {
    ...(parmi && { known: parmi }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  });
}

function wrongField(field: string, got: unknown, needed: Readonly<Record<string, Json>> = {}): Refusal {
  return refuse('posture-field', null, { field, got: seen(got), ...needed });
}

/** What was got, short enough for a sentence; `null` when it was left out or is no plain value. */
function seen(got: unknown): string | number | boolean | null {
  if (typeof got === 'string') return got.slice(0, 100);
  return typeof got === 'number' || typeof got === 'boolean' ? got : null;
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 60 && word.test(value);
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
