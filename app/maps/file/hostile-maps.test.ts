import { describe, expect, test } from 'vitest';
import { regenerate } from '~/tools/mapwright/generate/regenerate';
import { roomKey } from '~/tools/mapwright/key/room-key';
import { mapThumbnailSvg } from '../draw/map-thumbnail';
import { roomArcs } from '../draw/room-arcs';
import { keptMap } from '../kept/kept-map';
import { CELL } from '../map/cells';
import { reachOf } from '../map/connectivity';
import { type DungeonMap, emptyMap, type Room } from '../map/grid';
import { presetRecipe } from '../map/presets';
import { openSquares } from '../map/squares';
import { mapToJson } from './map-json';
import { restoreMap } from './restore-map';

const SIDE = 120;

/** A hall as large as the map whose rooms each claim all of it but have only one square. */
function claiming(count: number, told: Partial<Room>): DungeonMap {
  const map = emptyMap(SIDE, SIDE, 'Claims');
  map.cells.fill(CELL.floor);
  const whole = { x: 0, y: 0, width: SIDE, height: SIDE };
  for (let number = 1; number <= count; number += 1) {
    const centre = { x: number % SIDE, y: Math.floor(number / SIDE) };
    map.room[centre.y * SIDE + centre.x] = number;
    map.rooms.push({ number, ...whole, shape: 'rectangle', centre, ...told });
  }
  return map;
}

function restored(map: DungeonMap) {
  const result = restoreMap(mapToJson(map));
  return result.ok ? result : expect.fail(result.problem);
}

/** The number of squares visited when all rooms are drawn and described. */
function claimed({ rooms }: DungeonMap): number {
  return rooms.reduce((sum, { width, height, built }) => {
    return sum + width * height + (built === undefined ? 0 : built.width * built.height);
  }, 0);
}

/** Every second square is open, so that each is a separate piece. */
function chequered(side: number): DungeonMap {
  const map = emptyMap(side, side, 'Chequered');
  map.cells.forEach((_, square) => {
    if ((square + Math.floor(square / side)) % 2 === 0) map.cells[square] = CELL.floor;
  });
  return map;
}

describe('a map made to cost much', () => {
  test.each([
    ['rectangles over the whole map', { shape: 'rectangle' }],
    ['chapels over the whole map', { shape: 'chapel' }],
    [
      'small rooms that say they were built over the whole map',
      { width: 1, height: 1, shape: 'round', built: { x: 0, y: 0, width: 500, height: 500 } },
    ],
  ] as const)('has rooms that claim a few times its squares at most: %s', (_, told) => {
    const map = claiming(300, told);
    if ('built' in told) map.rooms = map.rooms.map((room) => ({ ...room, ...room.centre }));
    const { map: back, repairs } = restored(map);
    expect(claimed(back)).toBeLessThanOrEqual(4 * SIDE * SIDE);
    expect(back.rooms.length).toBeGreaterThan(0);
    expect(repairs.length).toBeGreaterThan(0);
    // The result is valid: reading it again changes nothing.
    expect(restored(back)).toEqual({ ok: true, map: back, repairs: [] });
    expect(roomKey(back, 'key')).toHaveLength(back.rooms.length);
    expect(roomArcs(back).size).toBeLessThanOrEqual(back.rooms.length);
  });

  test('has squares of its rooms all over itself, and as few rooms as their reach allows', () => {
    const map = claiming(200, {});
    map.rooms.forEach(({ number }) => {
      map.room[map.room.length - number] = number;
    });
    map.rooms = map.rooms.map((room) => ({ ...room, x: 0, y: 0, width: 1, height: 1 }));
    const { map: back } = restored(map);
    expect(claimed(back)).toBeLessThanOrEqual(4 * SIDE * SIDE);
  });

  test('keeps the rooms of an honest one, though a gallery runs round all of them', () => {
    const map = emptyMap(SIDE, SIDE, 'Gallery');
    map.cells.fill(CELL.floor);
    const rooms: Room[] = [0, 1, 2].map((ring) => {
      const side = SIDE - 2 * ring;
      const centre = { x: ring, y: ring };
      return { number: ring + 1, ...centre, width: side, height: side, shape: 'rectangle', centre };
    });
    for (let square = 0; square < map.room.length; square += 1) {
      const [x, y] = [square % SIDE, Math.floor(square / SIDE)];
      map.room[square] = 1 + Math.min(2, x, y, SIDE - 1 - x, SIDE - 1 - y);
    }
    map.rooms = rooms;
    expect(restored(map)).toEqual({ ok: true, map, repairs: [] });
  });

  test('has one sign of a kind a square', () => {
    const map = emptyMap(20, 20, 'Legend');
    map.cells.fill(CELL.floor);
    const [chest, altar] = [
      { x: 3, y: 3, kind: 'chest' } as const,
      { x: 3, y: 3, kind: 'altar' } as const,
    ];
    map.symbols = [...Array.from({ length: 5000 }, () => chest), altar];
    const { map: back, repairs } = restored(map);
    expect(back.symbols).toEqual([chest, altar]);
    expect(repairs).toEqual(['4999 symbols that cannot stand there were removed.']);
  });

  // Traversing the map once for each of its 125,000 pieces would take minutes.
  test('has a piece for every second square, and is kept, drawn and made anew all the same', () => {
    const map = chequered(500);
    map.doors.push({ x: 1, y: 2, direction: 'horizontal', kind: 'secret' });
    map.cells[2 * 500 + 1] = CELL.floor;
    expect(mapThumbnailSvg(map, 160, 'player').length).toBeLessThan(4096);
    expect(openSquares(map, 'player').open.includes(1)).toBe(true);
    expect(reachOf(map).connected).toBe(false);
    expect(keptMap(mapToJson(map), '').ok).toBe(true);
  });

  // Comparing each of 20,000 caves with all others took a minute.
  test('has thousands of caves on one ground, and is described without comparing them all', () => {
    const side = 100;
    const map = emptyMap(side, side, 'Honeycomb');
    map.cells.fill(CELL.cave);
    for (let number = 1; number <= 2000; number += 1) {
      const centre = { x: 2 * (number % 49), y: 2 * Math.floor(number / 49) };
      map.room[centre.y * side + centre.x] = number;
      map.rooms.push({ number, ...centre, width: 1, height: 1, shape: 'cavern', centre });
    }
    const key = roomKey(map, 'key');
    expect(key[0]?.exits[0]?.ends).toHaveLength(3);
    expect(key.at(-1)?.exits[0]).toMatchObject({ leadsTo: 'corridor' });
  });

  test('is made anew round a lock of many pieces', () => {
    const map = chequered(60);
    const locked = map.cells.map((_, square) => (square % 60 < 20 ? 1 : 0));
    expect(regenerate(map, presetRecipe('old-keep'), locked).rooms.length).toBeGreaterThan(0);
  });
});
