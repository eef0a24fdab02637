import { expect, test } from 'vitest';
import { formsSearch, formsWords } from './beast-forms';

test('a young druid searches beasts up to 1/4 that neither fly nor swim, an older one all up to 1', () => {
  expect(formsSearch('2014', { challenge: '1/4', without: ['fly', 'swim'] })).toBe(
    '?type=beast&crMax=1%2F4&edition=2014&swarm=no&speed=-fly&speed=-swim',
  );
  expect(formsSearch('2024', { challenge: '1', without: [] })).toBe(
    '?type=beast&crMax=1&edition=2024&swarm=no',
  );
});

test('the limits of the forms are told in words', () => {
  expect(formsWords({ challenge: '1/4', without: ['fly', 'swim'] })).toBe(
    'Beasts up to challenge 1/4, no flying or swimming speed',
  );
  expect(formsWords({ challenge: '1', without: [] })).toBe('Beasts up to challenge 1');
});
