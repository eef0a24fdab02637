import { CELL } from '../cells';
import type { DungeonMap, RoomShape } from '../grid';
import { type Arc, isOnArc, roomArcs } from './room-arcs';

/** How a wall turns at the corner of a square: as built, cut across, round as its room, or worn by water. */
export const BEND = { sharp: 0, cut: 1, round: 2, worn: 3 } as const;

/** One bend a square; where squares meet, the sharper one wins, so that doors and corridors stay on the lattice. */
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

/** How the walls round each open square turn: caves and round rooms are smooth, masonry and doors are not. */
export function cornerBends(map: DungeonMap): Bends {
  const { width, room } = map;
  const bends = new Uint8Array(map.cells.length);
  const arcs = roomArcs(map);
  const ofRoom = new Uint8Array(65_536);
  for (const { number, shape } of map.rooms) ofRoom[number] = BEND_OF_SHAPE[shape];
  const allCave = map.recipe?.kind === 'cave';
  for (let index = 0; index < bends.length; index += 1) {
    const cell = map.cells[index] ?? CELL.rock;
    const number = room[index] ?? 0;
    if (cell === CELL.rock || cell === CELL.corridor) continue;
    if (cell === CELL.cave) bends[index] = BEND.worn;
    else if (number !== 0)
      bends[index] = roomBend(ofRoom[number] ?? 0, arcs.get(number), index, width);
    else if (cell !== CELL.floor && (allCave || besideCave(map, index))) bends[index] = BEND.worn;
  }
  for (const door of map.doors) bends[door.y * width + door.x] = BEND.sharp;
  // A flight of stairs fills its square.
  for (const stair of map.stairs) bends[stair.y * width + stair.x] = BEND.sharp;
  return { width, bends, room, arcs };
}

/** The same bend everywhere: for the banks of water and the rims of pits. */
export function wornEverywhere(width: number, height: number): Bends {
  const count = width * height;
  return {
    width,
    bends: new Uint8Array(count).fill(BEND.worn),
    room: new Uint16Array(count),
    arcs: new Map(),
  };
}

function roomBend(bend: number, arc: Arc | undefined, index: number, width: number): number {
  if (bend !== BEND.round) return bend;
  const onArc = arc !== undefined && isOnArc(arc, index % width, Math.floor(index / width));
  return onArc ? BEND.round : BEND.sharp;
}

/** Water, pits and rubble do not say what they lie in; their neighbours do. */
function besideCave(map: DungeonMap, index: number): boolean {
  const { width, cells } = map;
  return [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1].some(
    (step) => cells[index + step] === CELL.cave,
  );
}
