import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openShelvesHere,
  type ShelvesHere,
  srdMonstersNamed,
} from '../../../tests/harness/shelves-here';
import type { MonsterRecord } from '../records/monster-record';
import { SIZES } from '../records/record-parts';
import { foldText } from '../records/text-fold';
import { monsterShelf } from '../shelf/monster-shelf';
import { type MonsterQuery, readMonsterQuery } from './monster-search';
import { searchShelf } from './search.server';
import { neighboursOnShelf } from './shelf-neighbours.server';

const MONSTERS = srdMonstersNamed(
  `Acolyte, Adult Blue Dragon, Adult Red Dragon, Ancient Red Dragon, Ape, Archmage, Bandit, Basilisk, Cat, Crocodile,
  Dire Wolf, Dryad, Fire Giant, Ghost, Giant Ape, Giant Rat, Giant Wolf Spider, Goblin, Griffon, Half-Red Dragon Veteran,
  Hill Giant, Hydra, Kraken, Lich, Medusa, Merrow, Ogre, Ogre Zombie, Owlbear, Rat, Red Dragon Wyrmling, Rhinoceros,
  Riding Horse, Sprite, Swarm of Rats, Tarrasque, Unicorn, Winter Wolf, Wolf, Young Red Dragon, Zombie`.split(
    /,\s+/,
  ),
);

/** Filters and the records that they should match. */
const FILTERS: readonly [string, (monster: MonsterRecord) => boolean][] = [
  ['', () => true],
  ['type=beast', ({ type }) => type === 'beast'],
  ['type=dragon&type=fey', ({ type }) => type === 'dragon' || type === 'fey'],
  ['type=-beast&type=-undead', ({ type }) => type !== 'beast' && type !== 'undead'],
  ['crMin=1/4&crMax=5', ({ cr }) => cr >= 0.25 && cr <= 5],
  ['acMin=14&acMax=17', ({ ac }) => ac.value >= 14 && ac.value <= 17],
  ['speed=fly&size=large', ({ speeds, size }) => speeds.fly !== undefined && size === 'Large'],
  ['legendary=no&crMin=2', ({ legendary, cr }) => legendary === null && cr >= 2],
  ['q=red+dragon', ({ name }) => /\bred\b.*\bdragon\b/i.test(name)],
  ['q=gi', ({ name }) => name.startsWith('Gi')],
  ['q=r&type=beast', ({ name, type }) => name.startsWith('R') && type === 'beast'],
  ['q=giant&type=-giant', ({ name, type }) => name.includes('Giant') && type !== 'giant'],
  ['q=direwolf', ({ name }) => name === 'Dire Wolf'],
];

type Key = (monster: MonsterRecord) => number | string;
type Order = readonly [string, Key, 1 | -1];
const foldedName: Key = ({ name }) => foldText(name);
const ORDERS: readonly [Order, ...Order[]] = [
  ['sort=name', foldedName, 1],
  ['sort=name&dir=desc', foldedName, -1],
  ['sort=cr', ({ cr }) => cr, 1],
  ['sort=cr&dir=desc', ({ cr }) => cr, -1],
  ['sort=hp&dir=desc', ({ hp }) => hp.average, -1],
  ['sort=ac', ({ ac }) => ac.value, 1],
  ['sort=type&dir=desc', ({ type }) => type, -1],
  ['sort=size', ({ size }) => SIZES.indexOf(size), 1],
];

/** Values that force each way to answer: gather all matches, gather only small sets, or walk the order. */
const MOST_GATHERED = [3000, 7, 0];

function queryOf(address: string): MonsterQuery {
  const reading = readMonsterQuery(new URLSearchParams(address));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.query;
}

/** The expected list, from all records, in order; ties are sorted by name. */
function listed(belongs: (monster: MonsterRecord) => boolean, key: Key, turn: 1 | -1): string[] {
  const order = (one: number | string, other: number | string) =>
    one < other ? -1 : one > other ? 1 : 0;
  return MONSTERS.filter(belongs)
    .sort((a, b) => turn * order(key(a), key(b)) || order(foldedName(a), foldedName(b)))
    .map(({ slug }) => slug);
}

let here: ShelvesHere;
beforeAll(async () => {
  here = await openShelvesHere();
  await here.shelve(MONSTERS);
}, 120_000);
afterAll(() => here?.close());

function page(address: string, mostGathered?: number) {
  return searchShelf(here.db, monsterShelf, queryOf(address), { mostGathered });
}

function beside(address: string, id: string, mostGathered?: number) {
  return neighboursOnShelf(here.db, monsterShelf, queryOf(address), id, { mostGathered });
}

const idsOf = ({ items }: Awaited<ReturnType<typeof page>>) => items.map(({ id }) => String(id));
const namesFound = async (address: string) => (await page(address)).items.map(({ name }) => name);

/** All ids of a search, page by page, and the count of its first page. */
async function pagesOf(address: string, limit: number, mostGathered?: number) {
  const ids: string[] = [];
  let count: number | null = null;
  let cursor: string | null = '';
  while (cursor !== null) {
    here.trips.length = 0;
    const found = await page(`${address}&limit=${limit}&cursor=${cursor}`, mostGathered);
    expect(here.trips.length, 'round trips').toBeLessThanOrEqual(2);
    expect(found.items.length).toBeLessThanOrEqual(limit);
    if (cursor !== '') expect(found.items, 'a page that was promised').not.toEqual([]);
    count ??= found.count;
    ids.push(...idsOf(found));
    cursor = found.cursor;
    expect(ids.length, 'and no end').toBeLessThanOrEqual(MONSTERS.length);
  }
  return { ids, count };
}

describe.each(FILTERS)('the search for "%s"', (filter, belongs) => {
  it('lists whom one would find by reading every record, whichever way it goes', async () => {
    const first = FILTERS.findIndex(([one]) => one === filter);
    // Each filter in two of the orders, each order with several filters.
    for (const at of [first, first * 3 + 1]) {
      const [order, key, turn] = ORDERS[at % ORDERS.length] ?? ORDERS[0];
      const expected = listed(belongs, key, turn);
      const address = `${filter}&${order}`;
      for (const [way, mostGathered] of MOST_GATHERED.entries()) {
        const told = `${address}, gathering ${mostGathered}`;
        const limit = Math.max(2, Math.ceil(expected.length / 2.5));
        const { ids, count } = await pagesOf(address, limit, mostGathered);
        expect(ids, told).toEqual(expected);
        // Counting stops just after the gathering limit; in production that limit is higher than the maximum count.
        if (expected.length <= mostGathered) expect(count, told).toBe(expected.length);
        const place = [0, at % expected.length, expected.length - 1][way] ?? 0;
        const id = expected[place] ?? '';
        const [previous, next] = [expected[place - 1] ?? null, expected[place + 1] ?? null];
        const found = await beside(address, id, mostGathered);
        expect(found, `${told}, beside ${id}`).toEqual({ previous, next });
      }
    }
  });
});

describe('names', () => {
  it.each([
    ['ogre', ['Ogre', 'Ogre Zombie']],
    ['wolf', ['Wolf', 'Dire Wolf', 'Giant Wolf Spider', 'Winter Wolf']],
    ['rat', ['Rat', 'Giant Rat', 'Swarm of Rats']],
    ['zombie ogre', ['Ogre Zombie']],
    ['ri', ['Riding Horse']],
    ['r i', []],
    ['owl bear', ['Owlbear']],
    ['blink dog', []],
  ])('that fit "%s" come with those first that begin so', async (typed, names) => {
    expect(await namesFound(`q=${typed}`)).toEqual(names);
  });

  it.each([
    ['gobln', 'goblin', ['Goblin']],
    ['adlut rde dargon', 'adult red dragon', ['Adult Red Dragon']],
    ['tarask', 'tarrasque', ['Tarrasque']],
    ['owl baer', 'owlbear', ['Owlbear']],
    ['hil gaint', 'hil giant', ['Hill Giant']],
    ['wofl', 'wolf', ['Wolf', 'Dire Wolf', 'Giant Wolf Spider', 'Winter Wolf']],
    ['zombi ogrr', 'zombi ogre', ['Ogre Zombie']],
  ])(
    'that "%s" may mean are found, and it is said what was looked for',
    async (typed, meant, names) => {
      const found = await page(`q=${typed}`);
      expect(found.items.map(({ name }) => name)).toEqual(names);
      expect(found).toMatchObject({ corrected: meant, count: names.length, more: false });
    },
  );

  it('typed right are not corrected, though filters leave nobody', async () => {
    expect(await page('q=goblin')).toMatchObject({ corrected: null, count: 1 });
    expect(await page('q=goblin&type=dragon')).toMatchObject({ corrected: null, count: 0 });
  });

  it.each([
    'q=redd+dragon',
    'q=drag+redd',
    'q=ogre',
    'q=giant',
    'q=ri',
    'q=redd+dragon&sort=hp&dir=desc',
    'type=beast',
    'type=-beast&crMin=10',
    'crMin=20',
  ])('of %s come in one order, in pages and beside one another', async (address) => {
    const whole = idsOf(await page(`${address}&limit=200`));
    expect(whole.length).toBeGreaterThan(0);
    const paged = await pagesOf(address, 2);
    expect(paged).toEqual({ ids: whole, count: whole.length });
    for (const [at, id] of whole.entries()) {
      const [previous, next] = [whole[at - 1] ?? null, whole[at + 1] ?? null];
      expect(await beside(address, id), id).toEqual({ previous, next });
    }
  });

  it('that are no letters find nobody, and nobody is asked', async () => {
    here.trips.length = 0;
    const nobody = { items: [], count: 0, more: false, cursor: null, corrected: null };
    expect(await page('q=%25')).toEqual(nobody);
    expect(await beside('q=%25', 'goblin')).toEqual({ previous: null, next: null });
    expect(here.trips).toEqual([]);
  });

  it('that a list does not hold stand beside nobody', async () => {
    const nobody = { previous: null, next: null };
    for (const address of ['', 'sort=cr', 'q=ogre']) {
      expect(await beside(address, 'beholder')).toEqual(nobody);
    }
    expect(await beside('q=ri', 'goblin')).toEqual(nobody);
  });
});
