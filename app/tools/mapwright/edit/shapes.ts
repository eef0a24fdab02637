import type { DungeonMap, Place } from '~/maps/map/grid';
import { roomHolds } from '~/maps/map/room-shapes';
import type { Squares } from '~/maps/map/squares';

type Sides = Pick<DungeonMap, 'width' | 'height'>;

/** The rectangle between two corners. */
export function areaBetween(one: Place, other: Place): Squares {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return { x, y, width: Math.abs(one.x - other.x) + 1, height: Math.abs(one.y - other.y) + 1 };
}

/** The part of a rectangle on the map. */
export function withinMap({ width, height }: Sides, area: Squares): Squares {
  const x = Math.max(0, area.x);
  const y = Math.max(0, area.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(width, area.x + area.width) - x),
    height: Math.max(0, Math.min(height, area.y + area.height) - y),
  };
}

/** Every square of a rectangle, as indexes into the map's squares. */
export function rectangleSquares(map: Sides, area: Squares): number[] {
  const { x, y, width, height } = withinMap(map, area);
  const squares: number[] = [];
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) squares.push(row * map.width + column);
  }
  return squares;
}

/** Every square whose centre is in the ellipse inscribed in a rectangle. */
export function ellipseSquares(map: Sides, area: Squares): number[] {
  return rectangleSquares(map, area).filter((square) => {
    const dx = ((square % map.width) + 0.5 - area.x - area.width / 2) / (area.width / 2);
    const dy =
      (Math.floor(square / map.width) + 0.5 - area.y - area.height / 2) / (area.height / 2);
    return dx * dx + dy * dy <= 1;
  });
}

/** Every square of a rectangle whose corners are cut off across; a narrow one stays whole. */
export function octagonSquares(map: Sides, area: Squares): number[] {
  const isNarrow = Math.min(area.width, area.height) < 4;
  const room = { ...area, shape: isNarrow ? 'rectangle' : 'octagon', turn: 0 } as const;
  return rectangleSquares(map, area).filter((square) =>
    roomHolds(room, square % map.width, Math.floor(square / map.width)),
  );
}

/** The squares of a line, connected by their sides and never only by corners, so that it can be walked. */
export function lineSquares(map: Sides, from: Place, to: Place, brush: number): number[] {
  const squares = new Set<number>();
  const [acrossAll, downAll] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  let [across, down] = [0, 0];
  for (;;) {
    const place = { x: from.x + across * stepX, y: from.y + down * stepY };
    for (const square of brushSquares(map, place, brush)) squares.add(square);
    if (across >= acrossAll && down >= downAll) return [...squares];
    const goAcross = (1 + 2 * across) * downAll < (1 + 2 * down) * acrossAll;
    if (down >= downAll || (goAcross && across < acrossAll)) across += 1;
    else down += 1;
  }
}

/** The squares of a brush of width 1 to 5; an even one extends further south and east. */
export function brushSquares(map: Sides, { x, y }: Place, brush: number): number[] {
  const before = Math.floor((brush - 1) / 2);
  return rectangleSquares(map, { x: x - before, y: y - before, width: brush, height: brush });
}

/** All squares of the same ground connected to this one by their sides. */
export function joinedSquares(map: DungeonMap, { x, y }: Place): number[] {
  const start = y * map.width + x;
  const ground = map.cells[start];
  const seen = new Uint8Array(map.cells.length);
  seen[start] = 1;
  const queue = [start];
  for (const square of queue) {
    const column = square % map.width;
    const sides = [square - map.width, square + map.width];
    if (column > 0) sides.push(square - 1);
    if (column < map.width - 1) sides.push(square + 1);
    for (const next of sides) {
      if (map.cells[next] !== ground || seen[next] !== 0) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  return queue;
}
