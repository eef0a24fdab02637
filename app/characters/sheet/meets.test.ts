import { expect, test } from 'vitest';
import type { Needs } from '../book/feature';
import { type NeedsFacts, whyNotMet } from './meets';

const FACTS: NeedsFacts = {
  level: 5,
  scores: { str: 13, dex: 12, con: 14, int: 8, wis: 10, cha: 16 },
  has: new Set(['warlock/pact-magic', 'pact-of-the-blade']),
  spells: new Set(['eldritch-blast']),
  casts: true,
  armor: new Set(['light']),
};

test.each<[Needs, string | null]>([
  [{}, null],
  [{ level: 5, abilities: { str: 13 }, spell: 'eldritch-blast' }, null],
  [{ level: 7 }, 'needs level 7'],
  [{ abilities: { str: 13, int: 13 } }, 'needs Intelligence 13'],
  [{ anyAbility: { str: 13, dex: 13 } }, null],
  [{ anyAbility: { dex: 13, wis: 13 } }, 'needs Dexterity 13 or Wisdom 13'],
  [{ options: ['pact-of-the-blade'], features: ['warlock/pact-magic'] }, null],
  [{ options: ['pact-of-the-tome'] }, 'needs pact of the tome'],
  [{ spell: 'hex' }, 'needs the spell hex'],
  [{ armor: 'light' }, null],
  [{ armor: 'shield' }, 'needs training with shields'],
  [{ spellcasting: true }, null],
])('prerequisites %j say what is lacking: %s', (needs, said) => {
  expect(whyNotMet(needs, FACTS)).toBe(said);
});
