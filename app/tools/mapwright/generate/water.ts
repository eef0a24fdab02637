import { CELL, isOpen } from '~/maps/map/cells';
import type { DungeonMap } from '~/maps/map/grid';
import type { Random } from '~/rules/random';
import { hills } from './noise';

/** Pools of fewer squares are removed. */
const SMALLEST_POOL = 6;
/** Corridors are flooded too from this share of the map under water. */
const FLOOD = 15;

/**
 * Floods the low ground of a map until about `percent` of its open squares are under water, in connected pools. Squares
 * where `kept` is 1 stay dry.
 */
export function floodLowGround(
  map: DungeonMap,
  percent: number,
  kept: Uint8Array,
  random: Random,
): void {
  const floods = (cell: number | undefined) => canFlood(cell, percent);
  floodWith(map, { cell: CELL.water, percent, canFlood: floods }, kept, random);
}

/** Lays pools of a ground over the low ground of a map, until they are about `percent` of its open squares. */
export function floodWith(
  map: DungeonMap,
  {
    cell: ground,
    percent,
    canFlood,
  }: { cell: number; percent: number; canFlood: (cell: number | undefined) => boolean },
  kept: Uint8Array,
  random: Random,
): void {
  if (percent <= 0) return;
  const { cells, width, height } = map;
  const depth = hills(width, height, random);
  const count = new Int32Array(256);
  let open = 0;
  for (let square = 0; square < cells.length; square += 1) {
    const cell = cells[square];
    if (!isOpen(cell)) continue;
    open += 1;
    if (!canFlood(cell) || kept[square] === 1) depth[square] = 0;
    const at = depth[square] ?? 0;
    count[at] = (count[at] ?? 0) + 1;
  }
  let wanted = Math.floor((open * percent) / 100);
  let shore = 255;
  while (shore > 1 && wanted > (count[shore] ?? 0)) {
    wanted -= count[shore] ?? 0;
    shore -= 1;
  }
  const pools: number[] = [];
  const seen = new Uint8Array(cells.length);
  for (let square = 0; square < cells.length; square += 1) {
    if (seen[square] === 1 || !isWet(square)) continue;
    pools.length = 0;
    pools.push(square);
    seen[square] = 1;
    for (let head = 0; head < pools.length; head += 1) {
      const here = pools[head] ?? 0;
      for (const there of [here - 1, here + 1, here - width, here + width]) {
        if (seen[there] === 1 || !isWet(there)) continue;
        seen[there] = 1;
        pools.push(there);
      }
    }
    if (pools.length >= SMALLEST_POOL) for (const wet of pools) cells[wet] = ground;
  }

  function isWet(square: number): boolean {
    return (depth[square] ?? 0) > shore && canFlood(cells[square]) && kept[square] !== 1;
  }
}

function canFlood(cell: number | undefined, percent: number): boolean {
  return cell === CELL.floor || cell === CELL.cave || (cell === CELL.corridor && percent >= FLOOD);
}
