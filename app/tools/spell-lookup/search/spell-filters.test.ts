import { expect, test } from 'vitest';
import { readSpellQuery, SPELL_PARAMS } from '~/compendium/search/spell-search';
import { filtersInForce } from './filters-in-force';
import { sayProblem } from './say-problem';
import { SPELL_FILTERS } from './spell-filters';

const filters = SPELL_FILTERS.flatMap((group) => group.filters);

test('every choice that the form offers is one that the search understands', () => {
  for (const { param, choices, not } of filters) {
    const values = choices.flatMap(({ value }) => (not ? [value, `-${value}`] : [value]));
    expect(values.length, param).toBeGreaterThan(1);
    for (const value of values) {
      const reading = readSpellQuery(new URLSearchParams([[param, value]]));
      expect(reading.ok, `${param}=${value}`).toBe(true);
      if (reading.ok) expect(reading.query.wishes.length + reading.query.unwanted.length).toBe(1);
    }
  }
});

test('every filter of the search is one that the form offers', () => {
  const offered = new Set([...filters.map(({ param }) => param), 'source', 'edition']);
  const known = [...SPELL_PARAMS.facets, ...SPELL_PARAMS.yesNo].map(({ param }) => param);
  expect(known.filter((param) => !offered.has(param))).toEqual([]);
});

test('filters in force are said in words, each with the search without it', () => {
  const params = new URLSearchParams(
    'q=fire&level=3&level=0&class=wizard&damage=-fire&component=-m&noAbility=yes&ritual=no&LEVEL=1',
  );
  expect(filtersInForce(params, null).map(({ says }) => says)).toEqual([
    '3rd level',
    'Cantrip',
    'Wizard',
    'Not: Fire damage',
    'No material',
    'No ability needed',
    'No ritual',
  ]);
  expect(filtersInForce(params, null)[0]?.without).not.toContain('level=3');
  expect(filtersInForce(params, null)[0]?.without).toContain('level=0');
});

test('what is wrong is said in the words of the form', () => {
  const reading = readSpellQuery(new URLSearchParams('duration=forever'));
  expect(reading.ok).toBe(false);
  if (!reading.ok) expect(sayProblem(reading)).toMatch(/^Duration must be one of/);
});
