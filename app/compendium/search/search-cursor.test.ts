import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './search-cursor';

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

  it('with corrections is read as long as they are words of the text, and few typos away', () => {
    const ranked = { sort: 'relevance', descending: false, text: 'gobln boss' };
    const encode = (corrections: unknown) =>
      btoa(
        String.fromCharCode(
          ...new TextEncoder().encode(JSON.stringify(['relevance', 0, [2, 'a', 'b'], corrections])),
        ),
      ).replaceAll('=', '');
    const read = (corrections: unknown) => readCursor(ranked, encode(corrections));
    const goblin = ['goblin', 1];
    expect(read([[goblin], [], []])?.corrections).toEqual([[{ word: 'goblin', typos: 1 }], [], []]);
    expect(read([[['g\u{f6}blin7', 0]], [['a'.repeat(80), 9]], []])).not.toBeNull();
    for (const forged of [
      [[goblin], []],
      [[goblin], [], [], []],
      [[['goblin']], [], []],
      [[['goblin', 1, 1]], [], []],
      [[goblin, 'boss'], [], []],
      [[goblin, { length: 2 }], [], []],
      [{ length: 0 }, [], []],
      [[['', 1]], [], []],
      [[['a'.repeat(81), 1]], [], []],
      [[['gob lin', 1]], [], []],
      [[['-goblin', 1]], [], []],
      [[['goblin"', 1]], [], []],
      [[[7, 1]], [], []],
      [[['goblin', '1']], [], []],
      [[['goblin', 0.5]], [], []],
      [[['goblin', -1]], [], []],
      [[['goblin', 10]], [], []],
      [[['goblin', null]], [], []],
      [Array.from({ length: 6 }, () => goblin), [], []],
    ]) {
      expect(read(forged), JSON.stringify(forged)).toBeNull();
    }
    expect(read([Array.from({ length: 5 }, () => goblin), [], []])).not.toBeNull();
  });

  it('is refused with a sign that it cannot have, cut short, or of no end', () => {
    const ordering = { sort: 'name', descending: false, text: null };
    const written = writeCursor(ordering, { tier: 0, key: ['owl', 'owl'], corrections: null });
    expect(readCursor(ordering, written)).not.toBeNull();
    for (const text of [`${written}=`, ` ${written}`, `${written}!`, written.slice(0, -4), '']) {
      expect(readCursor(ordering, text), text).toBeNull();
    }
    // "\xff" is not valid UTF-8.
    const torn = btoa('["name",0,["owl","\xff"],null]').replaceAll('=', '');
    expect(readCursor(ordering, torn)).toBeNull();
    const words = { sort: 'relevance', descending: false, text: 'a b c d e f g h' };
    const long = (letters: number) =>
      writeCursor(words, {
        tier: 0,
        key: [1, 'a', 'b'],
        corrections: Array.from({ length: 8 }, () =>
          Array.from({ length: 5 }, () => ({ word: 'x'.repeat(letters), typos: 1 })),
        ),
      });
    expect(readCursor(words, long(60))).not.toBeNull();
    expect(readCursor(words, long(80))).toBeNull();
  });

  it('has a key of as many parts as its order, and no number that is none', () => {
    const encode = (order: string, key: string) =>
      btoa(`["${order}",0,${key},null]`).replaceAll('=', '');
    const byName = { sort: 'name', descending: false, text: null };
    const byArmor = { sort: 'ac', descending: false, text: null };
    expect(readCursor(byName, encode('name', '["a","b"]'))).not.toBeNull();
    expect(readCursor(byName, encode('name', '["a","b","c"]'))).toBeNull();
    expect(readCursor(byName, encode('name', '[1,"b"]'))).toBeNull();
    expect(readCursor(byArmor, encode('ac', '[1,"a","b"]'))).not.toBeNull();
    expect(readCursor(byArmor, encode('ac', '["a","b"]'))).toBeNull();
    expect(readCursor(byArmor, encode('ac', '[1e999,"a","b"]'))).toBeNull();
    expect(readCursor(byArmor, encode('ac', '[null,"a","b"]'))).toBeNull();
    expect(readCursor(byArmor, encode('ac', `[1,"${'a'.repeat(400)}","b"]`))).not.toBeNull();
    expect(readCursor(byArmor, encode('ac', `[1,"${'a'.repeat(401)}","b"]`))).toBeNull();
  });
});
