import { describe, expect, it } from 'vitest';
import { xpByChallenge } from '~/rules/challenge-points';
import { type Counted, judge } from './judge';

const foe = (name: string, cr: number, count = 1, more: Partial<Counted> = {}): Counted => ({
  name,
  cr,
  xp: xpByChallenge(cr),
  count,
  side: 'foes',
  ...more,
});
const four = (level: number) => [level, level, level, level];

it('multiplies once, however many kinds there are', () => {
  // Four goblins and a bugbear: 400 XP, five foes, so 800; a known other encounter builder computes 1,200.
  const fight = judge({
    edition: '2014',
    levels: four(3),
    creatures: [foe('Goblin', 0.25, 4), foe('Bugbear', 1)],
  });
  expect(fight.difficulty).toMatchObject({ raw: 400, adjusted: 800, each: 100, verdict: 'medium' });
});

it.each([
  [[5, 5], 1.5],
  [[5, 5, 5], 1],
  [[5, 5, 5, 5, 5], 1],
  [[5, 5, 5, 5, 5, 5], 0.5],
])('feels one foe against %j times %f', (levels, times) => {
  const fight = judge({ edition: '2014', levels, creatures: [foe('Troll', 5)] });
  expect(fight.difficulty.adjusted).toBe(1800 * times);
});

it('never mixes the tables: the same fight has no multiplier by 2024', () => {
  const creatures = [foe('Goblin', 0.25, 4), foe('Bugbear', 1)];
  expect(judge({ edition: '2024', levels: four(3), creatures }).difficulty).toMatchObject({
    multiplier: 1,
    adjusted: 400,
    verdict: 'none',
    thresholds: [{ xp: 600 }, { xp: 900 }, { xp: 1600 }],
  });
});

it('leaves who is far below out of the count, and not out of the points', () => {
  const creatures = [foe('Giant', 8), foe('Rat', 0.125, 6)];
  const whole = judge({ edition: '2014', levels: four(8), creatures }).difficulty;
  const fight = judge({ edition: '2014', levels: four(8), creatures, ignoreWeak: true });
  expect(whole.multiplier).toBe(2.5);
  expect(fight.ignored).toEqual(['Rat']);
  expect(fight.difficulty).toMatchObject({ multiplier: 1, raw: whole.raw, foes: 7 });
  expect(judge({ edition: '2024', levels: four(8), creatures, ignoreWeak: true }).ignored).toEqual(
    [],
  );
});

it('never leaves everybody out', () => {
  const creatures = [foe('Rat', 0, 20)];
  expect(judge({ edition: '2014', levels: [1], creatures, ignoreWeak: true }).ignored).toEqual([]);
});

it('counts no allies', () => {
  const alone = judge({ edition: '2014', levels: four(3), creatures: [foe('Ogre', 2)] });
  const helped = judge({
    edition: '2014',
    levels: four(3),
    creatures: [foe('Ogre', 2), foe('Veteran', 3, 2, { side: 'allies' })],
  });
  expect(helped.difficulty).toEqual(alone.difficulty);
});

describe('the warnings', () => {
  const warned = (edition: '2014' | '2024', levels: number[], creatures: Counted[], more = {}) =>
    judge({ edition, levels, creatures, ...more }).warnings.join(' ');
  const dragon = foe('Dragon', 17, 1, { menace: { blow: 63, turn: 63, flies: true } });

  it('name a blow that kills the weakest outright', () => {
    expect(warned('2014', [5, 5], [dragon])).toContain('may die outright');
    const defenders = { leastHitPoints: 40, weakest: 'Mira', ranged: 0 };
    const told = warned('2014', [5, 5], [dragon], { defenders });
    expect(told).toContain('drops Mira, with 40 hit points');
    expect(told).toContain('Nobody in the party can attack fliers: Dragon.');
    expect(
      warned('2014', [5, 5], [dragon], { defenders: { ...defenders, ranged: 1 } }),
    ).not.toContain('flies');
  });

  it('call a breath by its name and say that its save fails', () => {
    const breath = foe('Wyrmling', 4, 1, {
      menace: { blow: 27, saved: 'Fire Breath', turn: 27, flies: true },
    });
    const defenders = { leastHitPoints: 20, weakest: 'Mira', ranged: 1 };
    expect(warned('2014', [5, 5], [breath], { defenders })).toContain(
      'Fire Breath of Wyrmling deals 27 on average on a failed save and drops Mira',
    );
  });

  it('name a challenge rating above the level, and none at it', () => {
    expect(warned('2014', four(16), [dragon])).toContain('challenge rating 17');
    expect(warned('2014', four(17), [dragon])).not.toContain('challenge rating');
  });

  it('count more than two foes a character by 2024 alone', () => {
    const nine = [foe('Goblin', 0.25, 9)];
    expect(warned('2024', four(5), nine)).toContain('9 foes are more than two for each');
    expect(warned('2024', four(5), [foe('Goblin', 0.25, 8)])).toBe('');
    expect(warned('2014', four(5), nine)).toBe('');
  });

  it('are silent without a party', () => {
    expect(warned('2024', [], [dragon])).toBe('');
  });
});

it('says how it feels, harder with every step', () => {
  const feels = (count: number) =>
    judge({ edition: '2014', levels: four(5), creatures: [foe('Ogre', 2, count)] }).feels;
  const told = [1, 2, 3, 4, 5, 6, 8, 10, 14].map(feels);
  expect(new Set(told).size).toBeGreaterThan(5);
  expect(told.at(-1)).toBe('Run, or everybody dies');
  expect(judge({ edition: '2014', levels: [], creatures: [foe('Ogre', 2)] }).feels).toBe('');
  expect(judge({ edition: '2024', levels: four(5), creatures: [] }).feels).toBe('');
});

it.each([
  [four(4), 2, 2, 'fine'],
  [four(4), 2, 3, 'may be deadly'],
  [four(5), 2, 5, 'fine'],
  [four(5), 1, 11, 'may be deadly'],
  [four(2), 3, 1, 'may be deadly'],
] as const)('checks %j against CR %f times %i by levels alone', (levels, cr, count, told) => {
  expect(
    judge({ edition: '2014', levels, creatures: [foe('Foe', cr, count)] }).benchmark,
  ).toContain(told);
});
