import { existsSync, readFileSync } from 'node:fs';
import type { LoggedRequest } from '../../../src/playground/requests.ts';
import { comparison, type Schema, type Schemas } from './schema.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
  readonly $ref?: string;
}
interface Operation {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas; readonly responses: Readonly<Record<string, Content>> };
}

/** Discord's own description of its API, where it lies beside the project; `null` elsewhere. */
export const description: Description | null = read(
  new URL('../../../../shared/donnees/discord-openapi.json', import.meta.url),
);

function read(file: URL): Description | null {
  // The file is what its publisher says it is: an OpenAPI document.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Description) : null;
}

/**
 * Where the description is narrower than Discord: codes of fields are words, permissions come as text, and an announced answer
 * tells its message too.
 */
const corrected = (schemas: Schemas): Schemas => ({
  ...schemas,
  Error: {
    type: 'object',
    properties: { code: { type: ['integer', 'string'] }, message: { type: 'string' } },
    required: ['code', 'message'],
  },
  ...Object.fromEntries(
    Object.entries(schemas)
      .filter(([, { properties }]) => properties?.['default_member_permissions'])
      .map(([name, schema]) => [name, withProperty(schema, 'default_member_permissions', {})]),
  ),
  CreateMessageInteractionCallbackResponse: withProperty(
    schemas['CreateMessageInteractionCallbackResponse'] ?? {},
    'type',
    { enum: [4, 5] },
  ),
});

function withProperty(schema: Schema, key: string, property: Schema): Schema {
  return { ...schema, properties: { ...schema.properties, [key]: property } };
}

const unlike = comparison(description ? corrected(description.components.schemas) : {});

/** Where requests and answers are unlike Discord's description, one line per place; empty without the description. */
export function unlikeDescription(requests: readonly LoggedRequest[]): string[] {
  const known = description;
  return known ? requests.flatMap((request) => compare(request, known)) : [];
}

function compare(request: LoggedRequest, { paths, components }: Description): string[] {
  const { method, path, route, answer, body, files } = request;
  const operation = operationOf(paths, method, path);
  if (!operation || !answer) return route === null || !answer ? [] : [`${method} ${path}: no such operation`];
  const type = files.length > 0 ? 'multipart/form-data' : 'application/json';
  const asked = operation.requestBody?.content?.[type]?.schema;
  const accepted = answer.status < 300 && asked ? unlike(asked, body, ' sent') : [];
  const told =
    operation.responses[String(answer.status)] ?? operation.responses[`${String(answer.status)[0]}XX`];
  const resolved = told?.$ref ? components.responses[told.$ref.split('/').at(-1) ?? ''] : told;
  const answered = resolved?.content?.['application/json']?.schema;
  const given = answered ? unlike(answered, onWire(answer.body), ' got') : [];
  const unknown = told || answer.status >= 500 ? [] : [` answers ${answer.status}: not described`];
  return [...accepted, ...given, ...unknown].map((complaint) => `${method} ${route}${complaint}`);
}

function onWire(body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body));
}

/** The operation of a path: fixed steps win over parameters. */
function operationOf(paths: Description['paths'], method: string, path: string): Operation | undefined {
  const steps = path.replaceAll('%40', '@').split('/');
  const fitting = Object.keys(paths).filter((pattern) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === steps.length && wanted.every((step, at) => step.startsWith('{') || step === steps[at])
    );
  });
  const parameters = (pattern: string) => pattern.split('{').length;
  return fitting
    .sort((a, b) => parameters(a) - parameters(b))
    .map((pattern) => paths[pattern]?.[method.toLowerCase()])
    .find((operation) => operation !== undefined);
}
