import { describe, expect, test } from 'vitest';
import { digRoom, paintSquares } from '~/tools/mapwright/edit/paint';
import { ellipseSquares } from '~/tools/mapwright/edit/shapes';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { CELL } from '../map/cells';
import { type DungeonMap, emptyMap, type Room } from '../map/grid';
import { DEFAULT_RECIPE } from '../map/recipe';
import { openSquares } from '../map/squares';
import { cornerBends } from './corner-bends';
import { flattenLoop } from './outline-path';
import { wallLoops } from './wall-outline';

type Point = { x: number; y: number };

/** All straight segments of all walls, as drawn. */
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

/** The approximate distance of a point from the ellipse that fills a rectangle, in squares. */
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

/** A round room in rock. */
function hall(area: Room | Pick<Room, 'x' | 'y' | 'width' | 'height'>): DungeonMap {
  const map = emptyMap(24, 24, 'Hall');
  return digRoom(map, ellipseSquares(map, area), area, { cell: CELL.floor, shape: 'round' });
}

const OVAL = { x: 4, y: 5, width: 11, height: 6 };
const CIRCLE = { x: 6, y: 6, width: 9, height: 9 };

/** Some maps with round rooms and chapels. */
const MAPS = ['gilded-chain-160', 'abc', 'who', 'temple', 'one', 'three', 'crypt', 'keyed'].map(
  (seed) => generateMap({ ...DEFAULT_RECIPE, seed }),
);

function roomsOf(shape: Room['shape']): [DungeonMap, Room][] {
  return MAPS.flatMap((map) =>
    map.rooms.filter((room) => room.shape === shape).map((room): [DungeonMap, Room] => [map, room]),
  );
}

describe('round walls', () => {
  test('leave the straight walls of a corridor straight up to the room', () => {
    const map = hall(OVAL);
    for (let y = 11; y < 20; y += 1) map.cells[y * 24 + 9] = CELL.corridor;
    map.doors.push({ x: 9, y: 11, direction: 'vertical', kind: 'door' });
    for (const x of [9, 10]) {
      const straight = pieces(map).filter(([from, to]) => from.x === x && to.x === x);
      const long = straight.reduce((sum, [from, to]) => sum + Math.abs(to.y - from.y), 0);
      expect(long).toBeCloseTo(20 - 11, 1);
    }
  });

  test('of a whole room are its ellipse, true to a hundredth of a square', () => {
    const map = hall(OVAL);
    const [loop, ...others] = wallLoops(openSquares(map, 'gm'), undefined, cornerBends(map));
    expect(others).toEqual([]);
    const points = flattenLoop(loop ?? { x: [], y: [], kind: [] });
    expect(points.length).toBeGreaterThan(30);
    for (const point of points) {
      expect(offEllipse(point, roomOf(map, 1))).toBeLessThan(0.01);
    }
  });

  test('are the ellipse or a straight wall of the lattice, and nothing between, where doors open', () => {
    const rooms = roomsOf('round');
    expect(rooms.length).toBeGreaterThan(10);
    for (const [map, room] of rooms) {
      const near = pieces(map).filter((piece) => piece.every((point) => isBy(room, point)));
      expect(near.length).toBeGreaterThan(10);
      for (const piece of near) {
        const isRound = piece.every((point) => offEllipse(point, room) < 0.01);
        expect(isRound || isStraight(piece)).toBe(true);
      }
    }
  });

  test('of a chapel bend at one end alone; its nave is straight', () => {
    // With five squares, a round end is too shallow to cut a corner: it is built square.
    const rooms = roomsOf('chapel').filter(([, { width, height }]) => Math.min(width, height) > 5);
    expect(rooms.length).toBeGreaterThan(2);
    for (const [map, room] of rooms) {
      const bent = pieces(map)
        .filter((piece) => !isStraight(piece) && piece.every((point) => isBy(room, point)))
        .flat();
      expect(bent.length).toBeGreaterThan(10);
      // The round end is half as deep as it is wide, and faces any of four sides.
      const { x, y, width, height } = room;
      const ends = [
        bent.every((point) => point.x <= x + height / 2 + 0.01),
        bent.every((point) => point.x >= x + width - height / 2 - 0.01),
        bent.every((point) => point.y <= y + width / 2 + 0.01),
        bent.every((point) => point.y >= y + height - width / 2 - 0.01),
      ];
      expect(ends).toContain(true);
    }
  });

  test('stay round where a square is dug on to the room, and where one is filled up', () => {
    const round = hall(CIRCLE);
    const room = roomOf(round, 1);
    const [x, below] = [room.x + 4, room.y + room.height];
    for (const [y, cell] of [
      [below, CELL.floor],
      [below - 1, CELL.rock],
    ] as const) {
      const changed = paintSquares(round, [y * round.width + x], cell);
      const bends = (map: DungeonMap) =>
        pieces(map).filter(
          (piece) =>
            !isStraight(piece) &&
            piece.every((point) => isBy(room, point) && offEllipse(point, room) < 0.01),
        ).length;
      expect(bends(round)).toBeGreaterThan(20);
      expect(bends(changed)).toBeGreaterThanOrEqual(bends(round) - 4);
      const square = pieces(changed).filter((piece) =>
        piece.every((point) => point.x >= x && point.x <= x + 1 && point.y > below - 1.2),
      );
      expect(square.filter(isStraight).length).toBeGreaterThanOrEqual(3);
    }
  });
});
