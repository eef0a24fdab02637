import { expect, test } from 'vitest';
import { monsterFields, spellFields } from './record-fields';

const needed = (fields: ReturnType<typeof monsterFields>) =>
  fields.filter(({ isNeeded }) => isNeeded).map(({ path }) => path);

test('the list of fields says which of them make a record', () => {
  expect(needed(monsterFields())).toEqual([
    'source',
    'name',
    'type',
    'ac.value',
    'hp.average',
    'cr',
  ]);
  expect(needed(spellFields())).toEqual(['source', 'name', 'level', 'school']);
});

test('each field says what it must be, in the words with which a wrong value is refused', () => {
  const says = new Map(
    [...monsterFields(), ...spellFields()].map((field) => [field.path, field.says]),
  );
  expect(says.get('name')).toBe('text, at most 100 characters');
  expect(says.get('slug')).toBe(
    'text, lower-case letters and digits joined by hyphens, at most 80 characters',
  );
  expect(says.get('cr')).toBe('a challenge rating: 0, 0.125, 0.25, 0.5 or 1 to 30');
  expect(says.get('hp.dice')).toBe('an object with count, sides');
  expect(says.get('speeds.hover')).toBe('true or false');
  expect(says.get('skills')).toMatch(
    /^an object with athletics|^an object with \w+.*: a whole number/,
  );
  expect(says.get('environment')).toBe('a list: text, at most 60 characters');
  expect([...says.values()].filter((words) => words === '')).toEqual([]);
});
