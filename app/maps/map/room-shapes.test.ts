import { expect, it } from 'vitest';
import { ROOM_SHAPES, type RoomShape } from './grid';
import { roomHolds } from './room-shapes';

/** A room on a map, with a margin of two squares on every side. */
function drawn(shape: RoomShape, width: number, height: number, turn = 0): string[] {
  const room = { x: 10, y: 20, width, height, shape, turn };
  return Array.from({ length: height + 4 }, (_, y) =>
    Array.from({ length: width + 4 }, (_, x) => (roomHolds(room, 8 + x, 18 + y) ? '#' : '.')).join(
      '',
    ),
  );
}

/** The same without the margin, which must be empty. */
function shapeOf(shape: RoomShape, width: number, height: number, turn = 0): string[] {
  const rows = drawn(shape, width, height, turn);
  const inside = rows.slice(2, -2).map((row) => row.slice(2, -2));
  const all = inside.join('').replaceAll('.', '').length;
  expect(rows.join('').replaceAll('.', '').length, 'squares beyond the rectangle').toBe(all);
  return inside;
}

it.each<[RoomShape, string[]]>([
  ['rectangle', ['#####', '#####', '#####']],
  ['cavern', ['####', '####']],
  ['round', ['..###..', '.#####.', '#######', '#######', '#######', '.#####.', '..###..']],
  ['round', ['..####..', '########', '########', '########', '..####..']],
  ['octagon', ['.#.', '###', '.#.']],
  ['octagon', ['.#####.', '#######', '#######', '#######', '.#####.']],
  [
    'octagon',
    [
      '..####..',
      '.######.',
      '########',
      '########',
      '########',
      '########',
      '.######.',
      '..####..',
    ],
  ],
  ['cross', ['..###..', '..###..', '#######', '#######', '#######', '..###..', '..###..']],
  ['cross', ['..####..', '..####..', '########', '########', '..####..', '..####..']],
  ['diamond', ['...#...', '..###..', '.#####.', '#######', '.#####.', '..###..', '...#...']],
  ['diamond', ['...##...', '..####..', '.######.', '.######.', '..####..', '...##...']],
])('a %s room of this size is built so: %j', (shape, rows) => {
  expect(shapeOf(shape, rows[0]?.length ?? 0, rows.length)).toEqual(rows);
});

it('a chapel has its round end in the north, east, south or west, and straight walls else', () => {
  const north = shapeOf('chapel', 9, 10, 0);
  expect(north).toEqual([
    '..#####..',
    '.#######.',
    '#########',
    '#########',
    '#########',
    '#########',
    '#########',
    '#########',
    '#########',
    '#########',
  ]);
  const south = shapeOf('chapel', 9, 10, 2);
  expect(south).toEqual(north.toReversed());
  const west = shapeOf('chapel', 10, 9, 3);
  expect(west).toEqual(
    Array.from({ length: 9 }, (_, y) => north.map((row) => row[y] ?? '').join('')),
  );
  expect(shapeOf('chapel', 10, 9, 1)).toEqual(west.map((row) => [...row].reverse().join('')));
});

it('every shape looks the same from left and right, and touches all four sides of its rectangle', () => {
  for (const shape of ROOM_SHAPES) {
    for (const [width, height] of [
      [3, 3],
      [5, 8],
      [12, 7],
      [15, 15],
    ] as const) {
      const told = `${shape} ${width} by ${height}`;
      const rows = shapeOf(shape, width, height);
      for (const row of rows) expect([...row].reverse().join(''), told).toBe(row);
      expect(rows[0], told).toContain('#');
      expect(rows.at(-1), told).toContain('#');
      if (shape === 'diamond') continue;
      expect(
        rows.some((row) => row.startsWith('#')),
        told,
      ).toBe(true);
    }
  }
});
