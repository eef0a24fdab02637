import { expect, test } from 'vitest';
import { playedOut, writtenBattle } from '../../../tests/harness/written-battle';

/* Each test covers a fault of the best-known battle simulator on the web. */

const blade = (toHit: number, dice: string | null, bonus = 0, more = {}) => ({
  name: 'Blade',
  toHit,
  dice,
  bonus,
  type: 'slashing',
  ...more,
});
const post = (hp: number, more = {}) => ({ name: 'Post', ac: 10, hp, dexMod: -10, ...more });
const FIGHTS = 6_000;

function hitShare(tally: ReturnType<typeof playedOut>): number {
  const deed = tally.deeds[0];
  return (deed?.landed ?? 0) / (deed?.tries ?? 1);
}

test('a natural 1 misses whatever the bonus, a natural 20 hits whatever the AC', () => {
  const sure = playedOut(
    2000,
    [{ ...post(9), name: 'Ash', attacks: [blade(15, null, 1)] }],
    [post(20, { ac: 5 })],
  );
  expect(hitShare(sure)).toBeCloseTo(0.95, 2);
  const hopeless = playedOut(
    800,
    [{ ...post(9), name: 'Ash', attacks: [blade(-5, null, 1)] }],
    [post(3, { ac: 40 })],
  );
  expect(hitShare(hopeless)).toBeCloseTo(0.05, 2);
  // An expanded critical range (19) does not hit regardless of the AC; only a natural 20 does.
  const champion = playedOut(
    800,
    [{ ...post(9), name: 'Ash', attacks: [blade(-5, null, 1, { criticalOn: 19 })] }],
    [post(3, { ac: 40 })],
  );
  expect(hitShare(champion)).toBeCloseTo(0.05, 2);
});

test('temporary hit points take their part of a blow that is greater than they', () => {
  const tally = playedOut(
    ...([
      200,
      [{ ...post(9), name: 'Ash', attacks: [blade(15, null, 10, { criticalOn: 20 })] }],
      [post(12, { temporary: 8 })],
    ] as const),
  );
  // The first hit removes 8 temporary hit points and 2 own ones: always a second hit is needed, and two are always
  // enough.
  expect(tally.deeds[0]?.landed).toBe(2);
  expect(tally.creatures[1]?.taken).toBe(20);
});

test('advantage and disadvantage cancel instead of adding up', () => {
  const asPost = { ...post(1000), conditionImmune: [] };
  const ash = (roll: string | null) => ({
    ...post(9),
    name: 'Ash',
    packTactics: roll === 'both',
    attacks: [blade(0, null, 5, { roll: roll === 'both' ? 'disadvantage' : roll })],
  });
  const helper = { ...post(9), name: 'Helper' };
  const straight = hitShare(playedOut(400, [ash(null), helper], [asPost]));
  const both = hitShare(playedOut(400, [ash('both'), helper], [asPost]));
  expect(straight).toBeCloseTo(0.55, 1);
  expect(both).toBeCloseTo(0.55, 1);
  expect(hitShare(playedOut(400, [ash('disadvantage'), helper], [asPost]))).toBeCloseTo(0.3, 1);
});

test('every fight is rolled: the same attack does not always do the same', () => {
  const battle = writtenBattle(
    [{ ...post(30), name: 'Ash', attacks: [blade(5, '2d6', 3)] }],
    [{ ...post(30), name: 'Oak', attacks: [blade(5, '2d6', 3)] }],
  );
  const told = new Set(
    [1, 2, 3, 4, 5, 6].map((fight) =>
      battle
        .tell(fight)
        .map(({ text }) => text)
        .join(),
    ),
  );
  expect(told.size).toBe(6);
});

test('whoever falls does not act any more in that round, and initiative decides who is first', () => {
  const killer = { name: 'Ash', ac: 30, hp: 1, dexMod: 20, attacks: [blade(30, null, 50)] };
  const victim = { name: 'Oak', ac: 5, hp: 1, dexMod: -10, attacks: [blade(30, null, 50)] };
  const tally = playedOut(4000, [killer], [victim]);
  // The attacker always goes first, so the other creature gets a turn only after the attacker's natural 1.
  const acted = tally.deeds.find(({ creature }) => creature === 'Oak')?.uses ?? 0;
  expect(acted).toBeLessThan(0.07);
  expect(tally.share.a.share).toBeGreaterThan(0.93);
});

test('the place in the list changes nothing', () => {
  const wolf = { name: 'Wolf', ac: 13, hp: 11, dexMod: 2, attacks: [blade(4, '2d4', 2)] };
  const bear = { name: 'Bear', ac: 11, hp: 34, dexMod: 0, attacks: [blade(5, '2d6', 4)] };
  const knight = {
    name: 'Knight',
    ac: 18,
    hp: 52,
    attacks: [blade(5, '2d6', 3), blade(5, '2d6', 3)],
  };
  const one = playedOut(FIGHTS, [wolf, bear], [knight]);
  const other = playedOut(FIGHTS, [bear, wolf], [knight], { seed: 'other' });
  expect(ksDistance(one.roundCounts, other.roundCounts)).toBeLessThan(1.95 * Math.sqrt(2 / FIGHTS));
  const left = (tally: typeof one, name: string) =>
    tally.creatures.find((creature) => creature.name === name)?.tenths ?? [];
  for (const name of ['Wolf', 'Bear', 'Knight']) {
    expect(ksDistance(left(one, name), left(other, name))).toBeLessThan(
      1.95 * Math.sqrt(2 / FIGHTS),
    );
  }
});

/** The greatest distance between two cumulative distributions (Kolmogorov–Smirnov). */
function ksDistance(one: readonly number[], other: readonly number[]): number {
  const all = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  let [first, second, distance] = [0, 0, 0];
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    first += (one[at] ?? 0) / all(one);
    second += (other[at] ?? 0) / all(other);
    distance = Math.max(distance, Math.abs(first - second));
  }
  return distance;
}

test('hit points are whole, and nobody is half dead', () => {
  const tally = playedOut(
    500,
    [{ ...post(7), name: 'Ash', attacks: [blade(3, '1d6')] }],
    [{ ...post(7), name: 'Oak', resist: [{ types: ['slashing'] }], attacks: [blade(3, '1d6')] }],
  );
  for (const { left } of tally.creatures)
    for (const value of [left.least, left.p50, left.most])
      expect(Number.isInteger(value)).toBe(true);
  expect(tally.wins.a + tally.wins.b + tally.wins.draw).toBe(500);
});

test('reinforcements of round 2 act in round 2', () => {
  const battle = writtenBattle(
    [{ ...post(400), name: 'Ash' }],
    [post(400), { name: 'Late', ac: 10, hp: 5, arrives: 2, attacks: [blade(5, '1d6')] }],
  );
  const lines = battle.tell(1).filter(({ creature }) => creature === 'Late');
  expect(lines[0]).toMatchObject({ round: 2, text: 'Late joins the fight.' });
  expect(lines.some(({ round, text }) => round === 2 && text.includes('attacks'))).toBe(true);
});

test('every kind of save, damage and defence counts for itself', () => {
  const breather = (ability: string) => ({
    ...post(50),
    name: 'Ash',
    dexMod: 20,
    powers: [{ name: 'Breath', ability, dc: 15, dice: null, bonus: 10, type: 'fire', half: true }],
  });
  const strong = post(1000, { saves: { str: 30, con: -10 } });
  const byStrength = playedOut(1, [breather('str')], [strong]).deeds[0];
  const byHealth = playedOut(1, [breather('con')], [strong]).deeds[0];
  expect(byStrength?.landed).toBe(0);
  expect(byHealth?.landed).toBe(byHealth?.tries);
  expect((byHealth?.damage ?? 0) / (byHealth?.uses ?? 1)).toBeCloseTo(10, 5);
  expect((byStrength?.damage ?? 0) / (byStrength?.uses ?? 1)).toBeCloseTo(5, 5);
  const proof = playedOut(1, [breather('con')], [{ ...strong, immune: [{ types: ['fire'] }] }]);
  expect(proof).toMatchObject({ brokenOff: 1, wins: { draw: 1 } });
  // The creature does not use a breath that the target is immune to, so there are no deeds and no damage.
  expect(proof.deeds).toEqual([]);
});
