import type { Entry } from '../../campaign/entry.ts';
import type { Defi } from '../../rules/heresie/state.ts';
import type { Json } from '../../rules/rule.ts';
import { lastStepOf, nameOption } from '../entry.ts';
import { literal } from '../escape.ts';
import type { RuleWords } from '../labels.ts';
import { defiWords } from '../words/defi.ts';
import type { Names } from './round.ts';

/** Who meets whom as the calculation says; without it, as the options name them. */
export function namesOf(entry: Entry): Names {
  const said = lastStepOf(entry, 'clause', 'duellistes')?.value;
  const name = (side: 'protagoniste' | 'antagoniste'): string | null => {
    const known = typeof said === 'object' && said !== null && side in said ? Reflect.get(said, side) : null;
    return typeof known === 'string' ? literal(known) : null;
  };
  return toldApart({
    protagoniste: name('protagoniste') ?? nameOption(entry, 'fiche') ?? 'Protagoniste',
    antagoniste: name('antagoniste') ?? nameOption(entry, 'fiche-adverse') ?? 'Antagoniste',
  });
}

/** What both are called where nothing was played: as typed, not escaped. */
export function plainNamesOf({
  protagoniste,
  antagoniste,
}: Pick<Defi, 'protagoniste' | 'antagoniste'>): Names {
  return toldApart({ protagoniste: protagoniste.profil.nom, antagoniste: antagoniste.profil.nom });
}

/** Two models of one name, as two ready-made ones may be, are told apart by who issued the challenge. */
export function toldApart({ protagoniste, antagoniste }: Names): Names {
  if (protagoniste !== antagoniste) return { protagoniste, antagoniste };
  return { protagoniste: `${protagoniste} (protagoniste)`, antagoniste: `${antagoniste} (antagoniste)` };
}

/**
 * The words of a challenge, with what its own fighters, postures and weapons are called: persons wrote these, they are shown
 * as typed.
 */
export function wordsOf(entry: Entry): RuleWords {
  const said = lastStepOf(entry, 'clause', 'duellistes')?.value;
  const postures = escaped(said, 'postures');
  const armes = escaped(said, 'armes');
  const cause = { ...defiWords.cause, ...postures };
  const fighters = { ...namesOf(entry) };
  return {
    ...defiWords,
    about: fighters,
    cause,
    value: { ...armes, ...defiWords.value, ...without(armes, cause), ...postures, ...fighters },
  };
}

/** A weapon that shares its id with a posture or a word of the rules leaves them theirs. */
function without(armes: Words, taken: Words): Words {
  return Object.fromEntries(Object.entries(armes).filter(([id]) => !Object.hasOwn(taken, id)));
}

type Words = Readonly<Record<string, string>>;

function escaped(said: Json | undefined, kind: 'postures' | 'armes'): Words {
  const noms = field(said, 'noms');
  const all = Object.entries(Object(field(noms, kind)) as Readonly<Record<string, unknown>>); // of what is no object: none
  return Object.fromEntries(
    all.flatMap(([id, nom]) => (typeof nom === 'string' ? [[id, literal(nom)]] : [])),
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
