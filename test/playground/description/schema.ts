import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** A part of Discord's description, as JSON Schema; what is changed in it is named here. */
export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [keyword: string]: unknown;
}
export type Schemas = Readonly<Record<string, Schema>>;

/** Says where a value is unlike its schema, one line per place; a line begins with `path`. */
export type Unlike = (schema: Schema, value: unknown, path?: string) => string[];

/**
 * Reads `#/components/schemas/…` in `schemas`. A union is satisfied by any of its members, also where Discord's description
 * wants exactly one: its members overlap. Formats are widths of numbers there, so they are not looked at.
 */
export function comparison(schemas: Schemas): Unlike {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, validateFormats: false });
  ajv.addSchema({ $id: 'discord', components: { schemas: adapted(schemas) } });
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema, value, path = '') => {
    const validate = compiled.get(schema) ?? ajv.compile(adapted(schema));
    compiled.set(schema, validate);
    if (validate(value)) return [];
    const lines = (validate.errors ?? []).map((error) => `${path}${error.instancePath}: ${error.message}`);
    return [...new Set(lines)];
  };
}

function adapted<T extends object>(part: T): T {
  const text = JSON.stringify(part)
    .replaceAll('"$ref":"#/', '"$ref":"discord#/')
    .replaceAll('"oneOf":', '"anyOf":');
  return JSON.parse(text) as T; // the same shape: two words are spelt otherwise
}
