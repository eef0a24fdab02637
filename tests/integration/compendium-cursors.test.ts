import { env } from 'cloudflare:workers';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loader as allMonsters } from '~/compendium/monsters-page';
import { loader as foundMonsters } from '~/compendium/monsters-search-page';
import { loader as allSpells } from '~/compendium/spells-page';
import { loader as foundSpells } from '~/compendium/spells-search-page';
import { openDatabase } from '~/platform/database.server';
import { laidOnce } from '../harness/kept-storage';
import { load, SRD_MONSTERS, SRD_SPELLS } from './compendium-files';

const LISTS = [
  [allMonsters, ''],
  [foundMonsters, 'q=dragn'],
  [foundMonsters, 'q=adult+rde+dragn&sort=cr&dir=desc'],
  [foundMonsters, 'q=go'],
  [foundMonsters, 'q=dragon'],
  [foundMonsters, 'q=bear+gobl&limit=1'],
  [foundMonsters, 'q=humanoid&limit=3'],
  [foundMonsters, 'text=target&hpMin=5&limit=5&sort=size'],
  [foundMonsters, 'type=dragon&sort=hp'],
  [allSpells, ''],
  [foundSpells, 'q=fierball'],
  [foundSpells, 'level=3&sort=school'],
] as const;

function cursorOf(content: unknown): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(content)));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function argumentsOf(search: string): LoaderFunctionArgs {
  const services = { db: openDatabase(env.DB) };
  // The JSON loaders use only the database from the context.
  const context = { services } as AppLoadContext;
  return { request: new Request(`https://example.com/x?${search}`), params: {}, context };
}

/** The status of each list route for this cursor, with the error sentence if it is refused. */
async function answersTo(cursor: string): Promise<{ search: string; status: number }[]> {
  const answers = [];
  for (const [loader, search] of LISTS) {
    const answer = await loader(argumentsOf(`${search}&cursor=${cursor}`));
    if (answer.status === 400) {
      expect(await answer.json()).toEqual({ error: expect.stringMatching(/^"cursor" must be/) });
    }
    answers.push({ search, status: answer.status });
  }
  return answers;
}

/** The list routes that return neither a list nor a refusal with a sentence. */
async function faults(cursor: string): Promise<unknown[]> {
  const answers = await answersTo(cursor);
  return answers.filter(({ status }) => status !== 200 && status !== 400);
}

function contentOf(cursor: string): unknown[] {
  return JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
}

const ORDERS = ['name', 'relevance', 'cr', '-cr', 'hp', '-name', 'school', 'level'];

describe('an invalid cursor', () => {
  laidOnce(async () => {
    await load(SRD_MONSTERS.slice(0, 60));
    await load(SRD_SPELLS.slice(0, 20), { kind: 'spells' });
  });

  it('of a rank that does not exist is refused', async () => {
    for (const order of ['name', 'relevance', '-cr', 'hp', 'school']) {
      for (const key of [
        ['a', 'b'],
        [1, 'a', 'b'],
      ]) {
        expect(await faults(cursorOf([order, 1, key, null])), order).toEqual([]);
      }
    }
  });

  it('with corrections of words that were not typed is refused', async () => {
    const many = Array.from({ length: 9 }, (_, list) =>
      Array.from({ length: 5 }, (_each, at) => [`w${list}x${at}`, 1]),
    );
    for (const corrections of [many, [], [[]], [[['dragon', 0.5]]], [[['dragon', 1e-7]]]]) {
      for (const order of ORDERS) {
        const key = order === 'relevance' ? [1, 'a', 'b'] : ['a', 'b'];
        expect(await faults(cursorOf([order, 0, key, corrections])), order).toEqual([]);
        expect(await faults(cursorOf([order, 0, [1, 'a', 'b'], corrections])), order).toEqual([]);
      }
    }
  });

  it('with a lone surrogate, or a number for a name, is refused', async () => {
    for (const part of ['\ud800', '\u0000', 1e308, -0, 7]) {
      expect(await faults(cursorOf(['name', 0, [part, part], null])), String(part)).toEqual([]);
      expect(await faults(cursorOf(['hp', 0, [part, part, part], null])), String(part)).toEqual([]);
    }
  });

  it('with any content is answered with a list or a sentence', async () => {
    const part = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.double(),
      fc.integer(),
      fc.constant(null),
    );
    const correction = fc.tuple(
      fc.oneof(fc.constantFrom('dragon', 'fireball', 'red'), fc.string({ maxLength: 5 })),
      fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double({ min: 0, max: 9 })),
    );
    const content = fc.tuple(
      fc.constantFrom(...ORDERS),
      fc.constantFrom(0, 1, 2, '0'),
      fc.array(part, { maxLength: 4 }),
      fc.option(fc.array(fc.array(correction, { maxLength: 5 }), { maxLength: 9 }), { nil: null }),
    );
    await fc.assert(
      fc.asyncProperty(content, async (given) => {
        expect(await faults(cursorOf(given))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('made from a valid one is answered with a list or a sentence', async () => {
    const given: unknown[][] = [];
    for (const [loader, search] of LISTS) {
      const answer = await loader(argumentsOf(`${search}&limit=2`));
      const { cursor } = (await answer.json()) as { cursor: string | null };
      if (cursor !== null) given.push(contentOf(cursor));
    }
    expect(given.length).toBeGreaterThan(6);
    const anything = fc.oneof(
      fc.anything({ maxDepth: 2 }),
      fc.constantFrom(-1, 0.5, 2, 3, 4, 1e9, 2 ** 53, 'length', '\u0000', 'x'.repeat(401), [[]]),
      fc.array(fc.tuple(fc.constantFrom('dragon', 'a"b', '龍'), fc.integer({ min: -1, max: 10 })), {
        maxLength: 7,
      }),
    );
    const changes = fc.tuple(fc.constantFrom(...given), fc.nat(3), fc.nat(4), anything);
    await fc.assert(
      fc.asyncProperty(changes, async ([content, field, inside, value]) => {
        const whole = content.with(field, value);
        expect(await faults(cursorOf(whole))).toEqual([]);
        const held = content[field];
        if (!Array.isArray(held) || inside >= held.length) return;
        expect(await faults(cursorOf(content.with(field, held.with(inside, value))))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
