import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { BARBARIAN } from '../srd-5-1/classes/barbarian';
import { levelDown, levelUp, withHitPoints } from './levels';
import { settled } from './settle';

const BOOK = { ...bookOf('2014'), classes: [BARBARIAN] };

/** A half-elf whose two chosen skills and abilities come from its race. */
const BEFORE: Character = character.parse({
  edition: '2014',
  name: 'Ana',
  race: 'half-elf',
  levels: [{ class: 'barbarian' }, { class: 'barbarian', hp: 9 }],
  choices: {
    'barbarian:first/skills': ['athletics', 'survival'],
    'half-elf/skill-versatility#skills': ['insight', 'history'],
    'nobody/asks-this#thing': ['x'],
  },
});

test('a level up and back again is the very record that was before', () => {
  const start = settled(BOOK, BEFORE).character;
  const up = levelUp(BOOK, start, 'barbarian');
  expect(up?.levels).toHaveLength(3);
  if (up === null) return;
  const chosen = { ...withHitPoints(up, 3, 12), subclasses: { barbarian: 'berserker' } };
  const back = levelDown(BOOK, chosen);
  expect(back.character).toEqual(start);
});

test('what is asked no more is dropped and said; what is still asked stays', () => {
  const { character: kept } = settled(BOOK, BEFORE);
  expect(Object.keys(kept.choices)).not.toContain('nobody/asks-this#thing');
  expect(kept.choices['barbarian:first/skills']).toEqual(['athletics', 'survival']);
  const human = settled(BOOK, { ...kept, race: 'human' });
  // Choices for a previous race are kept: they give nothing, and apply again when the race returns.
  expect(human.sheet.asked.map(({ place }) => place)).not.toContain(
    'half-elf/skill-versatility#skills',
  );
  expect(human.dropped).toEqual([]);
  const back = settled(BOOK, { ...human.character, race: 'half-elf' });
  expect(back.character.choices).toEqual(kept.choices);
});

test('there is no level above 20, and none of a class that the book has not', () => {
  const levels = Array.from({ length: 20 }, () => ({ class: 'barbarian', hp: null }));
  expect(levelUp(BOOK, { ...BEFORE, levels }, 'barbarian')).toBeNull();
  expect(levelUp(BOOK, BEFORE, 'jester')).toBeNull();
});
