import { expect, test } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { newSeed } from '~/platform/new-seed';
import { beginFacts, begun } from './begun';

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

test.each<Record<string, string>>([
  { intent: 'beginner', edition: '2014', fights: 'magic', power: 'mind', name: 'Ada' },
  { intent: 'archetype', edition: '2024', archetype: 'cleric', level: '5' },
  { intent: 'random', edition: '2014', class: 'wizard', level: '7', seed: 'owl' },
])('$intent makes a whole character', (fields) => {
  const made = begun(form(fields), newSeed);
  if (!('character' in made)) throw new Error(made.problem);
  const { character } = made;
  const { missing, problems } = sheetOf(bookOf(character.edition), character);
  expect([missing, problems]).toEqual([[], []]);
  expect(character.edition).toBe(fields.edition);
});

test('the same seed makes the same character; what is none is refused in words', () => {
  const fields = { intent: 'random', edition: '2024', level: '3', seed: 'owl' };
  expect(begun(form(fields), newSeed)).toEqual(begun(form(fields), newSeed));
  expect(
    begun(form({ intent: 'archetype', edition: '2014', archetype: 'jester' }), newSeed),
  ).toEqual({
    problem: 'This character does not exist.',
  });
  expect(
    begun(form({ intent: 'beginner', edition: '2014', fights: 'toString', power: 'x' }), newSeed),
  ).toEqual({
    problem: 'Answer both questions.',
  });
  expect(beginFacts('2014').archetypes).toHaveLength(12);
});
