import { expect, test } from 'vitest';
import { readSheet } from './asked-sheet';
import { fits } from './search';

function found(address: string): string[] {
  const { sections } = readSheet(new URLSearchParams(address));
  return sections.flatMap(({ shown }) => [...shown]);
}

test('nothing typed shows the whole sheet', () => {
  expect(found('').length).toBeGreaterThan(50);
  expect(found('q=%20')).toEqual(found(''));
});

test('a card is found by its name, by the words of its rule, and by what else people call it', () => {
  expect(found('q=grappled')).toContain('grappled');
  expect(found('q=arrow+slit')).toEqual(['cover']);
  expect(found('q=drown')).toEqual(['holding-breath', 'suffocating', 'underwater']);
  expect(found('q=nat+20')).toContain('critical-hit');
});

test('every word must begin a word of the card, whatever the capitals and accents', () => {
  expect(fits('hooded lantern 30 ft', 'LANT hood')).toBe(true);
  expect(fits('hooded lantern 30 ft', 'antern')).toBe(false);
  expect(found('q=T%C3%B3rch')).toContain('light-sources');
});

test('an edition searches its own rules alone', () => {
  expect(found('edition=2014&q=influence')).not.toContain('influence');
  expect(found('edition=2024&q=influence')).toContain('influence');
});

test('an edition that does not exist is 2014, and a search longer than a line is cut', () => {
  expect(readSheet(new URLSearchParams('edition=1974')).edition).toBe('2014');
  expect(readSheet(new URLSearchParams({ q: 'x'.repeat(5000) })).query).toHaveLength(60);
});

test('what no card says shows nothing', () => {
  expect(readSheet(new URLSearchParams('q=zeppelin')).shownCount).toBe(0);
});

test('bone breaks as wood in 2014 alone, and thirst is told whole', () => {
  expect(found('edition=2014&q=bone')).toContain('objects');
  expect(found('edition=2024&q=bone')).not.toContain('objects');
  expect(found('edition=2014&q=thirst+two+levels')).toContain('food-and-water');
  expect(found('edition=2024&q=thirst+full')).toContain('food-and-water');
});
