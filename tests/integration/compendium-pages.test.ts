import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { neighbours, searchShelf } from '~/compendium/search/search.server';
import { neighboursOnShelf } from '~/compendium/search/shelf-neighbours.server';
import { monsterShelf } from '~/compendium/shelf/monster-shelf';
import { laidOnce } from '../harness/kept-storage';
import {
  database,
  idsByPage,
  load,
  madeUp,
  queryOf,
  SRD_MONSTERS,
  search,
  watchedDatabase,
} from './compendium-files';
import { MANY_QUERIES } from './compendium-queries';

describe('the result pages of an SRD search', () => {
  laidOnce(() => load(SRD_MONSTERS));

  it('contain the same rows with 61 or 200 per page and with each search strategy', async () => {
    for (const address of MANY_QUERIES) {
      const whole = await idsByPage(address, 200);
      expect(whole.length, address).toBeGreaterThan(0);
      expect(new Set(whole).size, address).toBe(whole.length);
      expect(await idsByPage(address, 61), address).toEqual(whole);
      // From collecting nothing in advance, over collecting some ranks, to the site's own number.
      expect(await idsByPage(address, 61, 0), address).toEqual(whole);
      expect(await idsByPage(address, 61, 25), address).toEqual(whole);
      expect((await search(address)).count, address).toBe(whole.length);
    }
  });

  it('have correct previous and next monsters for each row', async () => {
    for (const address of MANY_QUERIES) {
      const whole = await idsByPage(address, 200);
      const query = queryOf(address);
      const last = whole.length - 1;
      const places = [...whole.entries()].filter(([at]) => at < 2 || at % 67 === 0 || at === last);
      for (const [at, id] of places) {
        const expected = { previous: whole[at - 1] ?? null, next: whole[at + 1] ?? null };
        expect(await neighbours(database(), query, id), `${address} ${id}`).toEqual(expected);
        const walked = await neighboursOnShelf(database(), monsterShelf, query, id, {
          mostGathered: 0,
        });
        expect(walked, `${address} ${id}`).toEqual(expected);
      }
    }
  });

  it('take two round trips each and at most 100 parameters, and scan no record table', async () => {
    for (const address of MANY_QUERIES) {
      for (const mostGathered of [undefined, 25]) {
        const { db, noted } = watchedDatabase();
        const page = await searchShelf(db, monsterShelf, queryOf(`${address}&limit=5`), {
          mostGathered,
        });
        expect(noted.trips, address).toBeLessThanOrEqual(2);
        if (page.cursor) {
          const next = queryOf(`${address}&limit=5&cursor=${page.cursor}`);
          await searchShelf(db, monsterShelf, next, { mostGathered });
          expect(noted.trips, address).toBeLessThanOrEqual(4);
        }
        await neighboursOnShelf(db, monsterShelf, queryOf(address), 'goblin', { mostGathered });
        for (const { sql, values } of noted.statements) {
          expect(values.length).toBeLessThanOrEqual(100);
          const plan = await env.DB.prepare(`explain query plan ${sql}`)
            .bind(...values)
            .all<{ detail: string }>();
          const steps = plan.results.map((step) => step.detail);
          expect(steps.filter((step) => /^SCAN (m|monsters|name_\w+|t)\b/.test(step))).toEqual([]);
        }
      }
    }
  });
});

describe('paging while records arrive', () => {
  it.each([
    '',
    'sort=cr&dir=desc',
    'q=mote',
    'q=moet',
    'type=elemental&sort=hp',
    'sort=name&dir=desc',
  ])('"%s" neither skips nor repeats existing records', async (address) => {
    const made = (group: string, at: number) =>
      madeUp({
        name: `${at % 2 ? 'Mote' : 'Grand Mote'} ${(at * 37) % 101} ${group}`,
        cr: [0.25, 1, 7][at % 3],
        hp: { average: 5 + (at % 4), dice: { count: 1, sides: 8 } },
      });
    await load(Array.from({ length: 60 }, (_, at) => made('old', at)));
    const before = await idsByPage(address, 200);
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let round = 0; cursor !== null; round += 1) {
      const page: Awaited<ReturnType<typeof search>> = await search(
        `${address}&limit=9&cursor=${cursor}`,
      );
      seen.push(...page.items.map((item) => item.id));
      cursor = page.cursor;
      await load(Array.from({ length: 7 }, (_, at) => made(`new${round}`, round * 7 + at)));
      if (round === 1) await load([madeUp({ name: 'Moet' })]);
    }
    expect(before).toHaveLength(60);
    expect(seen.filter((id) => id.endsWith('-old.test-book'))).toEqual(before);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
