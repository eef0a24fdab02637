import { expect, test } from 'vitest';
import { fitting, searchText } from '~/compendium/search/search-address';
import { activeFilters } from './active-filters';

const many = (part: (at: number) => [string, string]) =>
  new URLSearchParams([['q', 'dragon'], ...Array.from({ length: 900 }, (_, at) => part(at))]);

test('a made-up search is cut to what every link of a page can repeat, and cut no further', () => {
  for (const params of [many((at) => ['plain', `dragon${at}`]), many(() => ['type', 'ooze'])]) {
    const cut = fitting(params);
    expect(cut.get('q')).toBe('dragon');
    expect(searchText(cut).length).toBeLessThanOrEqual(4000);
    expect(searchText(cut).length).toBeGreaterThan(3950);
    expect(String(fitting(cut))).toBe(String(cut));
  }
});

test('a search of this site fits whole, and a cursor is left to who reads it', () => {
  const wishes = Array.from({ length: 24 }, (_, at) => ['language', `-${'l'.repeat(40)}${at}`]);
  const whole = new URLSearchParams([['q', 'é'.repeat(200)], ['text', 'd'.repeat(200)], ...wishes]);
  whole.set('cursor', 'c'.repeat(4000));
  whole.set('crMin', '1');
  expect(String(fitting(whole))).toBe(String(whole));
});

test('forty chips are shown at most, each wish once', () => {
  const params = many((at) => ['plain', `dragon${at % 100}`]);
  const shown = activeFilters(params, []);
  expect(shown).toHaveLength(40);
  expect(new Set(shown.map(({ says }) => says)).size).toBe(40);
  expect(activeFilters(new URLSearchParams('plain=a&plain=a&plain=b'), [])).toHaveLength(2);
});
