import { expect, test } from 'vitest';
import { readCasterClass } from './caster-classes';
import { spellSlots } from './spell-slots';

test.each([
  [1, [2]],
  [5, [4, 3, 2]],
  [11, [4, 3, 3, 3, 2, 1]],
  [20, [4, 3, 3, 3, 3, 2, 2, 1, 1]],
])('a wizard of level %i has the slots of the table', (level, slots) => {
  expect(spellSlots([{ name: 'Wizard', level }], '2014')).toEqual({ slots, pact: null });
});

test('a paladin alone casts from level 2 in 2014, from level 1 in 2024', () => {
  expect(spellSlots([{ name: 'Paladin', level: 1 }], '2014').slots).toEqual([]);
  expect(spellSlots([{ name: 'Paladin', level: 2 }], '2014').slots).toEqual([2]);
  expect(spellSlots([{ name: 'Paladin', level: 5 }], '2014').slots).toEqual([4, 2]);
  expect(spellSlots([{ name: 'Paladin', level: 1 }], '2024').slots).toEqual([2]);
});

test('among other casters half casters round down in 2014 and up in 2024', () => {
  const both = [
    { name: 'Ranger', level: 3 },
    { name: 'Druid', level: 1 },
  ] as const;
  expect(spellSlots(both, '2014').slots).toEqual([3]);
  expect(spellSlots(both, '2024').slots).toEqual([4, 2]);
});

test('a warlock has slots of one level, beside those of other classes', () => {
  expect(spellSlots([{ name: 'Warlock', level: 5 }], '2014')).toEqual({
    slots: [],
    pact: { level: 3, slots: 2 },
  });
  const both = [
    { name: 'Warlock', level: 17 },
    { name: 'Sorcerer', level: 3 },
  ] as const;
  expect(spellSlots(both, '2014')).toEqual({ slots: [4, 2], pact: { level: 5, slots: 4 } });
});

test('no character casts beyond level 20', () => {
  const all = [
    { name: 'Wizard', level: 20 },
    { name: 'Cleric', level: 20 },
  ] as const;
  expect(spellSlots(all, '2014').slots).toHaveLength(9);
});

test('classes are read whatever their capitals', () => {
  expect([readCasterClass(' wIzard '), readCasterClass('fighter')]).toEqual(['Wizard', null]);
});
