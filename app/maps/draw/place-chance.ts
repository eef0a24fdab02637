/**
 * A pseudo-random number from 0 (inclusive) to 1 (exclusive) that depends only on a position, so that drawing one part
 * of a map never changes another.
 */
export function placeChance(x: number, y: number, salt: number): number {
  let hash = Math.imul(x + 0x9e37, 0x27d4eb2d) ^ Math.imul(y + 0x79b9, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(salt, 0x2545f491), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 8) / 0x1000000;
}
