import { describe, expect, it } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { GUIDE_PRICES, GUIDE_SHOPS } from './guide-prices';
import { chanceOf, scrollCost } from './scroll-cost';
import { RARITIES } from './scroll-facts';

/** SRD 5.1 and SRD 5.2.1, "Spell Scroll": level, rarity, save DC, attack bonus. */
const BOTH = [
  [0, 'common', 13, 5],
  [1, 'common', 13, 5],
  [2, 'uncommon', 13, 5],
  [3, 'uncommon', 15, 7],
  [4, 'rare', 15, 7],
  [5, 'rare', 17, 9],
  [6, 'very rare', 17, 9],
  [7, 'very rare', 18, 10],
  [8, 'very rare', 18, 10],
  [9, 'legendary', 19, 11],
] as const;

/** SRD 5.2.1, "Scribing Spell Scrolls": level, days, gold pieces. */
const SCRIBED = [
  [0, 1, 15] as const,
  [1, 1, 25] as const,
  [2, 3, 100] as const,
  [3, 5, 150] as const,
  [4, 10, 1000] as const,
  [5, 25, 1500] as const,
  [6, 40, 10_000] as const,
  [7, 50, 12_500] as const,
  [8, 60, 15_000] as const,
  [9, 120, 50_000] as const,
];

describe.each(EDITIONS)('a scroll by the rules of %s', (edition) => {
  it.each(BOTH)('of level %i is %s, DC %i, %i to hit', (level, rarity, saveDc, attack) => {
    expect(scrollCost(edition, level)).toMatchObject({ rarity, saveDc, attack });
  });

  it('is copied at two hours and 50 GP a level, by a check that is ten and the level', () => {
    expect(scrollCost(edition, 3).copying).toEqual({ hours: 6, gp: 150, dc: 13 });
    expect(scrollCost(edition, 9).copying).toEqual({ hours: 18, gp: 450, dc: 19 });
    expect(scrollCost(edition, 9).tooHighDc).toBe(19);
  });

  it('of a cantrip goes into no spellbook', () => {
    expect(scrollCost(edition, 0).copying).toBeNull();
  });

  it('adds what casting uses up, and not what stays', () => {
    const plain = scrollCost(edition, 5);
    const used = scrollCost(edition, 5, { costGp: 500, consumed: true });
    expect(used.price.low - plain.price.low).toBe(500);
    expect(used.added).toBe(500);
    expect(scrollCost(edition, 5, { costGp: 500, consumed: false })).toEqual(plain);
  });
});

it.each([
  ['Legend Lore', 5, { costGp: 450, consumed: true, consumedGp: 250 }, 3250, 250, 1750],
  ['Clone', 8, { costGp: 3000, consumed: true, consumedGp: 1000 }, 31_000, 1000, 16_000],
] as const)(
  '%s adds only the part of its components that is used up',
  (_, level, components, price, added, writing) => {
    const cost = scrollCost('2024', level, components);
    expect([cost.price.low, cost.added, (cost.scribing?.gp ?? 0) + cost.added]).toEqual([
      price,
      added,
      writing,
    ]);
    expect(scrollCost('2014', level, components).added).toBe(added);
  },
);

it.each(SCRIBED)('of level %i takes %i days and %i GP to write by 2024', (level, days, gp) => {
  const cost = scrollCost('2024', level);
  expect(cost.scribing).toEqual({ days, gp });
  expect(cost.price).toEqual({ low: 2 * gp, high: 2 * gp, guide: false });
});

it('has a guide and no price by 2014, which never falls with the rarity', () => {
  expect(scrollCost('2014', 4)).toMatchObject({ scribing: null, price: { guide: true } });
  for (const [at, rarity] of RARITIES.entries()) {
    const before = RARITIES[at - 1];
    expect(GUIDE_PRICES[rarity].high).toBeGreaterThan(GUIDE_PRICES[rarity].low);
    if (!before) continue;
    expect(GUIDE_PRICES[rarity].low).toBeGreaterThan(GUIDE_PRICES[before].high);
    expect(GUIDE_SHOPS[rarity].partyLevel).toBeGreaterThan(GUIDE_SHOPS[before].partyLevel);
  }
});

it('gives the guide room for what 2024 asks, so that no edition contradicts the other', () => {
  for (const [level, , gp] of SCRIBED) {
    const { low, high } = scrollCost('2014', level).price;
    expect(low).toBeLessThanOrEqual(2 * gp);
    expect(high).toBeGreaterThanOrEqual(2 * gp);
  }
});

it.each([-1, 10, 1.5])('knows no scroll of level %d', (level) => {
  expect(() => scrollCost('2024', level)).toThrow(RangeError);
});

it.each([
  [13, 5, 0.65],
  [19, 0, 0.1],
  [11, 20, 1],
  [30, 2, 0],
  [10, -1, 0.5],
])('reaches DC %i with %i in %f of all throws', (dc, bonus, chance) => {
  let met = 0;
  for (let die = 1; die <= 20; die += 1) if (die + bonus >= dc) met += 1;
  expect(chanceOf(dc, bonus)).toBeCloseTo(met / 20);
  expect(chanceOf(dc, bonus)).toBeCloseTo(chance);
});
