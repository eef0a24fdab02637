import { expect, test } from 'vitest';
import { MAGIC_ARMOR_AND_WEAPONS } from './armor-and-weapons';
import { MAGIC_RINGS_AND_THE_REST } from './rings-and-the-rest';
import { WONDROUS_A_TO_G } from './wondrous-a-to-g';
import { WONDROUS_H_TO_W } from './wondrous-h-to-w';

const ALL = [
  ...MAGIC_ARMOR_AND_WEAPONS,
  ...MAGIC_RINGS_AND_THE_REST,
  ...WONDROUS_A_TO_G,
  ...WONDROUS_H_TO_W,
];

function told(slug: string) {
  const item = ALL.find((one) => one.slug === slug);
  return item && [item.name, item.words, item.attunement ?? false, item.pounds];
}

test('258 magic items, each once', () => {
  expect(new Set(ALL.map((one) => one.slug)).size).toBe(258);
  expect(ALL.length).toBe(258);
});

test('each says what it is, how rare, and who attunes to it', () => {
  expect(told('holy-avenger')).toEqual([
    'Holy Avenger',
    'Weapon, legendary; attuned by a paladin.',
    true,
    0,
  ]);
  expect(told('bag-of-holding')).toEqual(['Bag of Holding', 'Wondrous item, uncommon.', false, 5]);
  expect(told('cloak-of-protection')).toEqual([
    'Cloak of Protection',
    'Wondrous item, uncommon.',
    true,
    0,
  ]);
  expect(told('dwarven-plate')?.[1]).toBe('Armor, very rare.');
  expect(told('dagger-of-venom')?.[3]).toBe(1);
  expect(told('weapon-1-2-or-3')?.[1]).toBe('Weapon, rarity varies.');
  expect(told('dwarven-thrower')?.[1]).toBe(
    'Weapon, very rare; attuned by a dwarf or whoever wears a Belt of Dwarvenkind.',
  );
});
