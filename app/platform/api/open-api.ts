import { z } from 'zod';
import type { Call, CallGroup } from './call';
import { type Components, type JsonSchema, jsonSchemaOf } from './json-schema';

/** Who may make a call: everybody, whoever a session or an ID token signs in, or whoever a session alone does. */
export type Caller = 'everyone' | 'signed in' | 'signed in by a session';

/** What a refused call answers. */
const problem = z
  .object({ error: z.string().describe('What is wrong, in a sentence for people.') })
  .describe('Why the call was refused.');

const REFUSED_ACCOUNT =
  '400: something in the call is wrong. 401: nobody is signed in. 402: it needs Pro. 403: the account may not do it. 404: nothing has this id. 429: too many calls.';

const REFUSALS: Readonly<Record<Caller, string>> = {
  everyone: '400: something in the call is wrong. 404: nothing has this id. 429: too many calls.',
  'signed in': REFUSED_ACCOUNT,
  'signed in by a session': REFUSED_ACCOUNT,
};

const SECURITY: Readonly<Record<Caller, readonly Record<string, readonly string[]>[]>> = {
  everyone: [],
  'signed in': [{ idToken: [] }, { session: [] }],
  'signed in by a session': [{ session: [] }],
};

/** A name for a call by its address: `getMonstersById`. */
export function callName({ method, path }: Pick<Call, 'method' | 'path'>): string {
  const words = path.split('/').flatMap((part) => part.replace(/^:/, 'by-').split(/[-.]/));
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** An address as OpenAPI and people write it: `/monsters/{id}`. */
export function shownPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

/** A parameter of a call. */
export type Parameter = {
  name: string;
  in: 'query' | 'path';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

/** The parameters of a call, those in its path first. */
export function parametersOf({ path, within = {}, query }: Call): Parameter[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => {
    const description = within[name];
    return {
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
      ...(description && { description }),
    };
  });
  if (query === undefined) return inPath;
  const { properties = {}, required } = z.toJSONSchema(query, { io: 'input', reused: 'inline' });
  const inQuery = Object.entries(properties).map(([name, made]): Parameter => {
    const { description, ...schema } = Object(made) as JsonSchema;
    const isRequired = required?.includes(name) ?? false;
    return {
      name,
      in: 'query',
      required: isRequired,
      schema,
      ...(typeof description === 'string' && { description }),
    };
  });
  return [...inPath, ...inQuery];
}

/** The type and the schema of what is sent or answered; text has a schema as well. */
function contentOf(
  said: { schema: z.ZodType } | { type: string },
  io: 'input' | 'output',
  name: string,
  components: Components,
) {
  if ('type' in said) return { [said.type]: { schema: { type: 'string' } } };
  return { 'application/json': { schema: jsonSchemaOf(said.schema, io, name, components) } };
}

function operationOf(call: Call, tag: string, caller: Caller, components: Components) {
  const name = callName(call);
  const { status = 200 } = call.answer;
  return {
    operationId: name,
    tags: [tag],
    summary: call.does,
    ...(call.more && { description: call.more }),
    security: SECURITY[caller],
    parameters: parametersOf(call),
    ...(call.body && {
      requestBody: {
        required: true,
        content: contentOf(call.body, 'input', `${name}Body`, components),
      },
    }),
    responses: {
      [status]: {
        description: 'Done.',
        content: contentOf(call.answer, 'output', `${name}Answer`, components),
      },
      default: {
        description: REFUSALS[caller],
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** The OpenAPI document of these calls; `callerOf` says who may ask at an address. */
export function openApi(
  info: { title: string; version: string; description: string },
  groups: readonly CallGroup[],
  callerOf: (path: string) => Caller,
) {
  const components: Components = {};
  jsonSchemaOf(problem, 'output', 'Problem', components);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { title, calls } of groups) {
    for (const call of calls) {
      const at = shownPath(call.path);
      const made = operationOf(call, title, callerOf(call.path), components);
      paths[at] = { ...paths[at], [call.method]: made };
    }
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags: groups.map(({ title }) => ({ name: title })),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
      },
    },
  };
}
