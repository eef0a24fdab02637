import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { amountPieces, amountsIn, mannerTyped } from './amounts';
import { damageWishes } from './damage-wishes';

const amounts = (typed: string, usual: 'fire' | null = null) =>
  amountsIn(typed, usual, createRandom('amounts'));

describe('damage as a game master types it', () => {
  it.each([
    ['12', [{ amount: 12, type: null }]],
    ['28 fire', [{ amount: 28, type: 'fire' }]],
    ['28FIRE', [{ amount: 28, type: 'fire' }]],
    ['3 bludg', [{ amount: 3, type: 'bludgeoning' }]],
    [
      '10 fire and 5 cold',
      [
        { amount: 10, type: 'fire' },
        { amount: 5, type: 'cold' },
      ],
    ],
    [
      '10 fire, 5 cold; 1',
      [
        { amount: 10, type: 'fire' },
        { amount: 5, type: 'cold' },
        { amount: 1, type: null },
      ],
    ],
    ['2d1+3 slashing', [{ amount: 5, type: 'slashing' }]],
    ['2d1 - 3 slashing', [{ amount: 0, type: 'slashing' }]],
    ['2d1−1', [{ amount: 1, type: null }]],
  ])('%s', (typed, parts) => {
    expect(amounts(typed)).toEqual(parts);
  });

  it('has the kind that is chosen where none is typed', () => {
    expect(amounts('4', 'fire')).toEqual([{ amount: 4, type: 'fire' }]);
    expect(amounts('4 cold', 'fire')).toEqual([{ amount: 4, type: 'cold' }]);
  });

  it.each([
    '',
    '  ',
    'fire',
    '-5',
    '1.5',
    '5 magic',
    '5 p',
    '0d6',
    '101d6',
    '1d0',
    '1d101',
    '123456',
    '1,2,3,4,5,6,7,8,9',
  ])('cannot be read: “%s”', (typed) => {
    expect(amounts(typed)).toBeNull();
  });

  it('is rolled as its dice can fall', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        fc.string(),
        (dice, sides, seed) => {
          const [part] = amountsIn(`${dice}d${sides}`, null, createRandom(seed)) ?? [];
          expect(part?.amount).toBeGreaterThanOrEqual(dice);
          expect(part?.amount).toBeLessThanOrEqual(dice * sides);
        },
      ),
    );
  });

  it('never throws, and is never below zero', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        for (const { amount } of amounts(typed) ?? []) expect(amount).toBeGreaterThanOrEqual(0);
        expect(amountPieces(typed)?.length ?? 1).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('damage that is thrown later', () => {
  it('keeps its dice and its kind', () => {
    expect(damageWishes('8d6 fire and 2d6', 'fire')).toEqual([
      { dice: '8d6', type: 'fire' },
      { dice: '2d6', type: 'fire' },
    ]);
    expect(damageWishes('2d6 + 4 cold', null)).toEqual([{ dice: '2d6+4', type: 'cold' }]);
  });

  it.each(['', 'fire', '8d6 magic', '8d6 p', '(8d6)'])('cannot be read: “%s”', (typed) => {
    expect(damageWishes(typed, null)).toBeNull();
  });
});

describe('how damage is dealt, as it is typed with it', () => {
  const plain = { magical: null, silvered: false, adamantine: false, critical: false };
  it.each([
    ['12 slashing', '12 slashing', plain],
    ['12 slashing magical', '12 slashing', { ...plain, magical: true }],
    ['12 Magic slashing', '12 slashing', { ...plain, magical: true }],
    ['5 piercing nonmagical', '5 piercing', { ...plain, magical: false }],
    ['5 non-magical', '5', { ...plain, magical: false }],
    ['2d6+3 silvered piercing', '2d6+3 piercing', { ...plain, silvered: true }],
    ['12m', '12', { ...plain, magical: true }],
    ['12 m slashing', '12 slashing', { ...plain, magical: true }],
    ['2d6+3m slashing', '2d6+3 slashing', { ...plain, magical: true }],
    ['12 slashing crit', '12 slashing', { ...plain, critical: true }],
    ['9m critical', '9', { ...plain, magical: true, critical: true }],
    ['7 adamantine and 3 fire', '7 and 3 fire', { ...plain, adamantine: true }],
  ])('%j', (typed, amount, manner) => {
    expect(mannerTyped(typed)).toEqual({ amount, manner });
  });
});
