import type { Random } from '~/rules/random';
import type { Lot } from './held-nodes';

/**
 * Cuts a rectangle in two, and the halves again, until each lot holds one room with a lane next to it (binary space
 * partitioning, with a list instead of recursion).
 */
export function partition(
  columns: number,
  rows: number,
  span: { least: number; most: number },
  random: Random,
): Lot[] {
  const lots: Lot[] = [];
  const uncut: Lot[] = [{ column: 0, row: 0, columns, rows }];
  const smallest = span.least + 1;
  const largest = span.most + 1;
  for (let lot = uncut.pop(); lot !== undefined; lot = uncut.pop()) {
    const wide = lot.columns >= 2 * smallest;
    const high = lot.rows >= 2 * smallest;
    const fits = lot.columns <= largest && lot.rows <= largest;
    // A lot of suitable size stays whole in two of five cases, so that room sizes vary.
    if ((!wide && !high) || (fits && random.below(5) < 2)) {
      lots.push(lot);
      continue;
    }
    if (wide && (!high || acrossFirst(lot, random))) {
      const cut = smallest + random.below(lot.columns - 2 * smallest + 1);
      const rest = lot.columns - cut;
      uncut.push({ column: lot.column, row: lot.row, columns: cut, rows: lot.rows });
      uncut.push({ column: lot.column + cut, row: lot.row, columns: rest, rows: lot.rows });
    } else {
      const cut = smallest + random.below(lot.rows - 2 * smallest + 1);
      const rest = lot.rows - cut;
      uncut.push({ column: lot.column, row: lot.row, columns: lot.columns, rows: cut });
      uncut.push({ column: lot.column, row: lot.row + cut, columns: lot.columns, rows: rest });
    }
  }
  return lots;
}

/** Returns whether to cut from north to south: by the longer side if the lot is long, otherwise at random. */
function acrossFirst(lot: Lot, random: Random): boolean {
  if (2 * lot.columns >= 3 * lot.rows) return true;
  if (2 * lot.rows >= 3 * lot.columns) return false;
  return random.below(2) === 0;
}
