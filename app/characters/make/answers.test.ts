import { expect, test } from 'vitest';
import type { Weapon } from '../book/item';
import { isTrained, spellAnswer } from './answers';

function weapon(category: Weapon['category'], properties: Weapon['properties']): Weapon {
  const damage = { count: 1, sides: 6, type: 'slashing' } as const;
  return {
    ...{ slug: 'scimitar', name: 'Scimitar', pounds: 3, copper: 2500, kind: 'weapon' },
    ...{ category, properties, damage, reach: 'melee' },
  };
}

test('training holds a weapon by its category, by itself, or by what martial weapons are light or finesse', () => {
  const scimitar = weapon('martial', ['finesse', 'light']);
  const rapier = weapon('martial', ['finesse']);
  expect(isTrained(scimitar, new Set(['simple']))).toBe(false);
  expect(isTrained(scimitar, new Set(['martial']))).toBe(true);
  expect(isTrained(scimitar, new Set(['scimitar']))).toBe(true);
  expect(isTrained(scimitar, new Set(['martial-light']))).toBe(true);
  expect(isTrained(rapier, new Set(['martial-light']))).toBe(false);
  expect(isTrained(rapier, new Set(['martial-finesse-or-light']))).toBe(true);
  expect(isTrained(weapon('simple', []), new Set(['martial-light']))).toBe(false);
});

test('a spell as an answer says its level, its school, and what it asks', () => {
  const spell = { slug: 'alarm', name: 'Alarm', level: 1, school: 'abjuration', classes: [] };
  expect(spellAnswer({ ...spell, ritual: true, concentration: false })).toEqual({
    ...{ picks: ['alarm'], label: 'Alarm', words: 'abjuration, ritual' },
    ...{ group: 'Level 1', blocked: null },
  });
});
