import type { Random } from '~/rules/random';
import type { Candidate } from './candidate';
import type { Slot } from './templates';
import type { Window } from './window';

/** A kind of creature that was drawn. */
export type Drawn = {
  readonly creature: Candidate;
  readonly count: number;
  readonly round: number | null;
};

export type SlotsTask = {
  readonly pool: readonly Candidate[];
  readonly slots: readonly Slot[];
  /** Number of creatures in each slot. */
  readonly counts: readonly number[];
  /** The range of points for all slots together. */
  readonly left: Window;
  /** Records already in the fight: another kind is preferred. */
  readonly taken: ReadonlySet<string>;
};

/**
 * Draws a creature for each slot so that the total is within `left`; null when no combination fits. First tries the
 * template's shares, then every combination of points.
 */
export function drawSlots(task: SlotsTask, random: Random): readonly Drawn[] | null {
  const worths = [...new Set(task.pool.map(({ xp }) => xp))].toSorted((a, b) => a - b);
  const points = byShares(task, worths, random) ?? byAll(task, worths, random);
  if (points === null) return null;
  const used = new Set(task.taken);
  return task.slots.map((slot, at) => {
    const creature = chosen(task.pool, points[at] ?? 0, slot, used, random);
    used.add(creature.id);
    return { creature, count: task.counts[at] ?? 1, round: slot.round };
  });
}

/** Points for each slot near its share, with the last one adjusted to fit; null when that fails. */
function byShares(
  { slots, counts, left }: SlotsTask,
  worths: readonly number[],
  random: Random,
): readonly number[] | null {
  const shares = slots.reduce((sum, { share }) => sum + share, 0);
  const aim = (Math.max(left.from, 1) + left.below) / 2;
  const points: number[] = [];
  let spent = 0;
  for (const [at, slot] of slots.entries()) {
    const count = counts[at] ?? 1;
    const isLast = at === slots.length - 1;
    const share = (aim * slot.share) / shares / count;
    const fitting = isLast
      ? within(worths, (left.from - spent) / count, (left.below - spent) / count)
      : within(worths, share * 0.6, share * 1.4);
    if (fitting.length === 0) return null;
    const one = random.pick(fitting);
    points.push(one);
    spent += one * count;
  }
  return points;
}

/**
 * The first combination that fits, in random order; the last slot is looked up, so that two slots cost one pass
 * through all points.
 */
function byAll(
  { slots, counts, left }: SlotsTask,
  worths: readonly number[],
  random: Random,
): readonly number[] | null {
  const orders = slots.map(() => random.shuffle(worths));
  const search = (at: number, spent: number): number[] | null => {
    const count = counts[at] ?? 1;
    if (at === slots.length - 1) {
      const fitting = within(worths, (left.from - spent) / count, (left.below - spent) / count);
      return fitting.length === 0 ? null : [random.pick(fitting)];
    }
    for (const one of orders[at] ?? []) {
      if (spent + one * count >= left.below) continue;
      const rest = search(at + 1, spent + one * count);
      if (rest !== null) return [one, ...rest];
    }
    return null;
  };
  return search(0, 0);
}

/** The points from `from` (inclusive) to `below` (exclusive). */
function within(worths: readonly number[], from: number, below: number): readonly number[] {
  return worths.filter((xp) => xp >= from && xp < below);
}

/** Chooses a creature with these points; prefers the slot's roles and creatures not in the fight yet. */
function chosen(
  pool: readonly Candidate[],
  xp: number,
  slot: Slot,
  used: ReadonlySet<string>,
  random: Random,
): Candidate {
  const worth = pool.filter((one) => one.xp === xp);
  const fresh = preferring(worth, (one) => !used.has(one.id));
  const fit = preferring(fresh, (one) => slot.roles.length === 0 || slot.roles.includes(one.role));
  return random.pick(slot.grand ? preferring(fit, (one) => one.legendary) : fit);
}

/** The items that match; all when none does. */
function preferring<T>(all: readonly T[], isSo: (one: T) => boolean): readonly T[] {
  const some = all.filter(isSo);
  return some.length > 0 ? some : all;
}
