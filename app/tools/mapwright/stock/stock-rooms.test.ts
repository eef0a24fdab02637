import { describe, expect, it } from 'vitest';
import { judge } from '~/encounters/budget/judge';
import { candidateOf } from '~/encounters/fill/candidate-of';
import type { Band } from '~/encounters/fill/window';
import { DEFAULT_RECIPE, type PlaceTheme, THEMES } from '~/maps/map/recipe';
import { foeWords } from '~/maps/map/room-text';
import { themeChanges } from '~/maps/map/themes';
import type { Edition } from '~/rules/edition';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { generateMap } from '../generate/generate';
import { bandsOf } from './bands';
import { gateOf, heartOf, roomFacts, UNREACHED } from './room-facts';
import { roomsToStock } from './stock-ask';
import { type StockOrder, stockRooms } from './stock-rooms';

const POOL = SRD_MONSTERS.map((record) => candidateOf(record.slug, record));

function orderOf(theme: PlaceTheme, seed: string, more: Partial<StockOrder> = {}): StockOrder {
  const map = generateMap({ ...DEFAULT_RECIPE, ...themeChanges(theme), seed });
  return {
    seed,
    edition: '2014',
    characters: 4,
    level: 3,
    band: 'hard',
    theme,
    rooms: roomFacts(map),
    said: [],
    pool: POOL,
    ...more,
  };
}

function isWithin(order: StockOrder): void {
  const { stocks } = stockRooms(order);
  const bands = bandsOf(order.edition);
  const levels = Array<number>(order.characters).fill(order.level);
  for (const { foes } of stocks.values()) {
    if (foes.length === 0) continue;
    // Each kind is named once, with its number.
    expect(new Set(foes.map(({ id }) => id)).size, JSON.stringify(foes)).toBe(foes.length);
    const creatures = foes.map((foe) => ({ ...foe, side: 'foes' as const }));
    const { verdict } = judge({ edition: order.edition, levels, creatures }).difficulty;
    const at = bands.map(String).indexOf(String(verdict));
    expect(at, `${verdict}: ${JSON.stringify(foes)}`).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThanOrEqual(bands.indexOf(order.band));
  }
}

describe.each(THEMES)('a dungeon of the theme %s', (theme) => {
  it('has fights within the budget of its party, in either edition', () => {
    for (const [edition, level, band] of [
      ['2014', 1, 'hard'],
      ['2014', 5, 'deadly'],
      ['2014', 11, 'medium'],
      ['2024', 3, 'high'],
    ] as [Edition, number, Band][]) {
      isWithin(orderOf(theme, `budget ${level}`, { edition, level, band }));
    }
  });

  it('says no line twice, stocks every room, and has a fight in the farthest that can be reached', () => {
    for (let seed = 0; seed < 3; seed += 1) {
      const order = orderOf(theme, `lines ${seed}`);
      const { stocks, prep } = stockRooms(order);
      expect([...stocks.keys()].sort()).toEqual(order.rooms.map(({ number }) => number).sort());
      const lines = [...stocks.values()].flatMap((stock) => stock.lines.map(({ text }) => text));
      expect(new Set(lines).size).toBe(lines.length);
      const fights = [...stocks.values()].filter(({ foes }) => foes.length > 0);
      const signs = fights.map(({ foes }) => JSON.stringify(foes));
      expect(new Set(signs).size).toBe(signs.length);
      expect(fights.length).toBeGreaterThan(0);
      expect(prep.wandering.length).toBeGreaterThan(2);
      expect(order.rooms.every(({ depth }) => depth < UNREACHED)).toBe(true);
    }
  });
});

it('gives the same contents for the same seed, and repeats nothing of the rooms that keep theirs', () => {
  const order = orderOf('crypt', 'again');
  const first = stockRooms(order);
  expect(stockRooms(order)).toEqual(first);
  const said = [...first.stocks.values()].flatMap(({ lines }) => lines.map(({ text }) => text));
  const again = stockRooms({ ...order, seed: 'other', said });
  const lines = [...again.stocks.values()].flatMap(({ lines: own }) => own.map(({ text }) => text));
  expect(lines.some((line) => said.includes(line))).toBe(false);
  expect(again.stocks).not.toEqual(first.stocks);
});

it('draws no fight that a room with its own contents has', () => {
  const order = orderOf('crypt', 'fights');
  const fightsOf = (said: readonly string[]) =>
    [...stockRooms({ ...order, said }).stocks.values()]
      .filter(({ foes }) => foes.length > 0)
      .map(({ foes }) => foeWords(foes));
  const said = fightsOf([]).filter((words) => /\d/.test(words));
  expect(said.length).toBeGreaterThan(0);
  // The same seed would draw the same fights.
  expect(fightsOf(said).filter((words) => said.includes(words))).toEqual([]);
});

describe('a map of 400 rooms', () => {
  /** The number of draws that looked at the pool, and of rooms with a fight. */
  function drawsOf(squares: number, more: Partial<StockOrder>) {
    let looks = 0;
    const seen = POOL.map((one) => ({
      ...one,
      get legendary() {
        looks += 1;
        return one.legendary;
      },
    }));
    const goblin = seen.filter(({ id }) => id.includes('goblin')).slice(0, 1);
    const rooms = Array.from({ length: 400 }, (_, at) => {
      return { number: at + 1, squares, water: 0, depth: at + 1 };
    });
    const pool = [...POOL.filter(({ id }) => id !== goblin[0]?.id), ...goblin];
    const { stocks } = stockRooms({ ...orderOf('none', 'many'), rooms, pool, ...more });
    return {
      looks,
      rooms: stocks.size,
      fights: [...stocks.values()].filter(({ foes }) => foes.length > 0).length,
    };
  }

  it('stops looking for fights where too few fit the party, and stocks every room all the same', () => {
    const alone = { edition: '2024', characters: 1, level: 1, band: 'low' } as const;
    const { looks, rooms } = drawsOf(200_000, alone);
    expect(rooms).toBe(400);
    // Those drawn, those in vain, and those of the table of wanderers.
    expect(looks).toBeLessThanOrEqual(120 + 320 + 24);
  });

  it('has its 120 fights where they are found', () => {
    expect(drawsOf(60, { level: 5 }).fights).toBe(120);
  });
});

it('leaves a fair part of the rooms without monsters, and puts undead into a crypt', () => {
  let [fights, rooms, undead, foes] = [0, 0, 0, 0];
  const types = new Map(POOL.map(({ id, type }) => [id, type]));
  for (let seed = 0; seed < 10; seed += 1) {
    for (const stock of stockRooms(orderOf('crypt', `part ${seed}`)).stocks.values()) {
      rooms += 1;
      if (stock.foes.length > 0) fights += 1;
      for (const { id } of stock.foes) {
        foes += 1;
        if (types.get(id) === 'undead') undead += 1;
      }
    }
  }
  expect(fights / rooms).toBeGreaterThan(0.25);
  expect(fights / rooms).toBeLessThan(0.6);
  expect(undead / foes).toBeGreaterThan(0.5);
});

it('a room that is drawn anew alone is the heart when it is the one of its map', () => {
  const order = orderOf('crypt', 'alone');
  const heart = heartOf(order.rooms);
  const other = order.rooms.find(({ number, squares }) => number !== heart?.number && squares > 14);
  if (heart === undefined || other === undefined) throw new Error('The map has a heart.');
  const hasTreasureAndFoes = (room: typeof heart) => {
    let count = 0;
    for (let seed = 0; seed < 20; seed += 1) {
      const anew = { ...order, rooms: [room], heart: heart.number, seed: `anew ${seed}` };
      const stock = stockRooms(anew).stocks.get(room.number);
      if (stock && stock.foes.length > 0 && stock.lines.some(({ kind }) => kind === 'treasure'))
        count += 1;
    }
    return count;
  };
  expect(hasTreasureAndFoes(heart)).toBeGreaterThan(8);
  expect(hasTreasureAndFoes(other)).toBeLessThan(12);
});

it('rooms that are drawn anew have no second heart where that of their map keeps its contents', () => {
  const map = generateMap({ ...DEFAULT_RECIPE, ...themeChanges('crypt'), seed: 'locked heart' });
  const heart = heartOf(roomFacts(map))?.number;
  const asked = roomsToStock(map);
  expect(asked.heart).toBe(heart);
  for (const room of map.rooms) if (room.number === heart) room.told = { kept: true };
  const again = roomsToStock(map);
  expect(again.heart).toBe(heart);
  expect(again.rooms.map(({ number }) => number)).toEqual(
    asked.rooms.map(({ number }) => number).filter((number) => number !== heart),
  );
  // The room that would be the heart of these rooms alone has no sure fight with treasure.
  const farthest = heartOf(again.rooms)?.number ?? 0;
  const isHeart = (more: Partial<StockOrder>) =>
    Array.from({ length: 10 }, (_, seed) => {
      const order = { ...orderOf('crypt', `locked ${seed}`), ...again, ...more };
      const stock = stockRooms(order).stocks.get(farthest);
      return stock?.foes.length && stock.lines.some(({ kind }) => kind === 'treasure');
    }).filter(Boolean).length;
  expect(isHeart({ heart: farthest })).toBeGreaterThan(8);
  expect(isHeart({})).toBeLessThan(6);
});

it('a locked gate leaves no second one', () => {
  const map = generateMap({ ...DEFAULT_RECIPE, ...themeChanges('crypt'), seed: 'locked gate' });
  const { gate } = roomsToStock(map);
  expect(gate).toBe(gateOf(roomFacts(map))?.number);
  for (const room of map.rooms) if (room.number === gate) room.told = { kept: true };
  const again = roomsToStock(map);
  expect(again.gate).toBe(gate);
  const next = gateOf(again.rooms)?.number ?? 0;
  const fights = (more: Partial<StockOrder>) =>
    Array.from({ length: 30 }, (_, seed) => {
      const order = { ...orderOf('crypt', `gate ${seed}`), ...again, ...more };
      return (stockRooms(order).stocks.get(next)?.foes.length ?? 0) > 0;
    }).filter(Boolean).length;
  expect(fights({})).toBeGreaterThan(fights({ gate: next }));
});

it('notes who wanders, for their statblocks', () => {
  const { wandering, wanderers = [] } = stockRooms(orderOf('crypt', 'wander')).prep;
  expect(wandering.length).toBe(6);
  expect(new Set(wanderers).size).toBe(wanderers.length);
  expect(wanderers.length).toBeGreaterThan(1);
});

it('the heart of a map with too many rooms is one that is stocked', () => {
  const map = generateMap({
    ...DEFAULT_RECIPE,
    width: 300,
    height: 300,
    density: 100,
    roomSize: 'small',
  });
  const { rooms, heart } = roomsToStock(map);
  expect(map.rooms.length).toBeGreaterThan(rooms.length);
  expect(rooms.some(({ number }) => number === heart)).toBe(true);
});
