import { CELL } from '../map/cells';
import type { DungeonMap, Room, RoomShape } from '../map/grid';
import { type Arc, isOnArc, roomArcs } from './room-arcs';

/**
 * How a wall bends at the corner of a square: not at all at a door, sharp as built, cut across, round with its room, or
 * worn by water.
 */
export const BEND = { jamb: 0, sharp: 1, cut: 2, round: 3, worn: 4 } as const;

/**
 * The bend of each square; where squares meet, the sharper one applies, so that doors and corridors stay on the grid.
 */
export type Bends = {
  width: number;
  bends: Uint8Array;
  room: Uint16Array;
  arcs: ReadonlyMap<number, Arc>;
};

const BEND_OF_SHAPE: Readonly<Record<RoomShape, number>> = {
  rectangle: BEND.sharp,
  cross: BEND.sharp,
  octagon: BEND.cut,
  diamond: BEND.cut,
  chapel: BEND.round,
  round: BEND.round,
  cavern: BEND.worn,
};

/** The bends of the walls around each open square: caves and round rooms are smooth, masonry and doors are not. */
export function cornerBends(map: DungeonMap): Bends {
  const { width, room } = map;
  const bends = new Uint8Array(map.cells.length).fill(BEND.sharp);
  const arcs = roomArcs(map);
  const ofRoom = new Uint8Array(65_536).fill(BEND.sharp);
  const grown = new Map<number, Room>();
  for (const room of map.rooms) {
    ofRoom[room.number] = BEND_OF_SHAPE[room.shape];
    if (room.built !== undefined) grown.set(room.number, room);
  }
  const allCave = map.recipe?.kind === 'cave';
  for (let index = 0; index < bends.length; index += 1) {
    const cell = map.cells[index] ?? CELL.rock;
    const number = room[index] ?? 0;
    if (cell === CELL.rock || cell === CELL.corridor) continue;
    if (cell === CELL.cave) bends[index] = BEND.worn;
    else if (number !== 0)
      bends[index] = isBuilt(grown.get(number), index, width)
        ? roomBend(ofRoom[number] ?? BEND.sharp, arcs.get(number), index, width)
        : BEND.sharp;
    else if (cell !== CELL.floor && (allCave || besideCave(map, index))) bends[index] = BEND.worn;
  }
  // Stairs fill their whole square.
  for (const stair of map.stairs) bends[stair.y * width + stair.x] = BEND.sharp;
  for (const door of map.doors) bends[door.y * width + door.x] = BEND.jamb;
  return { width, bends, room, arcs };
}

/** The last result, because several parts of a map request the same one in turn. */
let same: { bend: number; height: number; bends: Bends } | undefined;

/** The same bend everywhere: for rims of pits, and for caves seen from afar. */
export function sameBends(width: number, height: number, bend: number): Bends {
  if (same?.bend === bend && same.height === height && same.bends.width === width)
    return same.bends;
  const count = width * height;
  const bends = {
    width,
    bends: new Uint8Array(count).fill(bend),
    room: new Uint16Array(count),
    arcs: new Map(),
  };
  same = { bend, height, bends };
  return bends;
}

/** Returns whether a square is part of the room as built, not dug later. */
function isBuilt(grown: Room | undefined, index: number, width: number): boolean {
  if (grown?.built === undefined) return true;
  const x = (index % width) - grown.x - grown.built.x;
  const y = Math.floor(index / width) - grown.y - grown.built.y;
  return x >= 0 && y >= 0 && x < grown.built.width && y < grown.built.height;
}

function roomBend(bend: number, arc: Arc | undefined, index: number, width: number): number {
  if (bend !== BEND.round) return bend;
  const onArc = arc !== undefined && isOnArc(arc, index % width, Math.floor(index / width));
  return onArc ? BEND.round : BEND.sharp;
}

/** Returns whether a square of water, pit or rubble has a cave square beside it, since its own cell does not say. */
function besideCave(map: DungeonMap, index: number): boolean {
  const { width, cells } = map;
  return [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1].some(
    (step) => cells[index + step] === CELL.cave,
  );
}
