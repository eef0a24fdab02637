import { expect, test } from 'vitest';
import type { Leaf } from '../leaf';
import { readOdds, typedOdds } from './asked-odds';
import { oddsLeaves } from './odds-leaves';
import { MOST_BARS, SERVER_BUDGET } from './odds-limits';
import { askedWords, barsOf, percentWords, placesOf } from './odds-view';

function oddsOf(query: string) {
  const reading = readOdds(typedOdds(new URLSearchParams(query)), SERVER_BUDGET);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.odds;
}

/** Enumerates all combinations of the dice and counts each total. */
function counted(sides: readonly number[], of: (faces: number[]) => number): Map<number, number> {
  let ways: number[][] = [[]];
  for (const side of sides) {
    ways = ways.flatMap((faces) => Array.from({ length: side }, (_, at) => [...faces, at + 1]));
  }
  const totals = new Map<number, number>();
  for (const faces of ways) totals.set(of(faces), (totals.get(of(faces)) ?? 0) + 1 / ways.length);
  return totals;
}

const sum = (faces: readonly number[]) => faces.reduce((all, face) => all + face, 0);
const down = (faces: readonly number[]) => faces.toSorted((a, b) => b - a);

test.each<[string, readonly number[], (faces: number[]) => number]>([
  ['3d6', [6, 6, 6], sum],
  ['4d6kh3', [6, 6, 6, 6], (faces) => sum(down(faces).slice(0, 3))],
  ['4d6kl1', [6, 6, 6, 6], (faces) => Math.min(...faces)],
  ['2d8-1d4', [8, 8, 4], ([a = 0, b = 0, c = 0]) => a + b - c],
  ['5d6>=5', [6, 6, 6, 6, 6], (faces) => faces.filter((face) => face >= 5).length],
  ['1d6*1d6', [6, 6], ([a = 0, b = 0]) => a * b],
  ['(1d6,1d8)kh1', [6, 8], (faces) => Math.max(...faces)],
])('%s has the odds of every case counted', (e, sides, of) => {
  const truth = counted(sides, of);
  const { totals, minimum, maximum, mean } = oddsOf(`e=${encodeURIComponent(e)}`);
  expect(totals.map(({ total }) => total)).toEqual([...truth.keys()].toSorted((a, b) => a - b));
  for (const { total, chance, atLeast } of totals) {
    expect(chance).toBeCloseTo(truth.get(total) ?? 0, 12);
    const more = [...truth].filter(([one]) => one >= total).reduce((all, [, one]) => all + one, 0);
    expect(atLeast).toBeCloseTo(more, 12);
  }
  expect([minimum, maximum]).toEqual([Math.min(...truth.keys()), Math.max(...truth.keys())]);
  expect(mean).toBeCloseTo(
    [...truth].reduce((all, [one, chance]) => all + one * chance, 0),
    12,
  );
});

test('at least, at most and between are answered', () => {
  expect(askedWords(oddsOf('e=2d6&from=7&to=9'))).toBe('7 to 9: 41.67%, about 1 in 2.4');
  expect(askedWords(oddsOf('e=1d20&from=11'))).toBe('11 or more: 50%, about 1 in 2');
  expect(askedWords(oddsOf('e=1d20&to=1'))).toBe('1 or less: 5%, about 1 in 20');
  expect(askedWords(oddsOf('e=1d20&adv=1&from=20'))).toBe('20 or more: 9.75%, about 1 in 10.3');
  expect(askedWords(oddsOf('e=2d6&from=2'))).toBe('2 or more: 100%');
  expect(askedWords(oddsOf('e=2d6&from=13'))).toBe('13 or more: 0%');
  expect(askedWords(oddsOf('e=2d6'))).toBeNull();
});

test('dice that explode have no end above, or none below', () => {
  expect([oddsOf('e=1d6!').minimum, oddsOf('e=1d6!').maximum]).toEqual([1, null]);
  expect([oddsOf('e=10-1d6!').minimum, oddsOf('e=10-1d6!').maximum]).toEqual([null, 9]);
});

test.each([
  ['e=', 'e', 'Write some dice'],
  ['e=2d', 'e', 'how many sides'],
  ['e=2d6&from=x', 'from', 'Write a number'],
  ['e=2d6&to=1e9', 'to', 'Write a number'],
  ['e=2d6&from=9&to=7', 'to', 'write 9 or more'],
  ['e=1000d20', 'e', 'Too many cases to count'],
  ['e=1d100!%3E1', 'e', 'no odds to show'],
])('refuses %s in words', (query, field, words) => {
  const reading = readOdds(typedOdds(new URLSearchParams(query)), SERVER_BUDGET);
  expect(reading).toMatchObject({ ok: false, field, problem: expect.stringContaining(words) });
});

test('many totals stand together in a chart, and none is left out', () => {
  const odds = oddsOf('e=1d1000&from=902');
  const bars = barsOf(odds);
  expect(bars.length).toBeLessThanOrEqual(MOST_BARS);
  expect(bars.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 9);
  expect(bars[0]?.totals).toBe('1 to 9');
  // A bar that is only partly in the requested range is not marked.
  expect(bars.filter(({ asked }) => asked).length).toBe(11);
  for (const { x, y, width, height } of placesOf(bars)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(600.1);
    expect(y + height).toBeCloseTo(196, 0);
  }
});

test('chances are written as finely as they need', () => {
  expect([0, 1, 0.5, 1 / 3, 0.0000013, 0.99999].map(percentWords)).toEqual([
    '0%',
    '100%',
    '50%',
    '33.33%',
    '0.00013%',
    'over 99.99%',
  ]);
});

test('the chart has a bar for each row of the table, and says itself what it shows', () => {
  const count = (leaf: Leaf, tag: string): number =>
    typeof leaf === 'string'
      ? 0
      : (leaf.tag === tag ? 1 : 0) + leaf.of.reduce((all, one) => all + count(one, tag), 0);
  const leaves = oddsLeaves(oddsOf('e=3d6'));
  const all = (tag: string) => leaves.reduce((sumOf, one) => sumOf + count(one, tag), 0);
  expect([all('rect'), all('tr')]).toEqual([16, 17]);
  expect(JSON.stringify(leaves)).toContain('most often 10 with 12.5%');
});
