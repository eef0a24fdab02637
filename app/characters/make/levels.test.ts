import { expect, test } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { BARBARIAN } from '../srd-5-1/classes/barbarian';
import { levelDown, levelUp, withHitPoints } from './levels';
import { settled } from './settle';
import { randomCharacter } from './start';

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
  expect({ ...back.character, removed: [] }).toEqual(start);
});

test.each(
  EDITIONS.flatMap((edition) => bookOf(edition).classes.map(({ slug }) => ({ edition, slug }))),
)('five levels down and five up again give the same $slug of $edition', ({ edition, slug }) => {
  const book = bookOf(edition);
  for (const level of [6, 12, 20]) {
    const made = randomCharacter(book, `${slug} down`, { level, class: slug });
    const rolled = made.levels.map((one, at) => (at > 0 ? { ...one, hp: (at % 6) + 1 } : one));
    const before = settled(book, { ...made, levels: rolled }).character;
    let now = before;
    for (let time = 0; time < 5; time += 1) now = levelDown(book, now).character;
    expect(now.levels).toHaveLength(level - 5);
    for (let time = 0; time < 5; time += 1)
      now = settled(book, levelUp(book, now, slug) ?? now).character;
    expect(sortedOf(now)).toEqual(sortedOf(before));
  }
});

/** The order of picks and spells says nothing. */
function sortedOf(made: Character): Character {
  const spells = Object.fromEntries(
    Object.entries(made.spells).map(([slug, { cantrips, known, prepared }]) => [
      slug,
      {
        cantrips: cantrips.toSorted(),
        known: known.toSorted(),
        prepared: prepared.toSorted(),
      },
    ]),
  );
  return { ...made, spells };
}

test('a level of another class forgets what was removed', () => {
  const book = bookOf('2014');
  const made = randomCharacter(book, 'other way', { level: 4, class: 'fighter' });
  const down = levelDown(book, made).character;
  expect(down.removed).toHaveLength(1);
  expect(levelUp(book, down, 'wizard')?.removed).toEqual([]);
  expect(levelUp(book, down, 'fighter')).toMatchObject({ removed: [], choices: made.choices });
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
