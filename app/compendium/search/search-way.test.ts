import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openShelvesHere,
  type ShelvesHere,
  srdMonstersNamed,
} from '../../../tests/harness/shelves-here';
import { monsterShelf } from '../shelf/monster-shelf';
import { type MonsterQuery, readMonsterQuery } from './monster-search';
import { monstersCasting, searchMonsters } from './search.server';
import { findWay, type Way } from './search-way.server';
import { readWords } from './search-words';
import { neighboursOnShelf } from './shelf-neighbours.server';

const KNOWN = srdMonstersNamed(['Goblin', 'Archmage', 'Lich']);
const [GOBLIN] = KNOWN;

/** Six beasts of each challenge rating from 1 to 10, and one fey of each. */
const HERD = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((cr) =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => ({
    ...GOBLIN,
    name: `Herd ${letter} ${cr}`,
    slug: `herd-${letter}-${cr}`,
    source: 'Herd',
    cr,
    type: letter === 'g' ? 'fey' : 'beast',
  })),
);

let here: ShelvesHere;
beforeAll(async () => {
  here = await openShelvesHere();
  await here.shelve([...HERD, ...KNOWN]);
}, 120_000);
afterAll(() => here?.close());
beforeEach(() => {
  here.trips.length = 0;
});

function queryOf(address: string): MonsterQuery {
  const reading = readMonsterQuery(new URLSearchParams(address));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.query;
}

async function wayOf(address: string, mostGathered: number, mayClimb = true) {
  const query = queryOf(address);
  const order = { mostGathered, mayClimb, besides: [] };
  const found = await findWay(here.db, monsterShelf, query, readWords(query, monsterShelf), order);
  // An order has one stretch; for a ranking, take the one in which words begin words.
  const way = found.ways[1] ?? found.ways[0];
  if (!way) throw new Error('There is no way.');
  return { ...found, way };
}

/** How many names the full-text index returns for an access path. */
async function gatheredBy(way: Way): Promise<number> {
  if (way.by === 'index') throw new Error('It walks the index.');
  const rows = await here.rows('select rowid from monster_search where monster_search match ?1', [
    way.match,
  ]);
  return rows.length;
}

describe('the way to the rows of a search', () => {
  it('is along the order, with nothing asked before, where nothing must be there', async () => {
    for (const address of ['', 'sort=cr&dir=desc', 'type=-beast']) {
      expect(await wayOf(address, 3000)).toMatchObject({
        ways: [{ by: 'index', from: null }],
        count: null,
        corrected: null,
      });
    }
    expect(here.trips).toEqual([]);
  });

  it('gathers all that match where they are not too many, and knows how many', async () => {
    const found = await wayOf('type=beast', 60);
    expect(found.count).toBe(60);
    expect(await gatheredBy(found.way)).toBe(60);
    expect((await wayOf('q=herd', 70)).count).toBe(70);
  });

  it('gathers of too many only those on the rungs that a page needs', async () => {
    // A page of ten plus one more needs the first two ratings of six beasts each, from below and from above.
    for (const order of ['', '&dir=desc']) {
      const { way, count } = await wayOf(`type=beast&sort=cr&limit=10${order}`, 20);
      expect(await gatheredBy(way)).toBe(12);
      expect(count).toBe(21);
    }
    const { way } = await wayOf('type=beast&sort=cr&limit=12', 20);
    expect(await gatheredBy(way)).toBe(18);
  });

  it('walks the order from the rung on where the first of too many stand', async () => {
    // A goblin has 7 hit points; the rungs there begin at 5 and 10.
    expect((await wayOf('type=beast&sort=hp', 20)).way).toEqual({ by: 'index', from: 5 });
    expect((await wayOf('type=beast&sort=hp&dir=desc', 20)).way).toEqual({ by: 'index', from: 10 });
    expect((await wayOf('type=beast&sort=cr', 3)).way).toEqual({ by: 'index', from: 1 });
    // In descending order the walk starts below the next higher rung, that of rating 11.
    expect((await wayOf('type=beast&sort=cr&dir=desc', 3)).way).toEqual({ by: 'index', from: 11 });
  });

  it('begins at any value where the rungs are not looked at', async () => {
    expect((await wayOf('type=beast&sort=cr', 20, false)).way).toEqual({ by: 'index', from: null });
    // Short texts are checked on each row.
    expect((await wayOf('q=he&type=beast&sort=cr', 20)).way).toEqual({ by: 'index', from: null });
    expect((await wayOf('q=he&type=beast&sort=cr', 100)).count).toBeNull();
  });

  it('of a page that goes on begins where that page does', async () => {
    const first = await searchMonsters(here.db, queryOf('type=beast&sort=cr&limit=15'));
    const after = `type=beast&sort=cr&limit=15&cursor=${first.cursor}`;
    // The first fifteen end on rating 3, which may have no rows left, so only 4, 5 and 6 are counted.
    expect(await gatheredBy((await wayOf(after, 30)).way)).toBe(24);
  });

  it('is known without a look where a mistyped text goes on', async () => {
    const first = await searchMonsters(here.db, queryOf('q=hurd&limit=5'));
    expect(first).toMatchObject({ corrected: 'herd', count: 70 });
    here.trips.length = 0;
    const found = await wayOf(`q=hurd&limit=5&cursor=${first.cursor}`, 3000);
    expect(here.trips).toEqual([]);
    expect(found.corrected?.likeliest).toBe('herd');
    expect(await gatheredBy(found.way)).toBe(70);
  });
});

describe('one look at the database is enough', () => {
  it('for a list in an order, and for who stands beside a monster in the whole list', async () => {
    await searchMonsters(here.db, queryOf('sort=cr'));
    expect(here.trips).toHaveLength(1);
    here.trips.length = 0;
    const beside = await neighboursOnShelf(here.db, monsterShelf, queryOf(''), 'goblin');
    expect(beside).toEqual({ previous: 'archmage', next: 'herd-a-1.herd' });
    expect(here.trips).toHaveLength(1);
  });
});

describe('who casts a spell', () => {
  it('is listed by name, with how many there are', async () => {
    const casters = await monstersCasting(here.db, 'counterspell', 1);
    expect(casters).toMatchObject({ count: 2, more: false, items: [{ name: 'Archmage' }] });
    expect((await monstersCasting(here.db, 'fireball', 9)).items.map(({ name }) => name)).toEqual([
      'Lich',
    ]);
    expect((await monstersCasting(here.db, 'wish', 9)).items).toEqual([]);
  });
});

describe('a thousand monsters', () => {
  it('are counted, and one more is "over a thousand"', async () => {
    const more = Array.from({ length: 931 }, (_, at) => ({
      ...GOBLIN,
      name: `Mote ${at}`,
      slug: `mote-${at}`,
      source: 'Motes',
      type: at === 930 ? 'plant' : 'fey',
    }));
    await here.shelve(more);
    // Ten fey of the herd, 930 motes, 60 beasts: exactly a thousand.
    const thousand = await searchMonsters(here.db, queryOf('type=fey&type=beast&limit=1'));
    expect(thousand).toMatchObject({ count: 1000, more: false });
    const over = await searchMonsters(here.db, queryOf('type=fey&type=beast&type=plant&limit=1'));
    expect(over).toMatchObject({ count: 1000, more: true });
    expect(await searchMonsters(here.db, queryOf('limit=1'))).toMatchObject({
      count: 1000,
      more: true,
    });
  });
});
