import type { Random } from '~/rules/random';

/** A cavern smaller than this share of its rectangle, in percent, is not used. */
const LEAST_SHARE = 35;

/**
 * The squares of a natural cavern within a rectangle, in one piece around its middle; null when none of that
 * size came out.
 */
export function cavernSquares(width: number, height: number, random: Random): Uint8Array | null {
  let holds = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // The square of the distance from the middle, in thousandths of that of the middle of a side.
      const dx = ((2 * x + 1 - width) * 1000) / width;
      const dy = ((2 * y + 1 - height) * 1000) / height;
      const far = (dx * dx + dy * dy) / 1000;
      if (far + random.below(900) < 1350) holds[y * width + x] = 1;
    }
  }
  for (let round = 0; round < 2; round += 1) holds = smoothed(holds, width, height);
  return largestOf(holds, width, height);
}

function smoothed(holds: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  return holds.map((own, at) => {
    let around = own;
    for (const [x, y] of NEIGHBOURS) {
      const [atX, atY] = [(at % width) + x, Math.floor(at / width) + y];
      if (atX >= 0 && atY >= 0 && atX < width && atY < height)
        around += holds[atY * width + atX] ?? 0;
    }
    return around >= 5 ? 1 : 0;
  }) as Uint8Array<ArrayBuffer>;
}

const NEIGHBOURS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/** The squares that are joined to the middle. */
function largestOf(holds: Uint8Array, width: number, height: number): Uint8Array | null {
  const middle = (height >> 1) * width + (width >> 1);
  if (holds[middle] !== 1) return null;
  const joined = new Uint8Array(holds.length);
  joined[middle] = 1;
  const queue = [middle];
  for (const at of queue) {
    const x = at % width;
    const beside = [
      at - width,
      at + width,
      ...(x > 0 ? [at - 1] : []),
      ...(x < width - 1 ? [at + 1] : []),
    ];
    for (const there of beside) {
      if (holds[there] !== 1 || joined[there] === 1) continue;
      joined[there] = 1;
      queue.push(there);
    }
  }
  return 100 * queue.length >= LEAST_SHARE * holds.length ? joined : null;
}
