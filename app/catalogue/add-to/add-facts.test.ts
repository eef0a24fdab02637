import { expect, it } from 'vitest';
import { paths } from '~/paths';
import { countIn, THING_KINDS, targetIn, thingIn } from './add-facts';

it.each(THING_KINDS)('the address of the menu of a %s names it', (kind) => {
  const thing = { kind, id: 'a thing&more' };
  const { search } = new URL(paths.add(thing), 'https://here.test');
  expect(thingIn(new URLSearchParams(search))).toEqual(thing);
});

it('an address that names no thing opens no menu', () => {
  expect(thingIn(new URLSearchParams('dragon=red'))).toBeNull();
});

it.each([
  ['3', 3],
  ['2.9', 2],
  ['', 1],
  ['0', 1],
  ['-4', 1],
  ['many', 1],
  ['500', 20],
])('“%s” of a thing are %i', (text, count) => {
  expect(countIn(text)).toBe(count);
});

it('a target is a kind and an id, and an undo says what it needs besides', () => {
  expect(targetIn('fight:abc')).toEqual({ is: 'fight', id: 'abc', rest: [] });
  expect(targetIn('list:')).toEqual({ is: 'list', id: '', rest: [] });
  expect(targetIn('encounter:abc:mark:2')).toEqual({
    is: 'encounter',
    id: 'abc',
    rest: ['mark', '2'],
  });
});
