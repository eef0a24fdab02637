import { expect, test } from 'vitest';
import { blow, madeCombatant } from '../../../tests/harness/made-combatant';
import { USUAL_OPTIONS } from '../sheet/battle';
import type { Combatant } from '../sheet/combatant';
import { USUAL_TACTICS } from '../sheet/tactics';
import { createDay, type Day, type Leg } from './create-day';

const hero = (more: Partial<Combatant> = {}) =>
  madeCombatant('Hero', {
    role: 'character',
    ac: 15,
    deeds: [blow(7, 9)],
    hitDice: { count: 5, sides: 8 },
    hitPoints: { average: 40, count: 0, sides: 1, bonus: 0 },
    ...more,
  });
const wolf = madeCombatant('Wolf', {
  ac: 13,
  deeds: [blow(4, 7)],
  hitPoints: { average: 11, count: 0, sides: 1, bonus: 0 },
});

function dayOf(
  legs: readonly Leg[],
  party: Combatant = hero(),
  edition: '2014' | '2024' = '2014',
): Day {
  return {
    edition,
    tactics: [USUAL_TACTICS, USUAL_TACTICS],
    options: USUAL_OPTIONS,
    legs,
    party: [{ combatant: party, count: 2 }],
  };
}

function played(...of: Parameters<typeof dayOf>) {
  const day = createDay(dayOf(...of), 'day');
  day.play(600);
  return day.tally();
}

const wolves = (count: number, rest: Leg['rest']): Leg => ({
  foes: [{ combatant: wolf, count }],
  rest,
});

test('wounds come along from fight to fight, and rests mend them', () => {
  const without = played([wolves(3, 'none'), wolves(3, 'none'), wolves(3, 'none')]);
  const short = played([wolves(3, 'short'), wolves(3, 'short'), wolves(3, 'none')]);
  const long = played([wolves(3, 'long'), wolves(3, 'long'), wolves(3, 'none')]);
  expect(without.legs[0]).toEqual(short.legs[0]);
  expect(without.legs[1]?.left).toBeLessThan(without.legs[0]?.left ?? 0);
  expect(short.legs[1]?.left).toBeGreaterThan(without.legs[1]?.left ?? 1);
  expect(long.legs[1]?.left).toBeGreaterThan(short.legs[1]?.left ?? 1);
  expect(long.through.share).toBeGreaterThan(short.through.share);
  expect(short.through.share).toBeGreaterThan(without.through.share);
});

test('a short rest is no full rest: without hit dice nothing comes back', () => {
  const { hitDice: _, ...bare } = hero();
  const none = played([wolves(3, 'none'), wolves(3, 'none')], bare);
  const short = played([wolves(3, 'short'), wolves(3, 'none')], bare);
  expect(short.legs[1]?.left).toBeCloseTo(none.legs[1]?.left ?? 0, 9);
});

test('what is spent stays spent until its rest', () => {
  const limited = hero({
    hitPoints: { average: 400, count: 0, sides: 1, bonus: 0 },
    resources: [
      { key: 'rage', name: 'Rage', most: 1, back: 'long-rest' },
      { key: 'wind', name: 'Second Wind', most: 1, back: 'short-rest' },
    ],
    deeds: [
      { ...blow(9, 30), key: 'rage', name: 'Rage', costs: [{ resource: 'rage', amount: 1 }] },
      { ...blow(9, 25), key: 'wind', name: 'Wind', costs: [{ resource: 'wind', amount: 1 }] },
      blow(7, 9),
    ],
  });
  const left = (rest: Leg['rest']) =>
    played([wolves(4, rest)], limited).resources.map((one) => one.left);
  const [rage, wind] = left('none');
  expect(rage).toBeLessThan(1);
  const [afterShort, windShort] = left('short');
  expect(afterShort).toBe(rage);
  expect(windShort).toBe(1);
  expect(wind).toBeLessThanOrEqual(1);
  expect(left('long')).toEqual([1, 1, 1, 1]);
});

test('no rest restores a use that is granted only once ever', () => {
  const once = hero({
    hitPoints: { average: 400, count: 0, sides: 1, bonus: 0 },
    resources: [{ key: 'boon', name: 'Boon', most: 1, back: 'never' }],
    deeds: [
      { ...blow(9, 30), key: 'boon', name: 'Boon', costs: [{ resource: 'boon', amount: 1 }] },
      blow(7, 9),
    ],
  });
  const left = (rest: Leg['rest']) =>
    played([wolves(4, rest)], once).resources.map((one) => one.left);
  const spent = left('none');
  expect(spent[0]).toBeLessThan(1);
  expect(left('short')).toEqual(spent);
  expect(left('long')).toEqual(spent);
});

test('the dead stay dead, and a day that is lost goes no further', () => {
  const hard = played([wolves(9, 'long'), wolves(9, 'none')]);
  expect(hard.legs[1]?.reached).toBeLessThan(600);
  expect(hard.legs[1]?.reached).toBe(Math.round((hard.legs[0]?.won.share ?? 0) * 600));
  expect(hard.unharmed.share).toBeLessThanOrEqual(hard.through.share);
  expect(played([wolves(3, 'short'), wolves(2, 'none')])).toEqual(
    played([wolves(3, 'short'), wolves(2, 'none')]),
  );
});
