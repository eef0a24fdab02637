import { expect, test } from 'vitest';
import type { Weapon } from '../book/item';
import { trainedWith } from '../sheet/proficiencies';
import { spellAnswer } from './answers-spells';

function weapon(category: Weapon['category'], properties: Weapon['properties']): Weapon {
  const damage = { count: 1, sides: 6, type: 'slashing' } as const;
  return {
    slug: 'scimitar',
    name: 'Scimitar',
    pounds: 3,
    copper: 2500,
    kind: 'weapon',
    category,
    properties,
    damage,
    reach: 'melee',
  };
}

test('training holds a weapon by its category, by itself, or by what martial weapons are light or finesse', () => {
  const scimitar = weapon('martial', ['finesse', 'light']);
  const rapier = weapon('martial', ['finesse']);
  expect(trainedWith(scimitar, [{ slug: 'simple' }])).toBe(false);
  expect(trainedWith(scimitar, [{ slug: 'martial' }])).toBe(true);
  expect(trainedWith(scimitar, [{ slug: 'scimitar' }])).toBe(true);
  expect(trainedWith(scimitar, [{ slug: 'martial-light' }])).toBe(true);
  expect(trainedWith(rapier, [{ slug: 'martial-light' }])).toBe(false);
  expect(trainedWith(rapier, [{ slug: 'martial-finesse-or-light' }])).toBe(true);
  expect(trainedWith(weapon('simple', []), [{ slug: 'martial-light' }])).toBe(false);
});

test('a spell as an answer says its level, its school, and what it asks', () => {
  const spell = { slug: 'alarm', name: 'Alarm', level: 1, school: 'abjuration', classes: [] };
  const glance = { time: '1 min.', range: '30 ft.', deals: '' };
  expect(spellAnswer({ ...spell, glance, ritual: true, concentration: false })).toEqual({
    picks: ['alarm'],
    label: 'Alarm',
    words: 'abjuration, ritual',
    facts: '1 min., 30 ft., ritual',
    tags: ['ritual', 'no-concentration'],
    isSpell: true,
    group: 'Level 1',
    blocked: null,
  });
});
