import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ADDRESSES } from './addresses';
import { apiDocument, apiPage, CALL_GROUPS } from './api';
import { callName, shownPath } from './platform/api/open-api';

const CALLS = CALL_GROUPS.flatMap(({ calls }) => calls);
const DOCUMENT = apiDocument('1.2.3');
const nameOf = ({ method, path }: (typeof CALLS)[number]) => `${method} ${path}`;

/** Addresses that answer JSON to our own pages alone, or to a holder of a ticket; they may change with the pages. */
const FOR_OUR_PAGES = [
  '/add.json',
  '/admin/restore/:step',
  '/admin/seed/:kind',
  '/admin/upload/:id',
  '/adventuring/:id/changes',
  '/adventuring/:id/news',
  '/billing/create-checkout-session',
  '/billing/create-portal-session',
  '/dice-roller/take-along',
  '/encounter-builder/keep',
  '/homebrew/keep',
  '/initiative-tracker/maps',
  '/lab/character/:id/keep',
  '/lab/character/:id/portrait',
  '/mapwright/export-permit',
  '/mapwright/keep',
  '/search.json',
  '/try/mapwright/stock',
  '/uploads',
  '/uploads/:id',
  '/uploads/new/:kind',
  '/webhooks/stripe',
];

/** The places of schemas that allow anything at all, below a part of the document. */
function emptySchemas(value: unknown, at: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => emptySchemas(one, `${at}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = `${at}/${key}`;
    if (['schema', 'items'].includes(key) && saysNothing(inner)) return [place];
    if (key !== 'properties' && key !== 'schemas') return emptySchemas(inner, place);
    return Object.entries(Object(inner)).flatMap(([name, schema]) =>
      saysNothing(schema) ? [`${place}/${name}`] : emptySchemas(schema, `${place}/${name}`),
    );
  });
}

/** Whether a schema neither names a type nor leads to one, or is an object of which nothing is known; false refuses all. */
function saysNothing(schema: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  const { description: _, default: __, ...rest } = Object(schema);
  if (Object.keys(rest).length === 0) return true;
  const { type, properties = {}, additionalProperties } = rest;
  return (
    type === 'object' &&
    Object.keys(properties).length === 0 &&
    (additionalProperties === undefined || Object.keys(Object(additionalProperties)).length === 0)
  );
}

describe('what programs may call', () => {
  it('is every address that answers JSON, except those of our own pages', () => {
    const described = new Set(CALLS.map(({ path }) => path));
    const json = Object.entries(ADDRESSES).flatMap(([path, { answers, file }]) =>
      answers === 'json' && file !== null ? path : [],
    );
    expect(json.filter((path) => !described.has(path)).toSorted()).toEqual(FOR_OUR_PAGES);
    for (const path of described) expect(ADDRESSES[path]?.file, path).toBeTypeOf('string');
  });

  it('is described once by each method', () => {
    expect(new Set(CALLS.map(nameOf)).size).toBe(CALLS.length);
    expect(new Set(CALLS.map(callName)).size).toBe(CALLS.length);
  });

  it('says in its table what a POST needs to come from another program', () => {
    for (const { path, method } of CALLS) {
      const line = ADDRESSES[path];
      const isOpen = line?.who === 'everyone' && line.fromAnywhere === 'keeps nothing';
      if (method === 'post') expect(isOpen || line?.answers === 'json', path).toBe(true);
    }
  });
});

describe('the document', () => {
  it('has a schema that says something for everything that is sent or answered', () => {
    expect(emptySchemas(DOCUMENT, '')).toEqual([]);
  });

  it('finds a schema that says nothing', () => {
    const any = {
      schema: {},
      items: { description: 'anything' },
      properties: { a: { type: 'object' } },
    };
    expect(emptySchemas({ any }, '')).toEqual(['/any/schema', '/any/items', '/any/properties/a']);
    expect(emptySchemas({ schema: { type: 'string' } }, '')).toEqual([]);
  });

  it('refers only to what it has', () => {
    const text = JSON.stringify(DOCUMENT);
    const names = Object.keys(DOCUMENT.components.schemas);
    const referred = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to);
    expect(referred.length).toBeGreaterThan(100);
    for (const to of new Set(referred)) {
      expect(to).toMatch(/^#\/components\/schemas\//);
      expect(names).toContain(to.replace('#/components/schemas/', ''));
    }
  });

  it('asks for a sign-in where the table of addresses does', () => {
    const securityOf = (path: string, method: string) => {
      const call: unknown = Object(DOCUMENT.paths[path])[method];
      return Object(call).security;
    };
    expect(securityOf('/monsters/search', 'get')).toEqual([]);
    expect(securityOf('/characters/check', 'post')).toEqual([]);
    const signedIn = [{ idToken: [] }, { session: [] }];
    expect(securityOf('/encounters', 'get')).toEqual(signedIn);
    expect(securityOf('/admin/users', 'get')).toEqual(signedIn);
  });

  it('says what is sent as it may be sent, and what is answered as it is answered', () => {
    const { schemas } = DOCUMENT.components;
    // A count that is left out is one; an answer always has it.
    const sent = JSON.stringify(schemas.postEncountersBody);
    const answered = JSON.stringify(schemas.getEncountersByIdAnswer);
    expect(sent).not.toContain('"required":["cr"');
    expect(answered).toContain('"count"');
    expect(schemas.postEncountersAnswer).toMatchObject({ required: ['id'] });
    expect(schemas.postEncountersBody).toMatchObject({ required: ['name'] });
  });
});

describe('the page', () => {
  const shown = apiPage().flatMap(({ calls }) => calls);
  const callOf = (method: string, path: string) =>
    shown.find((call) => call.method === method && call.path === path);

  it('shows every call with what it takes, an example and what it answers', () => {
    expect(shown).toHaveLength(CALLS.length);
    for (const { path, answers, example } of shown) {
      expect(answers.type !== null || answers.fields.length > 0, path).toBe(true);
      expect(example.line, path).toMatch(/^(GET|POST) \//);
    }
    expect(callOf('GET', '/monsters/{id}')).toMatchObject({
      caller: 'everyone',
      parameters: [{ names: ['id'], words: 'Required. Its public id.' }],
    });
    expect(callOf('GET', '/me/parties')?.answers.fields).toContain('inviteCode');
    expect(callOf('POST', '/party')?.example.body).toContain('"name": "The lanterns"');
  });

  it('names the values of a parameter that has few', () => {
    const found = callOf('GET', '/monsters/search')?.parameters ?? [];
    const wordsOf = (name: string) => found.find(({ names }) => names.includes(name))?.words;
    expect(wordsOf('legendary')).toBe('yes, no.');
    expect(wordsOf('speed')).toMatch(/walk, burrow, climb, fly, swim, hover\.$/);
    expect(wordsOf('acMin')).toBe('A whole number, 0 to 40.');
  });
});

describe('the example', () => {
  it.each(CALLS.map((call) => [nameOf(call), call] as const))(
    'of %s fits what it says',
    (_, call) => {
      const { example, path, query, body } = call;
      const url = new URL(example.path, 'https://delvewright.example');
      const pattern = shownPath(path).replace(/\{\w+\}/g, '[^/]+');
      expect(decodeURI(url.pathname)).toMatch(new RegExp(`^${pattern}$`));
      const asked = [...url.searchParams.keys()];
      const known = Object.keys(query?.shape ?? {});
      for (const name of asked) expect(known, name).toContain(name);
      if (query) {
        const typed = Object.fromEntries(url.searchParams);
        expect(z.safeParse(query, typed).error?.issues ?? []).toEqual([]);
      }
      if (body && 'schema' in body)
        expect(body.schema.safeParse(example.body).error?.issues ?? []).toEqual([]);
    },
  );
});
