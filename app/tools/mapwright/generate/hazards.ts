import { CELL, isOpen, LATE_GROUNDS } from '~/maps/map/cells';
import type { DungeonMap } from '~/maps/map/grid';
import type { Random } from '~/rules/random';
import type { IsWhole } from './whole-squares';

/** At 100, a pit is attempted for one in this many squares, likewise a heap of rubble; none is placed in rock. */
const SQUARES_A_PIT = 70;
const SQUARES_A_HEAP = 30;

/** Digs pits in floors and corridors, mostly single squares, and only whole ones; `amount` is 0 to 100. */
export function digPits(
  map: DungeonMap,
  amount: number,
  kept: Uint8Array,
  isWhole: IsWhole,
  random: Random,
): void {
  const tries = Math.floor((map.cells.length * amount) / (100 * SQUARES_A_PIT));
  for (let tried = 0; tried < tries; tried += 1) {
    const square = random.below(map.cells.length);
    if (!isBare(map, kept, isWhole, square) || touches(map, square, CELL.pit)) continue;
    map.cells[square] = CELL.pit;
    const beside = square + (random.below(2) === 0 ? 1 : map.width);
    const inRoom = map.room[square] !== 0 && map.room[square] === map.room[beside];
    if (inRoom && random.below(3) === 0 && isBare(map, kept, isWhole, beside))
      map.cells[beside] = CELL.pit;
  }
}

/** Places heaps of rubble along the walls, of one to six whole squares each; `amount` is 0 to 100. */
export function strewRubble(
  map: DungeonMap,
  amount: number,
  kept: Uint8Array,
  isWhole: IsWhole,
  random: Random,
): void {
  const tries = Math.floor((map.cells.length * amount) / (100 * SQUARES_A_HEAP));
  const steps = [1, -1, map.width, -map.width];
  for (let tried = 0; tried < tries; tried += 1) {
    let square = random.below(map.cells.length);
    if (!isBare(map, kept, isWhole, square) || steps.every((step) => isWhole(square + step)))
      continue;
    for (let left = random.die(6); left > 0 && isBare(map, kept, isWhole, square); left -= 1) {
      map.cells[square] = CELL.rubble;
      square += random.pick(steps);
    }
  }
}

function isBare(map: DungeonMap, kept: Uint8Array, isWhole: IsWhole, square: number): boolean {
  const cell = map.cells[square];
  return (
    isOpen(cell) &&
    cell !== CELL.water &&
    cell !== CELL.pit &&
    cell !== CELL.rubble &&
    !LATE_GROUNDS.has(cell ?? CELL.rock) &&
    kept[square] !== 1 &&
    isWhole(square)
  );
}

function touches(map: DungeonMap, square: number, cell: number): boolean {
  const { cells, width } = map;
  return (
    cells[square - 1] === cell ||
    cells[square + 1] === cell ||
    cells[square - width] === cell ||
    cells[square + width] === cell
  );
}
