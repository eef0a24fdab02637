import { DEAD, FLED, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import type { Ending, Watch } from '../play/fight';
import { BATTLE_LIMITS } from '../sheet/battle';

const ROUNDS = BATTLE_LIMITS.rounds + 1;
/** Hit points at the end are counted in this many cells of a creature's maximum; the mean is exact. */
export const CELLS = 200;

/** What is summed up over many fights; typed arrays, filled while fights run. */
export type Counter = Watch & {
  readonly wins: Float64Array;
  brokenOff: number;
  fights: number;
  readonly roundCounts: Float64Array;
  readonly sides: readonly [Float64Array, Float64Array];
  readonly creatures: readonly CreatureCount[];
  readonly left: readonly [Float64Array, Float64Array];
  readonly ended: readonly [Float64Array, Float64Array];
  readonly dealt: readonly [Float64Array, Float64Array];
  readonly reached: Float64Array;
  readonly came: Float64Array;
  readonly resources: readonly Float64Array[];
  /** The margin of side a by fight, in 1/256 of the initial hit points, for choosing fights to read. */
  readonly margins: Map<number, number>;
  best: { fight: number; margin: number };
  worst: { fight: number; margin: number };
  number: number;
};

export type CreatureCount = {
  left: number;
  readonly cells: Float64Array;
  down: number;
  dead: number;
  dealt: number;
  taken: number;
  healed: number;
};

/** Indexes of what is counted for a side. */
export const NOBODY_DOWN = 0;
export const SOMEBODY_DOWN = 1;
export const EVERYBODY_DOWN = 2;
export const SOMEBODY_DEAD = 3;
export const EVERYBODY_DEAD = 4;
export const SOMEBODY_FLED = 5;

/** How many fights' margins are kept to find a typical fight. */
const REMEMBERED = 2000;

/** Creates the counter of a field's fights. */
export function newCounter(field: Field): Counter {
  const pair = (length: number) => [new Float64Array(length), new Float64Array(length)] as const;
  const counter: Counter = {
    wins: new Float64Array(3),
    brokenOff: 0,
    fights: 0,
    number: 0,
    roundCounts: new Float64Array(ROUNDS),
    sides: pair(6),
    creatures: field.bodies.map(() => ({
      left: 0,
      down: 0,
      dead: 0,
      dealt: 0,
      taken: 0,
      healed: 0,
      cells: new Float64Array(CELLS + 1),
    })),
    left: pair(ROUNDS),
    ended: pair(ROUNDS),
    dealt: pair(ROUNDS),
    reached: new Float64Array(ROUNDS),
    came: new Float64Array(2),
    resources: field.kinds.map(({ resources }) => new Float64Array(resources.length)),
    margins: new Map(),
    best: { fight: 0, margin: Number.NEGATIVE_INFINITY },
    worst: { fight: 0, margin: Number.POSITIVE_INFINITY },
    roundOver: (played) => countRound(counter, played),
    over: (played, ending) => countFight(counter, played, ending),
  };
  return counter;
}

function sumOf(field: Field, side: 0 | 1): number {
  let sum = 0;
  for (const body of field.sides[side])
    if (!body.summoned && body.state < DEAD) sum += body.hitPoints;
  return sum;
}

function countRound(counter: Counter, field: Field): void {
  const { round } = field;
  counter.reached[round] = (counter.reached[round] as number) + 1;
  for (const side of [0, 1] as const) {
    const { left, dealt } = counter;
    left[side][round] = (left[side][round] as number) + sumOf(field, side);
    dealt[side][round] = (dealt[side][round] as number) + (field.dealt[side] as number);
  }
}

function countFight(counter: Counter, field: Field, ending: Ending): void {
  const { winner, rounds, brokenOff } = ending;
  counter.fights += 1;
  const won = winner ?? 2;
  counter.wins[won] = (counter.wins[won] as number) + 1;
  if (brokenOff) counter.brokenOff += 1;
  counter.roundCounts[rounds] = (counter.roundCounts[rounds] as number) + 1;
  countSide(counter, field, 0, rounds);
  countSide(counter, field, 1, rounds);
  const { bodies } = field;
  for (let at = 0; at < bodies.length; at += 1) {
    const body = bodies[at];
    const count = counter.creatures[at];
    if (body === undefined || count === undefined) continue;
    const left = body.state === DEAD ? 0 : body.hitPoints;
    count.left += left;
    const cell = body.maximum > 0 ? Math.ceil((left * CELLS) / body.maximum) : 0;
    count.cells[cell] = (count.cells[cell] as number) + 1;
    if (body.wasDown) count.down += 1;
    if (body.state === DEAD) count.dead += 1;
    count.dealt += body.dealt;
    count.taken += body.taken;
    count.healed += body.healed;
    const resources = counter.resources[body.kind.at];
    if (resources === undefined || body.summoned) continue;
    for (let one = 0; one < resources.length; one += 1) {
      resources[one] = (resources[one] as number) + (body.resources[one] as number);
    }
  }
  remember(counter, field, winner);
}

function countSide(counter: Counter, field: Field, side: 0 | 1, rounds: number): void {
  let all = 0;
  let down = 0;
  let ever = 0;
  let dead = 0;
  let fled = 0;
  let came = 0;
  let left = 0;
  for (const body of field.sides[side]) {
    if (body.summoned) continue;
    all += 1;
    came += body.maximum;
    if (body.state < DEAD) left += body.hitPoints;
    if (body.wasDown) ever += 1;
    if (body.state !== STANDING && body.state !== FLED) down += 1;
    if (body.state === DEAD) dead += 1;
    if (body.state === FLED) fled += 1;
  }
  const sums = counter.sides[side];
  if (ever === 0) sums[NOBODY_DOWN] = (sums[NOBODY_DOWN] as number) + 1;
  else sums[SOMEBODY_DOWN] = (sums[SOMEBODY_DOWN] as number) + 1;
  if (down === all) sums[EVERYBODY_DOWN] = (sums[EVERYBODY_DOWN] as number) + 1;
  if (dead > 0) sums[SOMEBODY_DEAD] = (sums[SOMEBODY_DEAD] as number) + 1;
  if (dead === all) sums[EVERYBODY_DEAD] = (sums[EVERYBODY_DEAD] as number) + 1;
  if (fled > 0) sums[SOMEBODY_FLED] = (sums[SOMEBODY_FLED] as number) + 1;
  counter.came[side] = (counter.came[side] as number) + came;
  const ended = counter.ended[side];
  ended[rounds] = (ended[rounds] as number) + left;
}

/**
 * Records the margin of a fight in 1/256: what is left of side a minus what is left of side b, each as a share of what
 * it came with, and 2 more or less for a victory.
 */
function remember(counter: Counter, field: Field, winner: 0 | 1 | null): void {
  const share = (side: 0 | 1) => {
    let left = 0;
    let all = 0;
    for (const body of field.sides[side]) {
      if (body.summoned) continue;
      all += body.maximum;
      if (body.state < DEAD) left += body.hitPoints;
    }
    return all === 0 ? 0 : Math.round((left * 256) / all);
  };
  const won = winner === null ? 0 : winner === 0 ? 512 : -512;
  const margin = won + share(0) - share(1);
  if (margin > counter.best.margin) counter.best = { fight: counter.number, margin };
  if (margin < counter.worst.margin) counter.worst = { fight: counter.number, margin };
  if (counter.margins.size < REMEMBERED) counter.margins.set(counter.number, margin);
}
