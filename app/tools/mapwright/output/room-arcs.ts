import type { DungeonMap, Room, Side } from '../grid';

/** The ellipse that a round wall follows, in squares; `side` when only that half of it is round. */
export type Arc = { x: number; y: number; acrossX: number; acrossY: number; side?: Side };

/** The arcs of round rooms and of the round ends of chapels, by room number. */
export function roomArcs(map: DungeonMap): Map<number, Arc> {
  const arcs = new Map<number, Arc>();
  for (const room of map.rooms) {
    const arc = arcOf(map, room);
    if (arc !== null) arcs.set(room.number, arc);
  }
  return arcs;
}

/** Whether a square lies where the arc is round. */
export function isOnArc({ x, y, side }: Arc, squareX: number, squareY: number): boolean {
  switch (side) {
    case 'north':
      return squareY + 0.5 < y;
    case 'south':
      return squareY + 0.5 > y;
    case 'west':
      return squareX + 0.5 < x;
    case 'east':
      return squareX + 0.5 > x;
    default:
      return true;
  }
}

/** The nearest place on the arc, seen from its middle; a point further off was moved by hand and stays. */
export function ontoArc(arc: Arc, x: number, y: number): [number, number] {
  const fromX = (x - arc.x) / arc.acrossX;
  const fromY = (y - arc.y) / arc.acrossY;
  const part = Math.sqrt(fromX * fromX + fromY * fromY);
  if (part === 0) return [x, y];
  const toX = arc.x + (x - arc.x) / part;
  const toY = arc.y + (y - arc.y) / part;
  return (toX - x) ** 2 + (toY - y) ** 2 > 0.7 ? [x, y] : [toX, toY];
}

function arcOf(map: DungeonMap, room: Room): Arc | null {
  const { x, y, width, height, shape } = room;
  if (shape === 'round') {
    return { x: x + width / 2, y: y + height / 2, acrossX: width / 2, acrossY: height / 2 };
  }
  return shape === 'chapel' ? chapelArc(map, room) : null;
}

/** A chapel's round end is the one whose two corners are rock; it is as deep as half the nave is wide. */
function chapelArc(map: DungeonMap, { number, x, y, width, height }: Room): Arc | null {
  const right = x + width - 1;
  const bottom = y + height - 1;
  const held = (atX: number, atY: number) => map.room[atY * map.width + atX] === number;
  const [northWest, northEast] = [held(x, y), held(right, y)];
  const [southWest, southEast] = [held(x, bottom), held(right, bottom)];
  const middleX = x + width / 2;
  const middleY = y + height / 2;
  const deepX = height >> 1;
  const deepY = width >> 1;
  if (!northWest && !northEast && southWest && southEast) {
    return { x: middleX, y: y + deepY, acrossX: width / 2, acrossY: deepY, side: 'north' };
  }
  if (!southWest && !southEast && northWest && northEast) {
    return { x: middleX, y: bottom + 1 - deepY, acrossX: width / 2, acrossY: deepY, side: 'south' };
  }
  if (!northWest && !southWest && northEast && southEast) {
    return { x: x + deepX, y: middleY, acrossX: deepX, acrossY: height / 2, side: 'west' };
  }
  if (!northEast && !southEast && northWest && southWest) {
    return { x: right + 1 - deepX, y: middleY, acrossX: deepX, acrossY: height / 2, side: 'east' };
  }
  return null;
}
