import type { Camp, Duel } from '../../rules/heresie/state.ts';
import { type Side, sides } from '../../rules/heresie/terms.ts';

/** One value of a duel that a rule looked at. */
type Field = (duel: Duel) => unknown;

/** What was read, in order: where to look next by what was found, until the value is known. */
type Node<T> = { readonly field: Field; readonly next: Map<unknown, Node<T>> } | { readonly value: T };

/**
 * Remembers what a pure function of a duel gives, by what it looked at alone: duels that differ elsewhere share the
 * answer. The function must not give back parts of the duel, nor copy it: a copy reads everything.
 */
export class Remembered<T> {
  readonly #make: (duel: Duel) => T;
  #root: Node<T> | null = null;

  constructor(make: (duel: Duel) => T) {
    this.#make = make;
  }

  /** What the function gives for `duel`. */
  of(duel: Duel): T {
    let node = this.#root;
    while (node !== null && 'field' in node) node = node.next.get(plain(node.field(duel))) ?? null;
    return node === null ? this.#learn(duel) : node.value;
  }

  #learn(duel: Duel): T {
    const reads: Field[] = [];
    const value = this.#make(watched(duel, (field) => reads.push(field)));
    const known: unknown[] = reads.map((field) => plain(field(duel)));
    const leaf: Node<T> = { value };
    let node: Node<T> = leaf;
    for (let at = reads.length - 1; at >= 0; at -= 1) {
      const field = reads[at] as Field; // within the list
      node = { field, next: new Map([[known[at], node]]) };
    }
    this.#root = this.#root === null ? node : grafted(this.#root, node, known, 0);
    return value;
  }
}

/** `tree` with the one path of `branch`: a pure function asks the same question after the same answers. */
function grafted<T>(tree: Node<T>, branch: Node<T>, known: readonly unknown[], depth: number): Node<T> {
  if (!('field' in tree) || !('field' in branch)) return branch;
  const key = known[depth];
  const after = branch.next.get(key) as Node<T>; // the path is made of these very keys
  const before = tree.next.get(key);
  tree.next.set(key, before === undefined ? after : grafted(before, after, known, depth + 1));
  return tree;
}

/** A duel that tells each field when it is looked at for the first time. */
function watched(duel: Duel, tell: (field: Field) => void): Duel {
  const told = new Set<string>();
  const once = (name: string, field: Field): void => {
    if (told.has(name)) return;
    told.add(name);
    tell(field);
  };
  const camp = (side: Side): Camp =>
    new Proxy(duel[side], {
      get: (target, key) => {
        const name = key as keyof Camp; // a camp is asked for its own fields alone
        once(`${side}.${name}`, (one) => one[side][name]);
        return target[name];
      },
    });
  const camps = new Map<unknown, Camp>(sides.map((side) => [side, camp(side)]));
  return new Proxy(duel, {
    get: (target, key) => {
      const side = camps.get(key);
      if (side !== undefined) return side;
      const name = key as 'first' | 'avantage'; // what a duel has besides its camps
      once(name, (one) => one[name]);
      return target[name];
    },
  });
}

/** A value as a key: what is no primitive by its JSON. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
