/** As much of JSON Schema as Discord's description uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}
export type Schemas = Readonly<Record<string, Schema>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a value is unlike its schema: one line per place. A union is satisfied by any of its members. */
export function unlike(schema: Schema, value: unknown, schemas: Schemas, path = ''): string[] {
  if (schema.$ref !== undefined)
    return unlike(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, value, schemas, path);
  const union = schema.oneOf ?? schema.anyOf;
  return [
    ...(union ? unlikeUnion(union, value, schemas, path) : []),
    ...(schema.allOf ?? []).flatMap((part) => unlike(part, value, schemas, path)),
    ...unlikeValue(schema, value, path),
    ...(Array.isArray(value) ? unlikeList(schema, value, schemas, path) : []),
    ...(isObject(value) ? unlikeObject(schema, value, schemas, path) : []),
  ];
}

/** The complaints of the member that complains least. */
function unlikeUnion(members: readonly Schema[], value: unknown, schemas: Schemas, path: string): string[] {
  // Members of an enumeration stand side by side as constants.
  const each = members.map((member) => unlike(member, value, schemas, path));
  if (each.some((complaints) => complaints.length === 0)) return [];
  return [...each].sort((a, b) => a.length - b.length)[0] ?? [`${path}: nothing fits`];
}

function unlikeValue(schema: Schema, value: unknown, path: string): string[] {
  const say = (what: string) => [`${path}: ${what}, got ${JSON.stringify(value)?.slice(0, 60)}`];
  if (schema.type !== undefined && !typesOf(value).some((type) => [schema.type].flat().includes(type)))
    return say(`should be ${schema.type}`);
  if (schema.const !== undefined && schema.const !== value) return say(`should be ${schema.const}`);
  if (schema.enum && !schema.enum.includes(value)) return say(`should be among ${schema.enum}`);
  if (typeof value === 'string') {
    if (
      value.length < (schema.minLength ?? 0) ||
      value.length > (schema.maxLength ?? Number.POSITIVE_INFINITY)
    )
      return say(`should be ${schema.minLength}…${schema.maxLength} long`);
    if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value))
      return say(`should fit ${schema.pattern}`);
  }
  if (typeof value === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    if (value < minimum || value > maximum) return say(`should be ${minimum}…${maximum}`);
  }
  return [];
}

function typesOf(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

function unlikeList(schema: Schema, value: readonly unknown[], schemas: Schemas, path: string): string[] {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema;
  if (value.length < minItems || value.length > maxItems) return [`${path}: ${value.length} items`];
  return items ? value.flatMap((item, index) => unlike(items, item, schemas, `${path}[${index}]`)) : [];
}

function unlikeObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  value: Readonly<Record<string, unknown>>,
  schemas: Schemas,
  path: string,
): string[] {
  const missing = required.filter((key) => value[key] === undefined).map((key) => `${path}.${key}: missing`);
  const inner = Object.entries(value).flatMap(([key, part]) => {
    if (part === undefined) return [];
    const known = properties[key];
    if (known) return unlike(known, part, schemas, `${path}.${key}`);
    if (additionalProperties === false) return [`${path}.${key}: unknown`];
    return typeof additionalProperties === 'object'
      ? unlike(additionalProperties, part, schemas, `${path}.${key}`)
      : [];
  });
  return [...missing, ...inner];
}
