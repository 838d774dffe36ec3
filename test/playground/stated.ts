import type { RecordShape, Shape } from '../../src/playground/limits/shape.ts';

/** As much of Discord's own description (OpenAPI) as is compared. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly const?: string | number;
  readonly enum?: readonly (string | number)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly uniqueItems?: boolean;
}
export interface Description {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** One thing that differs: `place` is `<schema>.<key>`. */
export interface Difference {
  readonly place: string;
  readonly what: string;
}

/** Every record that the description names, in the given shapes and in what they hold. */
export function recordsOf(shapes: readonly Shape[]): RecordShape[] {
  const found = new Set<RecordShape>();
  const visit = (shape: Shape): void => {
    if (shape.kind === 'list') visit(shape.of);
    if (shape.kind === 'either') shape.of.forEach(visit);
    if (shape.kind === 'union') Object.values(shape.of).forEach(visit);
    if (shape.kind !== 'record' || found.has(shape)) return;
    found.add(shape);
    Object.values(shape.keys).forEach(visit);
  };
  shapes.forEach(visit);
  return [...found].filter(({ schemas }) => schemas.length > 0);
}

/** Where our record and Discord's disagree: keys, what is required, and every number and enumeration stated. */
export function compare(record: RecordShape, description: Description): Difference[] {
  const named = record.schemas.map((name) => ({ name, schema: description.components.schemas[name] }));
  const known = new Set(named.flatMap(({ schema }) => Object.keys(schema?.properties ?? {})));
  const ours = Object.keys(record.keys);
  const extra = ours
    .filter((key) => !known.has(key))
    .map((key) => say(`${record.schemas[0]}.${key}`, 'not stated'));
  return [
    ...extra,
    ...named.flatMap(({ name, schema }) => {
      if (schema?.properties === undefined) return [say(name, 'no such schema')];
      const optional = (schema.required ?? []).filter((key) => !record.required.includes(key));
      return [
        ...optional.map((key) => say(`${name}.${key}`, 'stated as required')),
        ...Object.entries(schema.properties).flatMap(([key, property]) => {
          const shape = record.keys[key];
          if (shape === undefined) return [say(`${name}.${key}`, 'unknown to us')];
          return compareShape(shape, resolve(property, description), `${name}.${key}`, description);
        }),
      ];
    }),
  ];
}

function compareShape(shape: Shape, stated: Schema, place: string, description: Description): Difference[] {
  const differ = (what: string, own: number, theirs: number | undefined) =>
    theirs === undefined || own === theirs ? [] : [say(place, `${what}: ours ${own}, stated ${theirs}`)];
  const below = (what: string, own: number, theirs: number | undefined) =>
    theirs === undefined || own >= theirs ? [] : [say(place, `${what}: ours ${own}, stated ${theirs}`)];
  const inner = (part: Shape, schema: Schema | undefined) =>
    schema === undefined ? [] : compareShape(part, resolve(schema, description), place, description);
  switch (shape.kind) {
    case 'text':
      return [
        ...below('minLength', shape.min, stated.minLength),
        ...differ('maxLength', shape.max, stated.maxLength),
      ];
    case 'number':
      return [
        ...differ('minimum', shape.min, stated.minimum),
        ...differ('maximum', shape.max, stated.maximum),
      ];
    case 'list':
      return [
        ...below('minItems', shape.min, stated.minItems),
        ...differ('maxItems', shape.max, stated.maxItems),
        ...below('uniqueItems', Number(shape.unique), Number(stated.uniqueItems ?? false)),
        ...inner(shape.of, stated.items),
      ];
    case 'locales':
      return inner(shape.of, stated.additionalProperties);
    case 'among':
      return sameValues(shape.values.map(String), constants(stated), place);
    case 'union':
      return sameValues(Object.keys(shape.of), types(stated, description), place);
    default:
      return [];
  }
}

function sameValues(ours: readonly string[], stated: readonly string[], place: string): Difference[] {
  const lists = [ours, stated].map((values) => [...new Set(values)].sort().join(' '));
  return lists[0] === lists[1] ? [] : [say(place, `values: ours ${lists[0]}, stated ${lists[1]}`)];
}

function constants(stated: Schema): string[] {
  return (stated.enum ?? stated.oneOf?.flatMap((one) => one.const ?? []) ?? []).map(String);
}

/** The values of `type` that tell the members of a union apart. */
function types(stated: Schema, description: Description): string[] {
  const members = stated.oneOf ?? [stated];
  return members.flatMap((one) => constants(resolve(one, description).properties?.['type'] ?? {}));
}

/** What a reference stands for; « this or null » is this. */
function resolve(schema: Schema, description: Description): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return resolve(description.components.schemas[name] ?? {}, description);
  const real = schema.oneOf?.filter((one) => one.type !== 'null');
  const only = real?.length === 1 && real[0]?.const === undefined ? real[0] : undefined;
  return only === undefined ? schema : resolve(only, description);
}

function say(place: string, what: string): Difference {
  return { place, what };
}
