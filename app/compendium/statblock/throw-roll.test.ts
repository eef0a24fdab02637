import { expect, test } from 'vitest';
import { rollFacts } from './roll-facts';
import type { Roll } from './statblock';
import { throwRoll } from './throw-roll';

const plain = { edge: null, critical: false };
const bite: Roll = { kind: 'attack', of: 'Bite, to hit', dice: '1d20+5' };
const teeth: Roll = { kind: 'damage', of: 'Bite, piercing damage', dice: '2d6+3' };
const breath: Roll = { kind: 'recharge', of: 'Breath, recharge', dice: '1d6', atLeast: 5 };

const seeds = Array.from({ length: 400 }, (_, at) => `seed ${at}`);

test('a roll stays between its least and its most, and shows its parts', () => {
  const facts = rollFacts('2d6+3');
  for (const seed of seeds) {
    const { total, parts } = throwRoll(teeth, plain, seed);
    expect(total).toBeGreaterThanOrEqual(facts?.least ?? 0);
    expect(total).toBeLessThanOrEqual(facts?.most ?? 0);
    expect(parts).toMatch(new RegExp(`^2d6 \\(\\d, \\d\\) \\+ 3 = ${total}$`));
  }
});

test('the same seed gives the same roll', () => {
  expect(throwRoll(bite, plain, 'a')).toEqual(throwRoll(bite, plain, 'a'));
});

test('advantage throws two d20 and disadvantage is never better', () => {
  for (const seed of seeds) {
    const up = throwRoll(bite, { edge: 'advantage', critical: false }, seed);
    const down = throwRoll(bite, { edge: 'disadvantage', critical: false }, seed);
    expect(up.remarks).toContain('with advantage');
    expect(up.total).toBeGreaterThanOrEqual(down.total);
  }
});

test('advantage does nothing to damage, and a critical hit nothing to the roll to hit', () => {
  const manner = { edge: 'advantage', critical: true } as const;
  expect(throwRoll(teeth, manner, 'a').remarks).toEqual(['critical']);
  expect(throwRoll(teeth, manner, 'a').parts).toMatch(/^2d6 twice \(\d, \d, \d, \d\) \+ 3 = /);
  expect(throwRoll(bite, { edge: null, critical: true }, 'a').remarks).not.toContain('critical');
});

test('a 20 and a 1 on the die are remarked on', () => {
  const remarks = new Set(seeds.flatMap((seed) => throwRoll(bite, plain, seed).remarks));
  expect(remarks).toEqual(new Set(['natural 20', 'natural 1']));
});

test('a breath comes back on a 5 or 6', () => {
  for (const seed of seeds) {
    const { total, remarks } = throwRoll(breath, plain, seed);
    expect(remarks).toEqual([total >= 5 ? 'recharged' : 'not yet recharged']);
  }
});
