import { describe, expect, it } from 'vitest';
import { allowedTypos, typosOf } from '../shelf/typo-index';
import { correctionsOf, typoDistance } from './search-corrections';
import type { TypedWord } from './search-words';

function typedAs(word: string): TypedWord {
  return { word, allowed: allowedTypos(word.length) };
}

describe('typos', () => {
  it('are counted as letters added, dropped, changed or swapped', () => {
    expect(typoDistance('gobln', 'goblin').whole).toBe(1);
    expect(typoDistance('dargon', 'dragon').whole).toBe(1);
    expect(typoDistance('addult', 'adult').whole).toBe(1);
    expect(typoDistance('kitten', 'sitting').whole).toBe(3);
    expect(typoDistance('', 'ab')).toEqual({ whole: 2, beginning: 0 });
    expect(typoDistance('tarask', 'tarrasque').beginning).toBe(2);
  });

  it.each([
    ['gobln', 'goblin'],
    ['tarasque', 'tarrasque'],
    ['addult', 'adult'],
    ['dragn', 'dragon'],
    ['redd', 'red'],
    ['dargon', 'dragon'],
    ['tarask', 'tarrasque'],
  ])('"%s" and "%s" share an indexed form', (typed, word) => {
    const forms = new Set(typosOf(word));
    expect(typosOf(typed).some((form) => forms.has(form))).toBe(true);
    expect(correctionsOf(typedAs(typed), [word, 'aboleth'])[0]?.word).toBe(word);
  });

  it.each([
    ['ox', 'ax', null],
    ['orx', 'orc', 1],
    ['oxx', 'orc', null],
    ['wofl', 'wolf', 1],
    ['wuff', 'wolf', null],
    ['gilbin', 'goblin', 2],
    ['hyrda', 'hydra', 1],
    ['hxxra', 'hydra', 2],
    ['hxxxa', 'hydra', null],
    ['gxxxin', 'goblin', null],
  ])('of %s let it mean %s with as many mistakes as its length allows', (typed, word, typos) => {
    const found = typos === null ? [] : [{ word, typos }];
    expect(correctionsOf(typedAs(typed), [word])).toEqual(found);
    // Every allowed correction must also be found by the index.
    const forms = new Set(typosOf(word));
    if (typos !== null) expect(typosOf(typed).some((form) => forms.has(form))).toBe(true);
  });

  it('never turn a word into one that is far away', () => {
    expect(correctionsOf(typedAs('goblin'), ['golem', 'dragon'])).toEqual([]);
  });

  it('leave a known word as it is, whatever is near', () => {
    expect(correctionsOf(typedAs('red'), ['rex', 'red'])).toEqual([
      { word: 'red', typos: 0 },
      { word: 'rex', typos: 1 },
    ]);
  });

  it('put the nearest first, then what begins with the same letter, is as long, and comes first by name', () => {
    const words = (typed: string, ...known: string[]) =>
      correctionsOf(typedAs(typed), known).map(({ word }) => word);
    expect(words('bat', 'rat', 'boat', 'bar', 'bag', 'ba')).toEqual([
      'bag',
      'bar',
      'ba',
      'boat',
      'rat',
    ]);
    expect(words('goblon', 'gabbon', 'hoblon', 'goblin')).toEqual(['goblin', 'hoblon', 'gabbon']);
    expect(words('bat', 'bay', 'bad', 'bag', 'bar', 'ban', 'bam')).toHaveLength(5);
  });

  it('take a word of four letters or more for the beginning of another, a shorter one only whole', () => {
    expect(correctionsOf(typedAs('orx'), ['orchard'])).toEqual([]);
    expect(correctionsOf(typedAs('orhc'), ['orchard'])).toEqual([{ word: 'orchard', typos: 1 }]);
    expect(correctionsOf(typedAs('orhc'), ['orchard', 'orc'])).toEqual([{ word: 'orc', typos: 1 }]);
  });
});
