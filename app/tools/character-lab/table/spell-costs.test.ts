import { expect, it } from 'vitest';
import type { PlayFacts } from '~/characters/play/facts';
import { character } from '~/characters/record/character';
import type { SheetSpell } from '~/characters/sheet/sheet';
import { levelOfCost, spellCosts } from './spell-costs';

const FACTS: PlayFacts = {
  edition: '2014',
  maximum: 20,
  constitution: 1,
  hitDice: [],
  slots: [4, 2, 0, 0, 0, 0, 0, 0, 0],
  pact: { level: 3, slots: 2 },
  supplies: [{ key: 'gift', name: 'Gift', most: 1, back: 'long-rest', shortRest: 0 }],
  counters: [],
};
const PLAY = { ...character.parse({ edition: '2014' }).play, slotsSpent: [0, 2] };
const spell = (more: Partial<SheetSpell>): SheetSpell => ({
  slug: 'web',
  name: 'Web',
  level: 2,
  school: 'conjuration',
  ritual: false,
  concentration: true,
  from: 'Wizard',
  ability: 'int',
  dc: 14,
  attack: 6,
  how: 'prepared',
  free: null,
  ...more,
});
const costs = (more: Partial<SheetSpell>) =>
  spellCosts(FACTS, PLAY, spell(more)).map(
    ({ cost, left }) => `${cost}${left ? '' : ', none left'}`,
  );

it('a spell is cast by slots of its level and above, and by a pact slot', () => {
  expect(costs({ level: 1 })).toEqual(['slot:1', 'slot:2, none left', 'pact']);
  expect(costs({ level: 2 })).toEqual(['slot:2, none left', 'pact']);
  expect(costs({ level: 4 })).toEqual([]);
});

it('a use of its own comes first, and is gone once it is spent', () => {
  expect(costs({ level: 3, free: 'gift' })).toEqual(['supply', 'pact']);
  const spent = { ...PLAY, spent: { gift: 1 } };
  expect(spellCosts(FACTS, spent, spell({ level: 3, free: 'gift' }))[0]?.left).toBe(false);
});

it('a ritual and casting at will have a press of their own, a cantrip only for its concentration', () => {
  expect(costs({ level: 0, how: 'cantrip', concentration: false })).toEqual([]);
  expect(costs({ level: 0, how: 'cantrip' })).toEqual(['cantrip']);
  expect(costs({ level: 1, how: 'in-book', ritual: true })).toEqual(['ritual']);
  expect(costs({ level: 1, how: 'in-book', ritual: false })).toEqual([]);
  // Casting at will needs no slot; a prepared spell can also be cast from a higher one.
  expect(costs({ level: 1, free: 'at-will', slots: 'none' })).toEqual(['at-will']);
  expect(costs({ level: 1, free: 'at-will', slots: 'higher' })).toEqual([
    'at-will',
    'slot:2, none left',
    'pact',
  ]);
});

it('a use is cast at the level that its feature says', () => {
  const rebuke = spell({ level: 1, free: 'gift', freeLevel: 2 });
  expect(levelOfCost(FACTS, rebuke, 'supply')).toBe(2);
  expect(levelOfCost(FACTS, rebuke, 'slot:1')).toBe(1);
});

it('a cost says how much is left of it', () => {
  const counts = spellCosts(FACTS, PLAY, spell({ level: 1, free: 'gift', ritual: true }));
  expect(counts.map(({ label, count }) => `${label} ${count ?? ''}`.trim())).toEqual([
    'Once a day 1',
    'Level 1 4',
    'Level 2 0',
    'Pact 3 2',
    'As a ritual',
  ]);
});
