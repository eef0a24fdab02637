import { expect, test } from 'vitest';
import { createRandom } from '~/rules/random';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { sheetOf } from '../sheet/sheet-of';
import { doublesMoved, withRoom } from './doubles';
import { onlyWaysTaken } from './only-ways';
import { restChosen } from './rest';

const BOOK = bookOf('2014');

const CLERIC: Character = character.parse({
  edition: '2014',
  race: 'half-elf',
  levels: [{ class: 'cleric' }],
  choices: { 'cleric:first/skills': ['insight', 'medicine'] },
});

const problemsOf = (one: Character) => sheetOf(BOOK, one).problems.map(({ words }) => words);

test('a skill that a new background gives moves to another of the class, and it is said', () => {
  const acolyte = { ...CLERIC, background: 'acolyte' };
  expect(problemsOf(acolyte)).toEqual([
    'Insight (Cleric 1): already comes from Acolyte; choose another.',
  ]);
  const { character: single, moved } = doublesMoved(BOOK, acolyte);
  expect(problemsOf(single)).toEqual([]);
  expect(single.choices['cleric:first/skills']).toEqual(['medicine', 'persuasion']);
  expect(moved).toEqual(['Insight was chosen twice: Cleric 1 gives Persuasion instead.']);
});

test('where a class has no other skill left, the wider choice moves', () => {
  const before: Character = {
    ...CLERIC,
    background: 'acolyte',
    choices: {
      'cleric:first/skills': ['medicine', 'history'],
      'half-elf/skill-versatility#skills': ['persuasion', 'history'],
    },
  };
  const { character: single, moved } = doublesMoved(BOOK, before);
  expect(problemsOf(single)).toEqual([]);
  expect(single.choices['cleric:first/skills']).toEqual(['medicine', 'history']);
  expect(moved).toHaveLength(1);
});

test('a double that was there before a change stays as it is, and is reported', () => {
  const acolyte = { ...CLERIC, background: 'acolyte' };
  const named = { ...acolyte, name: 'Ada' };
  expect(doublesMoved(BOOK, named, acolyte)).toEqual({ character: named, moved: [] });
});

test('a record without doubles stays the very same', () => {
  expect(doublesMoved(BOOK, CLERIC).character).toBe(CLERIC);
});

test('a choice whose last answers a wider choice has taken gets one of them back', () => {
  const before: Character = {
    ...CLERIC,
    background: 'acolyte',
    choices: {
      'cleric:first/skills': ['history'],
      'half-elf/skill-versatility#skills': ['medicine', 'persuasion'],
    },
  };
  const roomy = withRoom(BOOK, before, 'cleric:first/skills');
  expect(roomy?.character.choices['cleric:first/skills']).toEqual(['history', 'medicine']);
  expect(roomy?.character.choices['half-elf/skill-versatility#skills']).toHaveLength(2);
  expect(problemsOf(roomy?.character ?? before)).toEqual([]);
  expect(roomy?.moved[0]).toMatch(/^Medicine moved here: Half-Elf gives .+ instead\.$/);
});

test('the only subrace and the only subclass of the rules take themselves, in words', () => {
  const bare = character.parse({
    edition: '2014',
    race: 'elf',
    levels: Array.from({ length: 3 }, () => ({ class: 'fighter' })),
  });
  const { character: set, taken } = onlyWaysTaken(BOOK, bare);
  expect([set.subrace, set.subclasses]).toEqual(['high-elf', { fighter: 'champion' }]);
  expect(taken).toEqual([
    'High Elf is set: these rules have no other subrace.',
    'Champion is set: these rules have no other martial archetype.',
  ]);
  expect(onlyWaysTaken(BOOK, set).character).toBe(set);
  const young = { ...bare, race: null, levels: bare.levels.slice(0, 2) };
  expect(onlyWaysTaken(BOOK, young).taken).toEqual([]);
});

test('the rest of an empty page and of a half-made character is chosen, with what was chosen kept', () => {
  const starts: Character[] = [
    character.parse({ edition: '2014' }),
    {
      ...CLERIC,
      choices: { 'cleric:first/skills': ['medicine', 'history'] },
      items: character.shape.items.parse([{ id: 'x', name: 'A key' }]),
    },
  ];
  for (const start of starts) {
    const whole = restChosen(BOOK, start, createRandom('rest'));
    const { missing, problems, attacks } = sheetOf(BOOK, whole);
    expect([missing, problems]).toEqual([[], []]);
    expect(attacks.length).toBeGreaterThan(1);
    for (const { id } of start.items) expect(whole.items.map((one) => one.id)).toContain(id);
    for (const [place, picks] of Object.entries(start.choices))
      expect(whole.choices[place]).toEqual(picks);
  }
});
