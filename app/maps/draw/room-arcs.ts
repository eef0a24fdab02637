import { type DungeonMap, type Room, SIDES, type Side } from '../map/grid';
import { type Outline, roomHolds } from '../map/room-shapes';

/**
 * The ellipse of a round wall, in squares; `side` when only that half is round. `outline` is the area as built,
 * whatever was dug or filled later.
 */
export type Arc = {
  x: number;
  y: number;
  acrossX: number;
  acrossY: number;
  side?: Side;
  outline: Outline;
};

/** The arcs of round rooms and of round chapel ends, by room number. */
export function roomArcs(map: DungeonMap): Map<number, Arc> {
  const arcs = new Map<number, Arc>();
  for (const room of map.rooms) {
    const arc = arcOf(map, room);
    if (arc !== null) arcs.set(room.number, arc);
  }
  return arcs;
}

/** Returns whether a square of the room is where its wall is round: not in a nave, nor in a later addition. */
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

/**
 * Finds the round end of a chapel as the orientation that matches its squares best; the arc is as deep as possible
 * while containing all their centres.
 */
function chapelArc(map: DungeonMap, number: number, chapel: Outline): Arc | null {
  const outlines = SIDES.map((_, turn) => ({ ...chapel, turn }));
  const agreeing = outlines.map((outline) => {
    let agreed = 0;
    eachSquareOf(chapel, (x, y) => {
      if ((map.room[y * map.width + x] === number) === roomHolds(outline, x, y)) agreed += 1;
    });
    return agreed;
  });
  const most = Math.max(...agreeing);
  const turn = agreeing.indexOf(most);
  // A chapel so narrow that its corners are square is the same in every orientation.
  if (turn !== agreeing.lastIndexOf(most)) return null;
  const outline = { ...chapel, turn };
  const { x, y, width, height } = chapel;
  const [across, length] = turn % 2 === 0 ? [width, height] : [height, width];
  const rim = rimOf(outline);
  for (let deep = Math.min(across / 2, length); deep > 0.5; deep -= 0.5) {
    const arc: Arc = { x: x + width / 2, y: y + height / 2, acrossX: deep, acrossY: deep, outline };
    arc.side = SIDES[turn] ?? 'north';
    if (turn % 2 === 0) {
      arc.acrossX = across / 2;
      arc.y = turn === 0 ? y + deep : y + height - deep;
    } else {
      arc.acrossY = across / 2;
      arc.x = turn === 3 ? x + deep : x + width - deep;
    }
    const isRound = rim.every(([squareX, squareY]) => {
      return !isOnSide(arc, squareX, squareY) || isWithin(arc, squareX + 0.5, squareY + 0.5);
    });
    if (isRound) return arc;
  }
  return null;
}

/** The outermost squares of each line across a chapel: if these are within the arc, so are all between them. */
function rimOf(outline: Outline): Array<[number, number]> {
  const upright = outline.turn % 2 === 0;
  const ends = new Map<number, { first: [number, number]; last: [number, number] }>();
  eachSquareOf(outline, (x, y) => {
    if (!roomHolds(outline, x, y)) return;
    const line = upright ? y : x;
    const end = ends.get(line);
    if (end === undefined) ends.set(line, { first: [x, y], last: [x, y] });
    else end.last = [x, y];
  });
  return [...ends.values()].flatMap(({ first, last }) => [first, last]);
}

/** Returns whether a point is in the ellipse, including its edge. */
export function isWithin(arc: Arc, x: number, y: number): boolean {
  return ((x - arc.x) / arc.acrossX) ** 2 + ((y - arc.y) / arc.acrossY) ** 2 <= 1;
}

/** Visits every square of the rectangle, which can extend beyond the west or east edge of a map; the room cannot. */
function eachSquareOf(
  { x, y, width, height }: Outline,
  visit: (squareX: number, squareY: number) => void,
): void {
  for (let squareY = y; squareY < y + height; squareY += 1) {
    for (let squareX = x; squareX < x + width; squareX += 1) visit(squareX, squareY);
  }
}
