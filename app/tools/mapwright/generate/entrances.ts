import { CELL, isOpen } from '~/maps/map/cells';
import { cellAt, type DungeonMap, type Entrance, SIDES, type Side } from '~/maps/map/grid';
import type { Random } from '~/rules/random';
import { openSquare } from './carve';

/** A straight entrance from a square of the edge, `length` squares long. */
type WayIn = Entrance & { length: number };

/**
 * Opens entrances from the edge of the map, each on a different side while there are sides left: straight tunnels that
 * touch nothing until they meet open ground, preferably short ones. Squares where `taken` is 1 are not changed.
 */
export function openEntrances(
  map: DungeonMap,
  count: number,
  random: Random,
  taken?: Uint8Array,
): void {
  const used = new Set(map.entrances.map((entrance) => entrance.side));
  const sides = random.shuffle(SIDES.filter((side) => !used.has(side)));
  let missing = count - map.entrances.length;
  // If a side has no place for an entrance, another side gets two.
  for (const side of [...sides, ...SIDES, ...SIDES]) {
    if (missing <= 0) return;
    const way = bestWay(map, side, random, taken);
    if (way === null) continue;
    const { x, y, inX, inY } = edgeSquare(
      map,
      side,
      side === 'north' || side === 'south' ? way.x : way.y,
    );
    for (let into = 0; into < way.length; into += 1)
      openSquare(map, x + inX * into, y + inY * into);
    map.entrances.push({ x, y, side });
    missing -= 1;
  }
}

function edgeSquare(map: DungeonMap, side: Side, along: number) {
  switch (side) {
    case 'north':
      return { x: along, y: 0, inX: 0, inY: 1 };
    case 'south':
      return { x: along, y: map.height - 1, inX: 0, inY: -1 };
    case 'west':
      return { x: 0, y: along, inX: 1, inY: 0 };
    case 'east':
      return { x: map.width - 1, y: along, inX: -1, inY: 0 };
  }
}

function bestWay(map: DungeonMap, side: Side, random: Random, taken?: Uint8Array): WayIn | null {
  const length = side === 'north' || side === 'south' ? map.width : map.height;
  const doors = new Set(map.doors.map((door) => door.y * map.width + door.x));
  const stairs = new Set(map.stairs.map((stair) => stair.y * map.width + stair.x));
  let best: WayIn | null = null;
  let lowest = Number.MAX_SAFE_INTEGER;
  for (let along = 1; along < length - 1; along += 1) {
    const way = wayFrom(map, side, along, doors, stairs, taken);
    if (way === null) continue;
    const middle = Math.abs(2 * along - length);
    const price = way.length * 8 + middle + random.below(length);
    if (price >= lowest) continue;
    lowest = price;
    best = way;
  }
  return best;
}

/** The tunnel inwards from a square of the edge; null if it would touch open ground sideways or end in a doorway. */
function wayFrom(
  map: DungeonMap,
  side: Side,
  along: number,
  doors: ReadonlySet<number>,
  stairs: ReadonlySet<number>,
  taken?: Uint8Array,
): WayIn | null {
  const { x: startX, y: startY, inX, inY } = edgeSquare(map, side, along);
  const furthest = side === 'north' || side === 'south' ? map.height - 1 : map.width - 1;
  for (let into = 0; into < furthest; into += 1) {
    const x = startX + inX * into;
    const y = startY + inY * into;
    const square = y * map.width + x;
    if (isOpen(map.cells[square])) {
      const barred =
        into === 0 || doors.has(square) || stairs.has(square) || map.cells[square] === CELL.pit;
      return barred ? null : { x: startX, y: startY, side, length: into };
    }
    if (taken?.[square] === 1) return null;
    if (isOpen(cellAt(map, x + inY, y + inX)) || isOpen(cellAt(map, x - inY, y - inX))) return null;
  }
  return null;
}
