import { expect, test } from 'vitest';
import { readMonsterQuery } from '~/compendium/search/monster-search';
import {
  carriedSearch,
  listSearch,
  pagePlace,
  searchText,
  sortLink,
  withoutValue,
  withParam,
} from '~/compendium/search/search-address';
import { activeFilters } from './active-filters';
import { countWords } from './count-words';
import { filterGroups, NUMBERS, OTHER_NUMBERS } from './filters';

const groups = filterGroups({
  types: ['beast', 'dragon'],
  sources: [
    { source: 'SRD 5.1', edition: '2014' },
    { source: 'SRD 5.2', edition: '2024' },
  ],
  environments: true,
});

function chips(search: string): string[] {
  return activeFilters(new URLSearchParams(search), groups).map(({ says }) => says);
}

test('blank fields of a form leave the address', () => {
  expect(searchText(new URLSearchParams('q=owl&crMin=&type='))).toBe('?q=owl');
  expect(searchText(new URLSearchParams('q='))).toBe('');
});

test('a result carries the search along, but not its page', () => {
  const params = new URLSearchParams('q=owl&type=beast&cursor=abc&from=20&layout=2024&show=owl');
  expect(carriedSearch(params)).toBe('?q=owl&type=beast');
});

test('another monster beside the list is no other list', () => {
  expect(listSearch('?q=owl&show=owlbear')).toBe(listSearch('?q=owl'));
  expect(listSearch('?show=owlbear')).toBe('');
  expect(listSearch('?q=owl&cursor=abc')).not.toBe(listSearch('?q=owl'));
});

test('a page says where in the results it stands, and hands that on', () => {
  const first = pagePlace(new URLSearchParams('q=a'), 20, '322 monsters');
  expect(first.says).toBe('1–20 of 322 monsters');
  expect(first.next('abc')).toBe('?q=a&cursor=abc&from=20');
  const second = pagePlace(new URLSearchParams(first.next('abc')), 20, '322 monsters');
  expect(second.says).toBe('21–40 of 322 monsters');
  expect(second.next('xyz')).toBe('?q=a&cursor=xyz&from=40');
  expect(second.previous(null)).toBe('?q=a');
  const third = pagePlace(new URLSearchParams(second.next('xyz')), 20, '322 monsters');
  expect(third.previous('abc')).toBe('?q=a&cursor=abc&from=20');
});

test('a page whose place nobody knows says none', () => {
  for (const search of ['cursor=abc', 'cursor=abc&from=x', 'cursor=abc&from=-1']) {
    const place = pagePlace(new URLSearchParams(search), 20, '322 monsters');
    expect(place.says).toBe('');
    expect(place.next('xyz')).toBe('?cursor=xyz');
  }
  expect(pagePlace(new URLSearchParams('from=40'), 20, '322 monsters').says).toMatch(/^1–20 /);
  expect(pagePlace(new URLSearchParams('q=zz'), 0, 'No monsters').says).toBe('');
});

test('another filter or order begins again at the first result', () => {
  const params = new URLSearchParams('q=owl&cursor=abc&from=20');
  expect(withParam(params, 'type', 'beast')).toBe('?q=owl&type=beast');
  expect(withoutValue(params, 'q', 'owl')).toBe('');
  expect(sortLink(params, 'cr').search).toBe('?q=owl&sort=cr');
});

test('a changed search begins at its first page', () => {
  const params = new URLSearchParams('q=owl&type=beast&type=dragon&cursor=abc');
  expect(withParam(params, 'q', null)).toBe('?type=beast&type=dragon');
  expect(withoutValue(params, 'type', 'beast')).toBe('?q=owl&type=dragon');
});

test('the heading of a column sorts by it, and again the other way round', () => {
  const first = sortLink(new URLSearchParams('q=owl&cursor=x'), 'cr');
  expect(first).toEqual({ state: 'none', search: '?q=owl&sort=cr' });
  const second = sortLink(new URLSearchParams(first.search), 'cr');
  expect(second).toEqual({ state: 'ascending', search: '?q=owl&sort=cr&dir=desc' });
  const third = sortLink(new URLSearchParams(second.search), 'cr');
  expect(third).toEqual({ state: 'descending', search: '?q=owl&sort=cr' });
});

test('without a search the list is sorted by name', () => {
  expect(sortLink(new URLSearchParams(), 'name').state).toBe('ascending');
  expect(sortLink(new URLSearchParams('q=owl'), 'name').state).toBe('none');
});

test('every filter in force says what it does', () => {
  const search =
    '?type=dragon&size=huge&crMin=1/4&crMax=5&speed=fly&sense=truesight&language=draconic' +
    '&resist=-fire&immune=nonmagical&conditionImmune=prone&save=dex&deals=fire&deals=-cold&inflicts=-poisoned' +
    '&legendary=yes&caster=no&source=srd+5.1&alignment=-lawful+evil' +
    '&acMin=15&strMin=20&dexMax=8&skill=stealth&goodSave=-wis&lair=no';
  expect(chips(search)).toEqual([
    'CR from 1/4',
    'CR to 5',
    'Armor class from 15',
    'Strength from 20',
    'Dexterity to 8',
    'Dragon',
    'Huge',
    'Can fly',
    'Not: Lawful evil',
    'SRD 5.1',
    'Truesight',
    'Speaks Draconic',
    'Not resistant to fire',
    'Immune to nonmagical attacks',
    'Cannot be prone',
    'Skilled in Stealth',
    'Not: Good at Wisdom saves',
    'Forces Dexterity saves',
    'Deals fire',
    'Deals no cold',
    'Does not inflict poisoned',
    'Legendary',
    'Has no lair',
    'Casts no spells',
  ]);
});

test('each chip takes its own filter away and no other', () => {
  const params = new URLSearchParams('q=red&type=dragon&type=beast&casts=fire-bolt');
  expect(activeFilters(params, groups)).toEqual([
    { says: 'Dragon', without: '?q=red&type=beast&casts=fire-bolt' },
    { says: 'Beast', without: '?q=red&type=dragon&casts=fire-bolt' },
    { says: 'Casts: fire bolt', without: '?q=red&type=dragon&type=beast' },
  ]);
});

test('every choice that the form offers is one that the search understands', () => {
  for (const { param, choices, look } of groups.flatMap(({ filters }) => filters)) {
    for (const { value } of choices) {
      const asked = look === 'list-with-not' ? [value, `-${value}`] : [value];
      for (const one of asked) {
        const reading = readMonsterQuery(new URLSearchParams([[param, one]]));
        expect(reading.ok, `${param}=${one}`).toBe(true);
        if (reading.ok) expect(reading.query.wishes.length + reading.query.unwanted.length).toBe(1);
      }
    }
  }
});

test('every number that the form or an address asks for is one that the search understands', () => {
  for (const { param } of [...NUMBERS, ...OTHER_NUMBERS]) {
    const reading = readMonsterQuery(new URLSearchParams([[param, '12']]));
    expect(reading.ok && reading.query.wishes.length, param).toBe(1);
    expect(readMonsterQuery(new URLSearchParams([[param, 'x']])).ok, param).toBe(false);
  }
});

test('a count is a sentence', () => {
  expect([
    countWords(0, false),
    countWords(1, false),
    countWords(12, false),
    countWords(1000, true),
  ]).toEqual(['No monsters', '1 monster', '12 monsters', '1,000+ monsters']);
});
