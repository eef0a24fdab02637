import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { CELL, LATE_GROUNDS } from '../map/cells';
import { type DungeonMap, emptyMap } from '../map/grid';
import { PRESETS, presetRecipe } from '../map/presets';
import { mapToJson } from './map-json';
import { restoreMap } from './restore-map';
import { packRow, packSpans, unpackRow, unpackSpans } from './runs';

const made = generateMap({ ...presetRecipe(''), width: 40, height: 30 });

/** The saved form of a map, to be corrupted. */
function saved(map: DungeonMap = made): Record<string, unknown> {
  const value: unknown = JSON.parse(mapToJson(map));
  return Object.fromEntries(Object.entries(value ?? {}));
}

function restored(value: unknown): { map: DungeonMap; repairs: string[] } {
  const result = restoreMap(value);
  if (!result.ok) throw new Error(result.problem);
  return result;
}

describe('a saved map', () => {
  test('comes back as the very same map, whatever the preset', () => {
    for (const { id } of PRESETS) {
      for (const seed of ['one', 'two', 'three']) {
        const map = generateMap({ ...presetRecipe(id), seed, width: 55, height: 45 });
        expect(restoreMap(mapToJson(map))).toEqual({ ok: true, map, repairs: [] });
      }
    }
  });

  test('keeps labels, locked squares and a map without a recipe', () => {
    const map = { ...emptyMap(20, 20, 'By hand'), locked: new Uint8Array(400) };
    map.locked.fill(1, 41, 55);
    map.labels.push({ x: 3, y: 4, text: 'The well, “dry”' });
    map.labels.push({ x: 4, y: 4, text: 'Well', players: true });
    expect(restoreMap(mapToJson(map))).toEqual({ ok: true, map, repairs: [] });
  });

  test('is of the second version where the first would lose something, and of the first otherwise', () => {
    const written = (more: Partial<DungeonMap>) =>
      saved({ ...emptyMap(20, 20, 'Plain'), ...more }).formatVersion;
    const room = { number: 1, x: 1, y: 1, width: 1, height: 1, centre: { x: 1, y: 1 } };
    const shape = 'rectangle' as const;
    const prep = { edition: '2014' as const, characters: 4, level: 3, band: 'hard', wandering: [] };
    expect(written({})).toBe(1);
    expect(written({ symbols: [{ x: 1, y: 1, kind: 'well' }] })).toBe(1);
    expect(written({ rooms: [{ ...room, shape }] })).toBe(1);
    expect(written({ rooms: [{ ...room, shape, told: { name: 'Hall' } }] })).toBe(2);
    expect(written({ symbols: [{ x: 1, y: 1, kind: 'bed' }] })).toBe(2);
    expect(written({ prep })).toBe(2);
  });

  test('is of the third version with lava, a chasm, ice, grass, a bridge or rails, and keeps them', () => {
    for (const cell of LATE_GROUNDS) {
      const map = emptyMap(20, 20, 'Ground');
      map.cells.fill(cell, 21, 30);
      expect(saved(map).formatVersion).toBe(3);
      expect(restoreMap(mapToJson(map))).toEqual({ ok: true, map, repairs: [] });
    }
  });

  test('is of the fourth version with a door wider than a square, and keeps it whole', () => {
    const map = emptyMap(20, 20, 'Gate');
    for (const at of [21, 22, 41, 42, 61, 62]) map.cells[at] = CELL.floor;
    const [west, east] = [1, 2].map((x) => ({
      x,
      y: 2,
      direction: 'vertical',
      kind: 'portcullis',
    }));
    const gate = { ...map, doors: [west, east] } as DungeonMap;
    expect(saved(gate).formatVersion).toBe(4);
    expect(restoreMap(mapToJson(gate))).toEqual({ ok: true, map: gate, repairs: [] });
    const half = { ...gate, doors: gate.doors.slice(1) };
    expect(saved(half).formatVersion).toBe(1);
    const repairs = ['1 door that filled only part of its gap was removed.'];
    expect(restoreMap(mapToJson(half))).toEqual({ ok: true, map, repairs });
  });

  test('opens whichever of the two versions it names', () => {
    expect(restored({ ...saved(), formatVersion: 1 })).toEqual({
      map: made,
      repairs: [],
      ok: true,
    });
    expect(restored({ ...saved(), formatVersion: 2 })).toEqual({
      map: made,
      repairs: [],
      ok: true,
    });
  });

  test('is small', () => {
    const map = generateMap({ ...presetRecipe(''), width: 200, height: 200 });
    expect(mapToJson(map).length).toBeLessThan(140_000);
  });

  test('may be given as an object or as text', () => {
    expect(restored(saved()).map).toEqual(restored(mapToJson(made)).map);
  });
});

describe('a map from outside', () => {
  test.each([
    ['not JSON', '{', 'This file is not JSON.'],
    ['a plain text', '"hello"', 'This file is not a Mapwright map.'],
    ['null', 'null', 'This file is not a Mapwright map.'],
    ['another program’s file', '{"format":0.3}', 'This file is not a Mapwright map.'],
    ['too long a file', ' '.repeat(4_000_001), 'This file is too large to be a map.'],
    [
      'a newer version',
      JSON.stringify({ ...saved(), formatVersion: 5 }),
      'This map was saved by a newer version of Mapwright.',
    ],
    ['no squares', JSON.stringify({ ...saved(), cells: [] }), 'This map has no squares.'],
  ])('is refused in words when it is %s', (_, text, problem) => {
    expect(restoreMap(text)).toEqual({ ok: false, problem });
  });

  test('has the size of its squares when what it says of it cannot be', () => {
    const { map, repairs } = restored({ ...saved(), width: 9000, height: -3 });
    expect(map).toEqual(made);
    expect(repairs).toEqual([
      'The width was set to 40 squares.',
      'The height was set to 30 squares.',
    ]);
    const [, ...rows] = Array.isArray(saved().cells) ? (saved().cells as unknown[]) : [];
    const spoilt = restored({ ...saved(), width: 'wide', cells: ['3X', ...rows] });
    expect(spoilt.map.width).toBe(40);
  });

  test('is cut down to 500 squares a side and filled up to 20', () => {
    const rows = Array.from({ length: 3 }, () => '900#');
    const huge = restored({ ...saved(), width: undefined, height: undefined, cells: rows });
    expect([huge.map.width, huge.map.height]).toEqual([500, 20]);
    expect(huge.map.cells).toHaveLength(10_000);
    expect(huge.repairs).toContain('The width was set to 500 squares.');
    expect(huge.repairs).toContain('The height was set to 20 squares.');
  });

  test('has rooms measured anew when their outline misses their squares', () => {
    const [first, second] = made.rooms;
    if (!first || !second) throw new Error('Two rooms were to be there.');
    const rooms = made.rooms.map((room) =>
      room === first ? { ...room, x: 0, y: 0, width: 3, height: 2 } : room,
    );
    const moved = restored({ ...saved(), rooms });
    expect(moved.map.rooms[0]).toMatchObject({ x: first.x, y: first.y, width: first.width });
    expect(moved.repairs).toEqual(['1 room of another shape was measured again.']);
    const shapes = made.rooms.map((room) => (room === second ? { ...room, shape: 'star' } : room));
    const unknown = restored({ ...saved(), rooms: shapes });
    expect(unknown.map.rooms[1]).toMatchObject({ x: second.x, shape: 'rectangle' });
    expect(unknown.repairs).toHaveLength(1);
    const centres = made.rooms.map((room) => ({ ...room, centre: { x: -1, y: 'far' } }));
    const centred = restored({ ...saved(), rooms: centres }).map;
    for (const { centre, number } of centred.rooms) {
      expect(centred.room[centre.y * centred.width + centre.x]).toBe(number);
    }
    const none = restored({ ...saved(), rooms: [{ ...first, number: 4000 }] });
    expect(none.repairs).toContain('1 room that could not be read was removed.');
  });

  test('says when it does not know which generator made it', () => {
    for (const generator of [99, 'x', undefined]) {
      expect(restored({ ...saved(), generator }).repairs.join()).toMatch(
        /which version of the generator/,
      );
    }
  });

  test('has no stairs in a door', () => {
    const [door] = made.doors;
    const stairs = [{ x: door?.x, y: door?.y, direction: 'north', kind: 'up' }];
    const { map, repairs } = restored({ ...saved(), stairs });
    expect(map.stairs).toEqual([]);
    expect(repairs).toEqual(['1 stair that cannot stand there was removed.']);
  });

  test.each(['40#.', '42#', '900#'])(
    'says that one row was too long, and keeps the others: %s',
    (row) => {
      const sound = {
        ...saved(emptyMap(40, 30, 'Rock')),
        cells: Array.from({ length: 30 }, () => '39#.'),
      };
      expect(restored(sound).repairs).toEqual([]);
      const { map, repairs } = restored({ ...sound, cells: sound.cells.with(5, row) });
      expect(repairs).toEqual(['Rows of the wrong length were cut or filled up with rock.']);
      expect([map.width, map.height]).toEqual([40, 30]);
      expect([4, 5, 6].map((y) => map.cells[y * 40 + 39])).toEqual([1, 0, 1]);
      // Without a width, the map is as wide as most of its rows.
      expect(
        restored({ ...sound, width: undefined, cells: sound.cells.with(0, row) }).map.width,
      ).toBe(40);
    },
  );

  test('does not unpack a row longer than the map', () => {
    const bomb = restored({ ...saved(), cells: ['999999.999999.'] });
    expect(bomb.map.cells).toHaveLength(40 * 30);
    expect(bomb.repairs).toContain('Rows of the wrong length were cut or filled up with rock.');
  });

  test('has unknown squares turned into rock', () => {
    const rows = Array.from({ length: 30 }, (_, y) => (y === 5 ? '3X37#' : '40#'));
    const { map, repairs } = restored({ ...saved(emptyMap(40, 30, 'Rock')), cells: rows });
    expect(map.cells.every((cell) => cell === 0)).toBe(true);
    expect(repairs).toEqual(['3 squares of an unknown kind were turned into rock.']);
  });

  test('loses doors, stairs and symbols that cannot be where they are', () => {
    const door = { x: 0, y: 0, direction: 'horizontal', kind: 'door' };
    const stair = made.stairs[0] ?? { x: 0, y: 0, direction: 'north', kind: 'up' };
    const { map, repairs } = restored({
      ...saved(),
      doors: [...made.doors, door, { ...door, x: 1e9 }, 7, ...made.doors.slice(0, 1)],
      stairs: [...made.stairs, stair],
      symbols: [{ x: 0, y: 0, kind: 'pillar' }],
    });
    expect(map.doors).toEqual(made.doors);
    expect(map.stairs).toEqual(made.stairs);
    expect(repairs).toEqual([
      '4 doors that cannot stand there were removed.',
      '1 stair that cannot stand there was removed.',
      '1 symbol that cannot stand there was removed.',
    ]);
  });

  test('has long labels and names cut', () => {
    const { map, repairs } = restored({
      ...saved(),
      name: ` ${'x'.repeat(200)}`,
      labels: [{ x: 1, y: 1, text: `${'y'.repeat(100)}\n` }],
    });
    expect(map.name).toBe('x'.repeat(80));
    expect(map.labels).toEqual([{ x: 1, y: 1, text: 'y'.repeat(60) }]);
    expect(repairs).toHaveLength(2);
  });

  test('has rooms without squares removed and squares without a room freed', () => {
    const { map, repairs } = restored({ ...saved(), rooms: made.rooms.slice(1) });
    expect(map.rooms).toEqual(made.rooms.slice(1));
    expect(map.room.includes(made.rooms[0]?.number ?? 0)).toBe(false);
    expect(repairs[0]).toMatch(/^\d+ squares of an unknown room were cleared\.$/);
  });

  test('never throws, and what comes back can be saved and read again unrepaired', () => {
    const spoilt = fc
      .record(
        {
          width: fc.anything(),
          height: fc.anything(),
          name: fc.anything(),
          recipe: fc.anything(),
          cells: fc.array(fc.oneof(fc.anything(), fc.string(), fc.constant('9.20#5,'))),
          roomSquares: fc.array(fc.oneof(fc.anything(), fc.constant('1-4:2 6-7:9'))),
          rooms: fc.array(fc.oneof(fc.anything(), fc.constant(made.rooms[0]))),
          doors: fc.array(fc.oneof(fc.anything(), fc.constant(made.doors[0]))),
          stairs: fc.anything(),
          entrances: fc.array(
            fc.record({ x: fc.nat(30), y: fc.nat(3), side: fc.constant('north') }),
          ),
          symbols: fc.array(fc.record({ x: fc.nat(30), y: fc.nat(30), kind: fc.constant('well') })),
          labels: fc.array(fc.record({ x: fc.nat(30), y: fc.nat(30), text: fc.string() })),
          locked: fc.anything(),
        },
        { requiredKeys: ['cells'] },
      )
      .map((fields) => ({ format: 'mapwright', formatVersion: 1, ...fields }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), spoilt, spoilt), (source) => {
        const first = restoreMap(source);
        if (!first.ok) return;
        expect(restoreMap(mapToJson(first.map))).toEqual({ ...first, repairs: [] });
      }),
      { numRuns: 200 },
    );
  });
});

describe('rows in short', () => {
  test('come back as they were', () => {
    const letters = fc.array(fc.constantFrom(...'#.,~o:_'), { maxLength: 60 });
    fc.assert(
      fc.property(letters, (row) => {
        expect(unpackRow(packRow(row.join('')), 60)).toBe(row.join(''));
      }),
    );
    expect(packRow('#####..#')).toBe('5#2.#');
  });

  test('tell where a row is not 0', () => {
    const values = Uint16Array.from([0, 0, 3, 3, 3, 0, 7]);
    expect(packSpans(values, 0, 7)).toBe('2-4:3 6-6:7');
    const back = new Uint16Array(7);
    expect(unpackSpans('2-4:3 6-6:7', back, 0, 7)).toBe(true);
    expect(back).toEqual(values);
    expect(unpackSpans('2-9:3', back, 0, 7)).toBe(false);
  });
});
