import { expect, test } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { type Character, character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { EDITIONS, type Edition } from '~/rules/edition';
import { abilitiesView } from './abilities-view';
import { backgroundView } from './background-view';
import { classView } from './class-view';
import { raceView } from './race-view';
import { spellsView } from './spells-view';

function making(edition: Edition, more: Partial<Character> = {}) {
  const book = bookOf(edition);
  const made = character.parse({ edition, ...more });
  return { book, character: made, sheet: sheetOf(book, made) };
}

test.each(EDITIONS)(
  'every class, people and background of %s says what it gives before it is chosen',
  (edition) => {
    const empty = making(edition);
    const cards = [
      ...raceView(empty).races,
      ...classView(empty).classes,
      ...backgroundView(empty).backgrounds.filter(({ slug }) => slug !== 'own'),
    ];
    expect(cards.filter(({ traits }) => traits.length === 0).map(({ slug }) => slug)).toEqual([]);
    expect(classView(empty).classes.find(({ slug }) => slug === 'fighter')?.mark).toMatch(/simple/);
  },
);

test('a spell is chosen by its time, range and damage, and marked where it is a good first one', () => {
  const view = spellsView(making('2024', { levels: [{ class: 'wizard', hp: null }] }));
  const bolt = view.castings[0]?.parts[0]?.answers.find(({ value }) => value === 'fire-bolt');
  expect(bolt).toMatchObject({
    facts: 'action, 120 ft., 1d10 fire',
    mark: 'your attack every round',
    spell: 'fire-bolt.srd-5-2',
    tags: ['damage', 'no-concentration'],
  });
});

test('a weapon mastery says its effect, and the carried weapons come first', () => {
  const fighter = making('2024', {
    levels: [{ class: 'fighter', hp: null }],
    items: character.shape.items.parse([{ id: 'a', item: 'warhammer' }]),
  });
  const asked = classView(fighter).taken[0]?.asked.find(({ place }) => place.includes('mastery'));
  expect(asked?.answers[0]).toMatchObject({ value: 'warhammer', group: 'Your weapons' });
  expect(asked?.answers.filter(({ words = '' }) => words.length < 20)).toEqual([]);
});

test('each ability says what it is for, and those of the class are marked', () => {
  const { rows } = abilitiesView(making('2014', { levels: [{ class: 'wizard', hp: null }] }));
  expect(rows.filter(({ isMain }) => isMain).map(({ ability }) => ability)).toEqual(['int']);
  expect(rows.every(({ use }) => use.length > 10)).toBe(true);
});
