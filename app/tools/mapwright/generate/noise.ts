import type { Random } from '~/rules/random';

/** The progress along a step of eight, 0 to 255, with a smooth start and end: 3t² − 2t³ in whole numbers. */
const EASE: readonly number[] = [0, 11, 40, 81, 128, 175, 216, 245];

/**
 * Rolling hills over the whole map with heights from 0 to 255: one about every eight squares, with lower ones every
 * four squares on top. The ground above a given height forms connected pools with an uneven shore instead of scattered
 * single squares.
 */
export function hills(width: number, height: number, random: Random): Uint8Array {
  const field = new Uint8Array(width * height);
  raise(field, width, height, 3, 176, random);
  raise(field, width, height, 2, 80, random);
  return field;
}

/** Adds hills of up to `top`, one every 2 ^ `shift` squares. */
function raise(
  field: Uint8Array,
  width: number,
  height: number,
  shift: number,
  top: number,
  random: Random,
): void {
  const last = (1 << shift) - 1;
  const columns = (width >> shift) + 3;
  const rows = (height >> shift) + 3;
  const heights = new Uint8Array(columns * rows);
  for (let index = 0; index < heights.length; index += 1) heights[index] = random.below(top);
  const line = new Int32Array(columns);
  for (let y = 0; y < height; y += 1) {
    const row = (y >> shift) * columns;
    const downward = EASE[(y & last) << (3 - shift)] ?? 0;
    for (let column = 0; column < columns; column += 1) {
      const above = heights[row + column] ?? 0;
      const below = heights[row + column + columns] ?? 0;
      line[column] = (above << 8) + (below - above) * downward;
    }
    for (let x = 0; x < width; x += 1) {
      const left = line[x >> shift] ?? 0;
      const right = line[(x >> shift) + 1] ?? 0;
      const eased = EASE[(x & last) << (3 - shift)] ?? 0;
      const at = y * width + x;
      field[at] = (field[at] ?? 0) + (((left << 8) + (right - left) * eased) >> 16);
    }
  }
}
