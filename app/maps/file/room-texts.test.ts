import { describe, expect, it } from 'vitest';
import { emptyMap } from '../map/grid';
import { ROOM_TEXT_LIMITS, type RoomText, roomWords, shorterTexts } from '../map/room-text';
import { mapToJson } from './map-json';
import { restoreMap } from './restore-map';

const TOLD = {
  name: 'Gorn’s Hall',
  aloud: 'Smoke hangs low.\nA drum beats.',
  notes: '**Gorn** waits.\n\n- an axe',
  stock: {
    foes: [{ id: 'goblin', name: 'Goblin', count: 4, cr: 0.25, xp: 50 }],
    lines: [{ kind: 'trap' as const, text: 'A wire at ankle height.' }],
  },
  kept: true as const,
};
const PREP = {
  edition: '2014' as const,
  characters: 4,
  level: 3,
  band: 'hard',
  wandering: ['Ogre: lost.'],
  wanderers: ['ogre.srd-5-1'],
};

function mapWith(told: RoomText | undefined) {
  const map = emptyMap(20, 20, 'Told');
  map.cells.fill(1, 21, 25);
  map.room.fill(1, 21, 25);
  const room = { number: 1, x: 1, y: 1, width: 4, height: 1, shape: 'rectangle' as const };
  const rooms = [{ ...room, centre: { x: 2, y: 1 }, ...(told && { told }) }];
  return { ...map, rooms };
}

function restored(told: unknown) {
  const json = JSON.parse(mapToJson(mapWith(undefined)));
  json.rooms[0].told = told;
  const read = restoreMap(json);
  if (!read.ok) throw new Error(read.problem);
  return { told: read.map.rooms[0]?.told, repairs: read.repairs };
}

describe('what is written about rooms', () => {
  it('comes back from a file as it was, with whom the map was stocked for', () => {
    const read = restoreMap(mapToJson({ ...mapWith(TOLD), prep: PREP }));
    expect(read).toMatchObject({ ok: true, repairs: [] });
    expect(read.ok && read.map.rooms[0]?.told).toEqual(TOLD);
    expect(read.ok && read.map.prep).toEqual(PREP);
  });

  it('is missing in maps that say nothing, which open unchanged', () => {
    const read = restoreMap(mapToJson(mapWith(undefined)));
    expect(read).toMatchObject({ ok: true, repairs: [] });
    expect(read.ok && 'told' in (read.map.rooms[0] ?? {})).toBe(false);
    expect(read.ok && 'prep' in read.map).toBe(false);
  });

  it.each([
    null,
    7,
    'text',
    [],
    { name: 4, aloud: {}, notes: [], stock: 'x', kept: 'yes' },
    {
      stock: { foes: [{ id: '../x', name: 'X', count: 1, cr: 1, xp: 1 }], lines: [{ kind: 'x' }] },
    },
    { stock: { foes: [{ id: 'orc', name: 'Orc', count: 1e9, cr: 1, xp: 1 }, null], lines: {} } },
  ])('is left out where it is not what it should be: %j', (told) => {
    expect(restored(told).told).toBeUndefined();
  });

  it('is cut to its limits, without invisible characters', () => {
    const { told, repairs } = restored({
      name: `A\u0000B${'x'.repeat(200)}`,
      aloud: 'y'.repeat(9000),
      notes: 'z'.repeat(9000),
    });
    expect(told?.name).toHaveLength(ROOM_TEXT_LIMITS.name);
    expect(told?.name?.startsWith('A B')).toBe(true);
    expect(told?.aloud).toHaveLength(ROOM_TEXT_LIMITS.aloud);
    expect(told?.notes).toHaveLength(ROOM_TEXT_LIMITS.notes);
    expect(repairs).toEqual(['The text of a room was shortened or cleaned.']);
  });

  it('leaves out what would be too long together, and keeps what still fits', () => {
    const map = emptyMap(80, 20, 'Long');
    map.cells.fill(1, 0, 80);
    const long = { aloud: 'y'.repeat(2000), notes: 'z'.repeat(4000) };
    // 66 texts are 396,000 characters: one more is too long, a short one is not.
    const tolds = [...Array.from({ length: 67 }, () => long), { name: 'Short' }];
    const rooms = tolds.map((told, x) => {
      map.room[x] = x + 1;
      const around = { x, y: 0, width: 1, height: 1, centre: { x, y: 0 } };
      return { number: x + 1, ...around, shape: 'rectangle' as const, told };
    });
    const read = restoreMap(mapToJson({ ...map, rooms }));
    if (!read.ok) throw new Error(read.problem);
    expect(read.map.rooms.map(({ told }) => told)).toEqual([
      ...tolds.slice(0, 66),
      undefined,
      { name: 'Short' },
    ]);
    expect(read.repairs).toEqual([
      'The texts of the rooms were too long together; some were left out.',
    ]);
  });

  it('is shortened where a place for it is small, names last', () => {
    const { rooms } = mapWith({ ...TOLD, notes: 'n'.repeat(900) });
    expect(shorterTexts(rooms, 400)[0]?.told?.notes).toHaveLength(400);
    expect(shorterTexts(rooms, 0)[0]?.told).toEqual({ name: TOLD.name });
    expect(shorterTexts(rooms, Number.POSITIVE_INFINITY)).toEqual(rooms);
  });

  it('is told whole for the notes of a fight', () => {
    expect(roomWords({ number: 3, told: TOLD })).toBe(
      'Room 3: Gorn’s Hall\n\nSmoke hangs low.\nA drum beats.\n\n**Gorn** waits.\n\n- an axe\n\nA wire at ankle height.',
    );
    expect(roomWords({ number: 3 })).toBe('');
  });
});
