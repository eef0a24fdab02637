import { CELL } from '../cells';
import type { DungeonMap, RoomShape } from '../grid';

/** How a wall turns at the corner of a square: as built, cut across, rounded, or worn by water. */
export const BEND = { sharp: 0, cut: 1, round: 2, worn: 3 } as const;

/** One bend a square; where squares meet, the sharper one wins, so that doors and corridors stay on the lattice. */
export type Bends = { width: number; height: number; bends: Uint8Array };

const BEND_OF_SHAPE: Readonly<Record<RoomShape, number>> = {
  rectangle: BEND.sharp,
  cross: BEND.sharp,
  chapel: BEND.sharp,
  octagon: BEND.cut,
  diamond: BEND.cut,
  round: BEND.round,
  cavern: BEND.worn,
};

/** How the walls round each open square turn: caves and round rooms are smooth, masonry and doors are not. */
export function cornerBends(map: DungeonMap): Bends {
  const { width, height } = map;
  const bends = new Uint8Array(width * height);
  const ofRoom = new Uint8Array(65_536);
  for (const room of map.rooms) ofRoom[room.number] = BEND_OF_SHAPE[room.shape];
  const allCave = map.recipe?.kind === 'cave';
  for (let index = 0; index < bends.length; index += 1) {
    const cell = map.cells[index] ?? CELL.rock;
    const room = map.room[index] ?? 0;
    if (cell === CELL.rock) continue;
    if (cell === CELL.cave) bends[index] = BEND.worn;
    else if (cell === CELL.corridor) bends[index] = BEND.sharp;
    else if (room !== 0) bends[index] = ofRoom[room] ?? BEND.sharp;
    else if (cell !== CELL.floor && (allCave || besideCave(map, index))) bends[index] = BEND.worn;
  }
  for (const door of map.doors) bends[door.y * width + door.x] = BEND.sharp;
  return { width, height, bends };
}

/** Water, pits and rubble do not say what they lie in; their neighbours do. */
function besideCave(map: DungeonMap, index: number): boolean {
  const { width, cells } = map;
  return [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1].some(
    (step) => cells[index + step] === CELL.cave,
  );
}
