import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { character } from '../record/character';
import { sheetOf } from '../sheet/sheet-of';
import { archetypeAt } from './archetypes';
import { inOtherEdition } from './other-edition';

const [OLD, NEW] = [bookOf('2014'), bookOf('2024')];

test('a bard of 2014 becomes one of 2024: what is not there is told, what both books have stays', () => {
  const bard = archetypeAt(OLD, 'bard', 5);
  if (!bard) throw new Error('none');
  const { character: copy, changes } = inOtherEdition(OLD, NEW, bard);
  expect(character.parse(copy)).toEqual(copy);
  expect(copy).toMatchObject({ edition: '2024', name: bard.name, race: null });
  expect(changes).toContain('There is no Half-Elf: choose a species.');
  expect(changes.join()).toContain('Two abilities, +1 each (Half-Elf): Constitution, Dexterity');
  expect(changes.join()).toContain('Numbers: Maximum hit points 38 → 33');
  expect(changes).toContain(
    'Half-Elf: Ability Score Increase, Two Other Abilities, Darkvision, Fey Ancestry, Skill Versatility – not in the 2024 rules.',
  );
  // Its race gave the skills that it had expertise in.
  expect(changes.join()).toContain(
    '(Bard 3): Persuasion, Performance – no longer needed, or choose again.',
  );
  expect(copy.spells.bard?.prepared).toContain('healing-word');
  expect(sheetOf(NEW, copy).problems).toEqual([]);
});

test('there and back again a fighter keeps class, levels and scores', () => {
  const fighter = archetypeAt(NEW, 'fighter', 11);
  if (!fighter) throw new Error('none');
  const old = inOtherEdition(NEW, OLD, fighter).character;
  const back = inOtherEdition(OLD, NEW, old).character;
  expect(back).toMatchObject({
    edition: '2024',
    levels: fighter.levels,
    subclasses: fighter.subclasses,
    abilities: fighter.abilities,
  });
});

test('numbers set by hand are let go, and it is said', () => {
  const rogue = archetypeAt(OLD, 'rogue', 1);
  if (!rogue) throw new Error('none');
  const { character: copy, changes } = inOtherEdition(OLD, NEW, {
    ...rogue,
    overrides: { ac: 30 },
  });
  expect(copy.overrides).toEqual({});
  expect(changes).toContain('Numbers set by hand are reset to the rules.');
});
