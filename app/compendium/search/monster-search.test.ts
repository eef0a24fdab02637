import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMonsterQuery } from './monster-search';
import { readCursor, writeCursor } from './search-cursor';
import { LONGEST_TEXT } from './search-query';
import { readSpellQuery } from './spell-search';

function reading(address: string) {
  return readMonsterQuery(new URLSearchParams(address));
}

function queryOf(address: string) {
  const read = reading(address);
  if (!read.ok) throw new Error(read.problem);
  return read.query;
}

function problemOf(address: string): string {
  const read = reading(address);
  if (read.ok) throw new Error(`${address} was accepted`);
  return read.problem;
}

describe('the address of a monster search', () => {
  it('may be empty: all monsters by name, 50 at a time', () => {
    expect(queryOf('')).toEqual({
      text: null,
      wishes: [],
      unwanted: [],
      range: null,
      sort: 'name',
      descending: false,
      limit: 50,
      after: null,
    });
  });

  it('treats blank fields of a form as absent', () => {
    expect(queryOf('q=+&type=&size=&crMin=&crMax=+&sort=&dir=&limit=&cursor=&legendary=')).toEqual(
      queryOf(''),
    );
  });

  it('means any of several types, but all of several resistances', () => {
    expect(queryOf('type=dragon&type=fey&resist=fire&resist=cold').wishes).toEqual([
      ['type_dragon', 'type_fey'],
      ['resist_fire'],
      ['resist_cold'],
    ]);
  });

  it('takes the least and the most of a number', () => {
    expect(queryOf('acMin=38&strMin=29&strMax=30&passiveMax=1').wishes).toEqual([
      ['ac_38', 'ac_39', 'ac_40'],
      ['passive_0', 'passive_1'],
      ['str_29', 'str_30'],
    ]);
    expect(queryOf('acMin=0&acMax=40&strMin=1').wishes).toEqual([]);
    expect(problemOf('acMin=lots')).toBe('"acMin" must be a whole number from 0 to 40.');
    expect(problemOf('conMax=31')).toBe('"conMax" must be a whole number from 1 to 30.');
    expect(problemOf('wisMin=12&wisMax=11')).toBe('"wisMin" must not be more than "wisMax".');
  });

  it('means "not" by a minus sign', () => {
    expect(queryOf('resist=-fire&type=-dragon&legendary=no').unwanted).toEqual([
      'type_dragon',
      'resist_fire',
      'legendary',
    ]);
  });

  it.each([
    ['crMin=1/4', { min: 0.25, max: 30 }],
    ['crMin=0.25&crMax=%C2%BD', { min: 0.25, max: 0.5 }],
    ['crMax=12', { min: 0, max: 12 }],
  ])('reads the challenge ratings of %s', (address, limits) => {
    expect(queryOf(address).range).toMatchObject(limits);
  });

  it('sorts by relevance when it has words and no order', () => {
    expect(queryOf('q=owl')).toMatchObject({ text: 'owl', sort: 'relevance', descending: false });
    expect(queryOf('q=owl&sort=cr&dir=desc')).toMatchObject({ sort: 'cr', descending: true });
    expect(queryOf('sort=relevance')).toMatchObject({ sort: 'name' });
  });

  it.each([
    ['sort=id%3Bdrop+table', /"sort" must be one of: name, cr, ac, hp, type, size, relevance/],
    ['sort=constructor', /"sort"/],
    ['dir=down', /"dir" must be "asc" or "desc"/],
    ['limit=0', /"limit" must be a whole number from 1 to 200/],
    ['limit=-1', /"limit"/],
    ['limit=1e9', /"limit"/],
    ['limit=NaN', /"limit"/],
    ['crMin=31', /"crMin" must be a challenge rating/],
    ['crMax=1/3', /"crMax" must be a challenge rating/],
    ['crMin=5&crMax=4', /"crMin" must not be more than "crMax"/],
    ['size=enormous', /"size" must be one of: tiny/],
    ['resist=dragon', /"resist" must be one of: acid/],
    ['legendary=maybe', /"legendary" must be "yes" or "no"/],
    ['language=%25', /"language" must be a word/],
    ['cursor=abc', /"cursor" must be one that this search gave/],
    [`q=${'x'.repeat(LONGEST_TEXT + 1)}`, /"q" must have at most 200 characters/],
    ['language=a&'.repeat(25), /at most 24 filter values/],
  ])('%s is refused in words', (address, problem) => {
    expect(problemOf(address)).toMatch(problem);
  });
});

describe('the address of a spell search', () => {
  it('knows levels, schools and classes', () => {
    const read = readSpellQuery(new URLSearchParams('level=3&level=4&class=Wizard&ritual=yes'));
    expect(read).toMatchObject({
      ok: true,
      query: { wishes: [['level_3', 'level_4'], ['class_wizard'], ['ritual']] },
    });
    expect(readSpellQuery(new URLSearchParams('level=10')).ok).toBe(false);
  });
});

describe('a cursor', () => {
  const byRating = { sort: 'cr', descending: true, text: null };
  const place = { tier: 0, key: [0.25, 'gefährte 龍', 'x.y'], corrections: null };

  it('gives back the place that it was written for', () => {
    expect(readCursor(byRating, writeCursor(byRating, place))).toEqual(place);
    const ranked = { sort: 'relevance', descending: false, text: 'adlut dragon' };
    const mistyped = {
      tier: 0,
      key: [3, 'adult red dragon', 'adult-red-dragon'],
      corrections: [[{ word: 'adult', typos: 1 }], [], []],
    };
    expect(readCursor(ranked, writeCursor(ranked, mistyped))).toEqual(mistyped);
  });

  it('of another order is refused', () => {
    expect(readCursor({ ...byRating, descending: false }, writeCursor(byRating, place))).toBeNull();
    expect(readCursor({ ...byRating, sort: 'ac' }, writeCursor(byRating, place))).toBeNull();
  });

  it('of other words is refused where it carries what they may have meant', () => {
    const ranked = { sort: 'relevance', descending: false, text: 'gobln' };
    const corrections = [[{ word: 'goblin', typos: 1 }]];
    const text = writeCursor(ranked, { tier: 0, key: [2, 'goblin', 'goblin'], corrections });
    expect(readCursor(ranked, text)).toMatchObject({ corrections });
    for (const other of ['gobln boss', 'go', null]) {
      expect(readCursor({ ...ranked, text: other }, text), String(other)).toBeNull();
    }
  });

  it('that nobody wrote is refused, never an error', () => {
    const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
    for (const forged of [
      ['-cr', 0, [1, 'a'], null],
      ['-cr', 0, [1, 'a', {}], null],
      ['-cr', 7, [1, 'a', 'b'], null],
      ['-cr', 1, [1, 'a', 'b'], null],
      ['-cr', 0, [1, 'a', 2], null],
      ['-cr', 0, [1, 'a', '\ud800'], null],
      ['-cr', 0, [1, 'a', 'b'], []],
      ['-cr', 0, [1, 'a', 'x'.repeat(500)], null],
      ['-cr', 0, [1, 'a', 'b'], [[['" OR x', 1]]]],
      ['-cr', 0, [1, 'a', 'b'], [['red']]],
      ['-cr', 0, 'key', null],
      { length: 4 },
      null,
    ]) {
      expect(readCursor(byRating, encode(forged)), JSON.stringify(forged)).toBeNull();
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(readCursor(byRating, text)).toBeNull();
      }),
    );
  });
});
