import { expect, test } from 'vitest';
import { createRandom } from './random';

function take(count: number, draw: () => number): number[] {
  return Array.from({ length: count }, draw);
}

/** Pearson's chi-squared statistic of these counts against a uniform distribution. */
function chiSquare(counts: readonly number[]): number {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
}

function tally(cells: number, throws: number, draw: () => number): number[] {
  const counts = Array.from({ length: cells }, () => 0);
  for (let index = 0; index < throws; index += 1) {
    const cell = draw();
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

test('a seed gives these values for ever', () => {
  const random = createRandom('delve');
  expect(take(5, random.next)).toEqual([2380504095, 935295422, 2885492963, 3770702415, 4220075478]);
  const numbered = createRandom(0);
  expect(take(5, numbered.next)).toEqual([
    4025123688, 2368000418, 3013847014, 2895133205, 746119225,
  ]);
  const forked = createRandom('delve').fork('rooms');
  expect(take(5, () => forked.die(20))).toEqual([2, 7, 7, 20, 12]);
});

test('a number and its text are the same seed', () => {
  expect(take(20, createRandom(42).next)).toEqual(take(20, createRandom('42').next));
});

test('seeds that look alike give unrelated streams', () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 5000; seed += 1) firsts.add(createRandom(seed).next());
  for (const seed of ['', '\0', ' ', 'a', 'A', 'aa']) firsts.add(createRandom(seed).next());
  expect(firsts.size).toBe(5006);
});

test('the first values of neighbouring seeds are even', () => {
  let seed = 0;
  const counts = tally(20, 40_000, () => createRandom(seed++).below(20));
  expect(chiSquare(counts)).toBeLessThan(43.8);
});

test('below stays in its range and is even for awkward sizes', () => {
  const random = createRandom('even');
  for (const size of [1, 2, 3, 20, 100]) {
    const counts = tally(size, size * 2000, () => random.below(size));
    expect(counts).toHaveLength(size);
    // Exceeded by chance in 1 of 1000: degrees of freedom + 3.1 standard deviations, plus a margin for the skew.
    expect(chiSquare(counts)).toBeLessThan(size - 1 + 3.1 * Math.sqrt(2 * (size - 1)) + 7);
  }
});

test('below has no bias when its size is large', () => {
  // Without rejection sampling two thirds of the values would fall in the lower half.
  const random = createRandom('large');
  const size = 3 * 2 ** 30;
  const counts = tally(2, 40_000, () => (random.below(size) < size / 2 ? 0 : 1));
  expect(chiSquare(counts)).toBeLessThan(10.9);
});

test('pairs of successive dice are even', () => {
  const random = createRandom('pairs');
  const counts = tally(36, 72_000, () => random.below(6) * 6 + random.below(6));
  expect(chiSquare(counts)).toBeLessThan(66.6);
});

test('every bit of next is set half of the time', () => {
  const random = createRandom('bits');
  const set = Array.from({ length: 32 }, () => 0);
  for (let draw = 0; draw < 20_000; draw += 1) {
    const value = random.next();
    for (let bit = 0; bit < 32; bit += 1) set[bit] = (set[bit] ?? 0) + ((value >>> bit) & 1);
  }
  // 283 is four standard deviations for 20,000 coin tosses.
  for (const count of set) expect(Math.abs(count - 10_000)).toBeLessThan(283);
});

test('below takes one and the whole range, and refuses the rest', () => {
  const random = createRandom(1);
  expect(random.below(1)).toBe(0);
  expect(random.below(2 ** 32)).toBeGreaterThanOrEqual(0);
  for (const wrong of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1]) {
    expect(() => random.below(wrong)).toThrow(RangeError);
  }
});

test('a die shows every face from one to its sides', () => {
  const random = createRandom('die');
  expect(new Set(take(500, () => random.die(6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('a fork does not depend on what was drawn, and leaves its parent alone', () => {
  const fresh = createRandom('cave');
  const used = createRandom('cave');
  take(100, used.next);
  expect(take(10, used.fork('doors').next)).toEqual(take(10, fresh.fork('doors').next));
  const untouched = createRandom('cave');
  expect(take(10, fresh.next)).toEqual(take(10, untouched.next));
});

test('forks with different labels, and forks of forks, are different streams', () => {
  const random = createRandom('cave');
  const streams = [
    random,
    random.fork('a'),
    random.fork('b'),
    random.fork(1),
    random.fork('a').fork('b'),
    random.fork('b').fork('a'),
    random.fork('ab'),
  ];
  expect(new Set(streams.map((stream) => stream.next())).size).toBe(streams.length);
});

test('pick gives every element, and refuses an empty list', () => {
  const random = createRandom('pick');
  const counts = { axe: 0, bow: 0, club: 0 };
  for (let index = 0; index < 6000; index += 1)
    counts[random.pick(['axe', 'bow', 'club'] as const)] += 1;
  expect(chiSquare(Object.values(counts))).toBeLessThan(13.8);
  expect(() => random.pick([])).toThrow(RangeError);
});

test('shuffle gives every order equally often and leaves the list as it was', () => {
  const random = createRandom('shuffle');
  const list = ['a', 'b', 'c', 'd'];
  const orders = new Map<string, number>();
  for (let index = 0; index < 24_000; index += 1) {
    const order = random.shuffle(list).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(list).toEqual(['a', 'b', 'c', 'd']);
  expect(orders.size).toBe(24);
  expect(chiSquare([...orders.values()])).toBeLessThan(49.7);
});
