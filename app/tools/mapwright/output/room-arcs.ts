import type { DungeonMap, Room, Side } from '../grid';
import { type Outline, roomHolds } from '../room-shapes';

/**
 * The ellipse that a round wall follows, in squares; `side` when only that half of it is round. `outline` tells the
 * squares the wall was built round, whatever has been dug or filled up since.
 */
export type Arc = {
  x: number;
  y: number;
  acrossX: number;
  acrossY: number;
  side?: Side;
  outline: Outline;
};

/** The arcs of round rooms and of the round ends of chapels, by room number. */
export function roomArcs(map: DungeonMap): Map<number, Arc> {
  const arcs = new Map<number, Arc>();
  for (const room of map.rooms) {
    const arc = arcOf(map, room);
    if (arc !== null) arcs.set(room.number, arc);
  }
  return arcs;
}

/** Whether a square of the room lies where its wall is round: not in a nave, nor in what was dug on to the room. */
export function isOnArc(arc: Arc, squareX: number, squareY: number): boolean {
  return isOnSide(arc, squareX, squareY) && roomHolds(arc.outline, squareX, squareY);
}

function isOnSide({ x, y, side }: Arc, squareX: number, squareY: number): boolean {
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

function arcOf(map: DungeonMap, room: Room): Arc | null {
  if (room.shape !== 'round' && room.shape !== 'chapel') return null;
  const { built = { x: 0, y: 0, width: room.width, height: room.height }, shape } = room;
  const { width, height } = built;
  const outline = { x: room.x + built.x, y: room.y + built.y, width, height, shape, turn: 0 };
  if (shape === 'chapel') return chapelArc(map, room.number, outline);
  return {
    x: outline.x + width / 2,
    y: outline.y + height / 2,
    acrossX: width / 2,
    acrossY: height / 2,
    outline,
  };
}

/** The sides that a chapel's turns 0 to 3 put its round end to. */
const END_OF_TURN: readonly Side[] = ['north', 'east', 'south', 'west'];

/** A chapel's round end lies where its squares agree best; the arc is as deep as it can be round all their middles. */
function chapelArc(map: DungeonMap, number: number, chapel: Outline): Arc | null {
  const { x, y, width, height } = chapel;
  const outlines = END_OF_TURN.map((_, turn) => ({ ...chapel, turn }));
  const agreeing = outlines.map((outline) => agreement(map, number, outline));
  const turn = agreeing.indexOf(Math.max(...agreeing));
  const outline = outlines[turn] ?? chapel;
  const side = END_OF_TURN[turn] ?? 'north';
  const upright = turn % 2 === 0;
  const deep = depthOf(outline, upright ? width : height, upright ? height : width);
  if (deep === null) return null;
  return {
    x: side === 'west' ? x + deep : side === 'east' ? x + width - deep : x + width / 2,
    y: side === 'north' ? y + deep : side === 'south' ? y + height - deep : y + height / 2,
    acrossX: upright ? width / 2 : deep,
    acrossY: upright ? deep : height / 2,
    side,
    outline,
  };
}

/** How many squares of the outline's rectangle are the room's, or not, as the outline says. */
function agreement(map: DungeonMap, number: number, outline: Outline): number {
  let agreeing = 0;
  for (let y = outline.y; y < outline.y + outline.height; y += 1) {
    for (let x = outline.x; x < outline.x + outline.width; x += 1) {
      const isRoom = x >= 0 && x < map.width && map.room[y * map.width + x] === number;
      if (isRoom === roomHolds(outline, x, y)) agreeing += 1;
    }
  }
  return agreeing;
}

/** The depth of a chapel's round end in half squares; null when its corners are square. */
function depthOf(outline: Outline, across: number, length: number): number | null {
  const held = (from: number, aside: number) => {
    const { x, y, width, height, turn } = outline;
    switch (turn) {
      case 0:
        return roomHolds(outline, x + aside, y + from);
      case 1:
        return roomHolds(outline, x + width - 1 - from, y + aside);
      case 2:
        return roomHolds(outline, x + aside, y + height - 1 - from);
      default:
        return roomHolds(outline, x + from, y + aside);
    }
  };
  if (held(0, 0)) return null;
  const isRound = (deep: number) => {
    for (let from = 0; from + 0.5 < deep; from += 1) {
      for (let aside = 0; aside < across; aside += 1) {
        const fromMiddle = (2 * aside + 1 - across) / across;
        const fromCentre = (deep - from - 0.5) / deep;
        if (held(from, aside) && fromMiddle ** 2 + fromCentre ** 2 > 1) return false;
      }
    }
    return true;
  };
  for (let deep = Math.min(across / 2, length); deep > 0.5; deep -= 0.5) {
    if (isRound(deep)) return deep;
  }
  return null;
}
