import { describe, expect, test } from 'vitest';
import { CELL } from '../cells';
import { digRoom, paintSquares } from '../editor/paint';
import { ellipseSquares } from '../editor/shapes';
import { generateMap } from '../generate';
import { type DungeonMap, emptyMap, type Room } from '../grid';
import { DEFAULT_RECIPE } from '../recipe';
import { cornerBends } from './corner-bends';
import { flattenLoop } from './outline-path';
import { openSquares } from './squares';
import { wallLoops } from './wall-outline';

type Point = { x: number; y: number };

/** Every straight piece of every wall, as it is drawn. */
function pieces(map: DungeonMap): Array<[Point, Point]> {
  return wallLoops(openSquares(map, 'gm'), undefined, cornerBends(map))
    .map(flattenLoop)
    .flatMap((chain) =>
      chain.slice(1).map((to, index): [Point, Point] => [chain[index] ?? to, to]),
    );
}

function isStraight([from, to]: [Point, Point]): boolean {
  return (
    (from.x === to.x && Number.isInteger(from.x)) || (from.y === to.y && Number.isInteger(from.y))
  );
}

/** How far a point lies from the ellipse that fills a rectangle, about, in squares. */
function offEllipse({ x, y }: Point, area: Pick<Room, 'x' | 'y' | 'width' | 'height'>): number {
  const across = (x - area.x - area.width / 2) / (area.width / 2);
  const down = (y - area.y - area.height / 2) / (area.height / 2);
  return (Math.abs(Math.hypot(across, down) - 1) * Math.min(area.width, area.height)) / 2;
}

function isBy(room: Room, { x, y }: Point): boolean {
  return x >= room.x && y >= room.y && x <= room.x + room.width && y <= room.y + room.height;
}

function roomOf(map: DungeonMap, number: number): Room {
  const room = map.rooms.find((one) => one.number === number);
  if (room === undefined) throw new Error(`There is no room ${number}.`);
  return room;
}

/** An oval hall dug into rock, 11 squares by 6. */
function hall(): DungeonMap {
  const map = emptyMap(24, 20, 'Hall');
  const area = { x: 4, y: 5, width: 11, height: 6 };
  return digRoom(map, ellipseSquares(map, area), area, { cell: CELL.floor, shape: 'round' });
}

describe('round walls', () => {
  const chain = generateMap({ ...DEFAULT_RECIPE, seed: 'gilded-chain-160' });

  test('leave the straight walls of a corridor straight up to the room', () => {
    const map = generateMap({ ...DEFAULT_RECIPE, seed: 'p6' });
    expect(map.doors).toContainEqual(expect.objectContaining({ x: 15, y: 30 }));
    const walls = pieces(map);
    for (const x of [15, 16]) {
      for (const y of [26, 27.5, 28.5, 29.5, 30.5]) {
        const here = walls.some(
          ([from, to]) =>
            from.x === x && to.x === x && Math.min(from.y, to.y) < y && Math.max(from.y, to.y) >= y,
        );
        expect(here, `${x} ${y}`).toBe(true);
      }
    }
  });

  test('of a whole room are its ellipse, true to a hundredth of a square', () => {
    const map = hall();
    const [loop, ...others] = wallLoops(openSquares(map, 'gm'), undefined, cornerBends(map));
    expect(others).toEqual([]);
    const points = flattenLoop(loop ?? { x: [], y: [], kind: [] });
    expect(points.length).toBeGreaterThan(30);
    for (const point of points) {
      expect(offEllipse(point, roomOf(map, 1))).toBeLessThan(0.01);
    }
  });

  test('are the ellipse or a straight wall of the lattice, and nothing between, where doors open', () => {
    for (const number of [14, 16]) {
      const room = roomOf(chain, number);
      expect(room.shape).toBe('round');
      const near = pieces(chain).filter((piece) => piece.every((point) => isBy(room, point)));
      expect(near.length).toBeGreaterThan(20);
      for (const piece of near) {
        const isRound = piece.every((point) => offEllipse(point, room) < 0.01);
        expect(isRound || isStraight(piece)).toBe(true);
      }
    }
  });

  test('of a chapel join a nave of straight walls', () => {
    const map = generateMap({ ...DEFAULT_RECIPE, seed: 'abc' });
    const room = roomOf(map, 18);
    expect(room.shape).toBe('chapel');
    const nave = pieces(map).filter((piece) =>
      piece.every((point) => isBy(room, point) && point.x <= room.x + room.width - 2.5),
    );
    expect(nave.length).toBeGreaterThan(3);
    expect(nave.every(isStraight)).toBe(true);
    const along = (y: number) =>
      nave
        .filter(([from, to]) => from.y === y && to.y === y)
        .reduce((sum, [from, to]) => sum + Math.abs(to.x - from.x), 0);
    expect(along(room.y + room.height)).toBe(room.width - 2.5);
  });

  test('stay round where a square is dug on to the room, and where one is filled up', () => {
    const room = roomOf(chain, 8);
    const [x, below] = [room.x + 4, room.y + room.height];
    for (const [y, cell] of [
      [below, CELL.floor],
      [below - 1, CELL.rock],
    ] as const) {
      const changed = paintSquares(chain, [y * chain.width + x], cell);
      const bends = (map: DungeonMap) =>
        pieces(map).filter(
          (piece) =>
            !isStraight(piece) &&
            piece.every((point) => isBy(room, point) && offEllipse(point, room) < 0.01),
        ).length;
      expect(bends(chain)).toBeGreaterThan(20);
      expect(bends(changed)).toBeGreaterThanOrEqual(bends(chain) - 4);
      const square = pieces(changed).filter((piece) =>
        piece.every((point) => point.x >= x && point.x <= x + 1 && point.y > below - 1.2),
      );
      expect(square.filter(isStraight).length).toBeGreaterThanOrEqual(3);
    }
  });
});
