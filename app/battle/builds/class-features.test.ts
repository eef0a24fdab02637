import { expect, test } from 'vitest';
import type { Edition } from '~/rules/edition';
import type { Deed, Step } from '../sheet/deed';
import { buildOf } from './build-of';

function made(id: string, level: number, edition: Edition) {
  return buildOf(id, level, edition, { spell: () => null });
}

function deedOf(id: string, level: number, edition: Edition, key: string): Deed | undefined {
  return made(id, level, edition).deeds.find((deed) => deed.key === key);
}

function attackIn(deed: Deed | undefined): Extract<Step, { does: 'attack' }> | undefined {
  return deed?.steps.find((step) => step.does === 'attack');
}

test('Sneak Attack has a die for each two levels, once a turn', () => {
  const dice = [1, 2, 3, 11, 19, 20].map(
    (level) => attackIn(deedOf('thief', level, '2014', 'rapier'))?.hit.damage?.[1],
  );
  expect(dice.map((die) => die?.count)).toEqual([1, 1, 2, 6, 10, 10]);
  expect(dice[0]?.when).toEqual({ oncePerTurn: true, advantageOrAlly: true });
});

test('a smite costs the slot that it grows with; 5d8 is the most in 2014', () => {
  const of = (edition: Edition, slot: number) => {
    const deed = deedOf('devotion', 17, edition, `smite-${slot}`);
    expect(deed?.costs).toEqual([{ resource: `slot-${slot}`, amount: 1 }]);
    return attackIn(deed)?.hit.damage?.find(({ when }) => when?.oncePerTurn)?.count;
  };
  expect([1, 2, 4, 5].map((slot) => of('2014', slot))).toEqual([2, 3, 5, 5]);
  expect([1, 2, 4, 5].map((slot) => of('2024', slot))).toEqual([2, 3, 5, 6]);
});

test('a champion scores critical hits on 19 from level 3 and on 18 from level 15', () => {
  const on = [2, 3, 14, 15].map((level) => made('champion', level, '2024').traits.criticalOn);
  expect(on).toEqual([undefined, 19, 19, 18]);
});

test('a greatsword grazes with the Strength of its bearer in 2024 alone', () => {
  const graze = { count: 0, sides: 1, bonus: 5, type: 'slashing' };
  expect(attackIn(deedOf('champion', 11, '2024', 'greatsword'))?.miss?.damage).toEqual([graze]);
  expect(attackIn(deedOf('champion', 11, '2014', 'greatsword'))?.miss).toBeUndefined();
});

test('rage hurts more at levels 9 and 16, and may be used as often as the table says', () => {
  const bonus = [1, 9, 16].map((level) => {
    const step = deedOf('berserker', level, '2014', 'rage')?.steps[0];
    return step?.does === 'mark' ? step.mark.modifiers[0] : null;
  });
  expect(bonus).toEqual(
    [2, 3, 4].map((plus) => ({
      what: 'damage-rolls',
      plus: { count: 0, sides: 1, bonus: plus },
    })),
  );
  const uses = [1, 3, 6, 12, 17].map(
    (level) => made('berserker', level, '2024').resources[0]?.most,
  );
  expect(uses).toEqual([2, 3, 4, 5, 6]);
});

test('saves are those of the class, and all six of a monk at level 14', () => {
  // Str 12, Dex 20, Con 14, Int 10, Wis 17, Cha 8 with a proficiency bonus of 5.
  expect(made('open-hand', 14, '2024').saves).toEqual({
    str: 6,
    dex: 10,
    con: 7,
    int: 5,
    wis: 8,
    cha: 4,
  });
  // Str 20, Con 16: 4 more on these two saves for the proficiency bonus; Dex 13.
  expect(made('berserker', 11, '2014').saves).toMatchObject({ str: 9, con: 7, dex: 1 });
});

test('a ranger of 2014 is steadfast against fear from level 7, a druid immune to poison from 10', () => {
  const against = [6, 7].map((level) => made('hunter', level, '2014').traits.saveAdvantageAgainst);
  expect(against).toEqual([undefined, ['frightened']]);
  const wards = [9, 10].map((level) => made('land', level, '2014').defences);
  expect(wards).toEqual([[], [{ how: 'immune', types: ['poison'] }]]);
  expect(made('land', 10, '2024').defences).toEqual([{ how: 'resist', types: ['fire'] }]);
});

test("a paladin's aura is Charisma from level 6", () => {
  expect(made('devotion', 5, '2014').traits.saveAura).toBeUndefined();
  expect(made('devotion', 6, '2014').traits.saveAura).toEqual({ plus: 3 });
});

test('initiative: the alertness of 2024, half proficiency of a bard in 2014', () => {
  expect(made('thief', 5, '2024').initiative.bonus).toBe(4 + 3);
  expect(made('thief', 5, '2014').initiative.bonus).toBe(4);
  expect(made('lore', 9, '2014').initiative.bonus).toBe(3 + 2);
});

test('a warlock has one spell of each great level a day', () => {
  const of = (level: number) =>
    made('fiend', level, '2014').resources.map(({ key, most, back }) => `${key} ${most} ${back}`);
  expect(of(10)).toEqual(['pact 2 short-rest']);
  expect(of(15)).toEqual([
    'pact 3 short-rest',
    'arcanum-6 1 long-rest',
    'arcanum-7 1 long-rest',
    'arcanum-8 1 long-rest',
  ]);
});
