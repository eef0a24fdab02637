import type { OpenSquares, Squares } from '../map/squares';
import { type Loop, POINT } from './loop';
import { placeChance } from './place-chance';
import { wallLoops } from './wall-outline';

/** How far a shore wanders from the sides of its squares, in long bends and in short ones, in squares. */
const WANDER = 0.62;
const WEAR = 0.14;
/** The length of a long bend, in squares. */
const BEND_LENGTH = 2;

/** How far a pool stays within the rock that it reaches into, so that it does not come out on the other side. */
const WITHIN_ROCK = 0.45;

/** The squares of a pool and of the rock beside it that it reaches into; `open` is 1 for both. */
export type Pool = OpenSquares & { rock: Uint8Array };

/**
 * A pool reaches below the walls beside it, which cut it off, so that no strip of floor is left between them.
 */
export function poolOf(pool: Uint8Array, { width, height, open }: OpenSquares): Pool {
  const rock = new Uint8Array(pool.length);
  const isRock = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && open[y * width + x] !== 1;
  for (let square = pool.indexOf(1); square >= 0; square = pool.indexOf(1, square + 1)) {
    const [x, y] = [square % width, Math.floor(square / width)];
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      if (!isRock(x + dx, y + dy)) continue;
      rock[(y + dy) * width + x + dx] = 1;
      // The rock in the corner of a room.
      const [turnX, turnY] = [-dy, dx];
      if (isRock(x + turnX, y + turnY) && isRock(x + dx + turnX, y + dy + turnY))
        rock[(y + dy + turnY) * width + x + dx + turnX] = 1;
    }
  }
  return { width, height, open: pool.map((own, square) => own | (rock[square] ?? 0)), rock };
}

/** The shores around the squares of a pool: no longer along their sides, but in bends. */
export function shoreLoops(pool: Pool, area: Squares): Loop[] {
  return wallLoops(pool, area).map((wall) => {
    const steps = middlesOf(wall, pool);
    const loop: Loop = { x: [], y: [], kind: [] };
    for (let at = 0; at < steps.length; at += 1) {
      const [before, here, after] = [steps.at(at - 1), steps[at], steps[(at + 1) % steps.length]];
      if (!before || !here || !after) continue;
      const wanders = here.inRock ? 0 : 1;
      loop.x.push((before.x + 4 * here.x + after.x) / 6 + wanders * wanderAt(here.x, here.y, 0));
      loop.y.push((before.y + 4 * here.y + after.y) / 6 + wanders * wanderAt(here.x, here.y, 1));
      loop.kind.push(POINT.soft);
    }
    return loop;
  });
}

/** The middles of a pool's sides, square by square; those of the rock that it reaches into lie within that. */
function middlesOf({ x, y }: Loop, { rock, width }: Pool) {
  return x.flatMap((fromX, at) => {
    const fromY = y[at] ?? 0;
    const after = (at + 1) % x.length;
    const [byX, byY] = [(x[after] ?? 0) - fromX, (y[after] ?? 0) - fromY];
    const length = Math.abs(byX) + Math.abs(byY);
    const [inX, inY] = [-byY / length, byX / length];
    return Array.from({ length }, (_, step) => {
      const middleX = fromX + (byX * (step + 0.5)) / length;
      const middleY = fromY + (byY * (step + 0.5)) / length;
      const inside = Math.floor(middleY + inY / 2) * width + Math.floor(middleX + inX / 2);
      const inRock = rock[inside] === 1;
      const by = inRock ? WITHIN_ROCK : 0;
      return { x: middleX + by * inX, y: middleY + by * inY, inRock };
    });
  });
}

/** How far a shore is moved at a place: smooth from one bend to the next, so that two shores never cross. */
function wanderAt(x: number, y: number, salt: number): number {
  const [column, row] = [Math.floor(x / BEND_LENGTH), Math.floor(y / BEND_LENGTH)];
  const [partX, partY] = [eased(x / BEND_LENGTH - column), eased(y / BEND_LENGTH - row)];
  const at = (right: number, down: number) => placeChance(column + right, row + down, 201 + salt);
  const north = at(0, 0) + (at(1, 0) - at(0, 0)) * partX;
  const south = at(0, 1) + (at(1, 1) - at(0, 1)) * partX;
  const bend = north + (south - north) * partY - 0.5;
  return WANDER * bend + WEAR * (placeChance(x * 2, y * 2, 203 + salt) - 0.5);
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}
