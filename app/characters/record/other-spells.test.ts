import { expect, it } from 'vitest';
import { character } from './character';
import { hasSpell, withoutSpell, withSpell } from './other-spells';

const MIRA = character.parse({
  name: 'Mira',
  edition: '2014',
  spells: { wizard: { cantrips: ['light'], known: ['shield'], prepared: ['shield'] } },
});

it('a spell that belongs to no class stands apart from those of the classes', () => {
  const more = withSpell(withSpell(MIRA, 'fly', 3), 'guidance', 0);
  expect(more.spells.other).toEqual({ cantrips: ['guidance'], known: ['fly'], prepared: [] });
  expect(more.spells.wizard).toEqual(MIRA.spells.wizard);
});

it('a character has the spells of its classes, and those apart from them', () => {
  expect(['light', 'shield', 'fly'].map((slug) => hasSpell(MIRA, slug))).toEqual([
    true,
    true,
    false,
  ]);
  expect(hasSpell(withSpell(MIRA, 'fly', 3), 'fly')).toBe(true);
});

it('removing one leaves the others, and those of the classes', () => {
  const two = withSpell(withSpell(MIRA, 'fly', 3), 'haste', 3);
  expect(withoutSpell(two, 'fly').spells.other?.known).toEqual(['haste']);
  expect(withoutSpell(withSpell(MIRA, 'fly', 3), 'fly')).toEqual(MIRA);
  expect(withoutSpell(MIRA, 'shield')).toEqual(MIRA);
});
