import { describe, expect, it } from 'vitest';
import { isPublicId, publicId } from './public-id';
import { foldText, wordsOf } from './text-fold';
import { correctionsOf, typoDistance, typosOf } from './typo-index';

describe('a folded name', () => {
  it.each([
    ['Adult Red Dragon', 'adult red dragon'],
    ['Will-o’-Wisp', 'will o wisp'],
    ["Hunter's Mark", 'hunters mark'],
    ['  Ångström  Façade ', 'angstrom facade'],
    ['Ætherling Straße', 'aetherling strasse'],
    ['%_"*', ''],
    ['🐉🐉', ''],
    ["'", ''],
    ['龍', '龍'],
  ])('%s folds to "%s"', (name, folded) => {
    expect(foldText(name)).toBe(folded);
  });

  it('stays short whatever is typed', () => {
    expect(foldText('\ufdfa'.repeat(1000)).length).toBeLessThanOrEqual(200);
    expect(wordsOf('a '.repeat(99).trim())).toHaveLength(12);
    expect(wordsOf('')).toEqual([]);
  });
});

describe('a public id', () => {
  it('is the slug for the SRD and names the source otherwise', () => {
    expect(publicId('SRD 5.1', 'goblin')).toEqual({ ok: true, id: 'goblin' });
    expect(publicId('SRD 5.2', 'goblin')).toEqual({ ok: true, id: 'goblin.srd-5-2' });
  });

  it('never is an address of the site, nor looks like the SRD', () => {
    expect(publicId('SRD 5.1', 'compare').ok).toBe(false);
    expect(publicId('Mine', 'spells').ok).toBe(false);
    expect(publicId('srd-5.1', 'goblin').ok).toBe(false);
    expect(publicId('★★', 'goblin').ok).toBe(false);
  });

  it('can be told from other text', () => {
    expect(isPublicId('adult-red-dragon')).toBe(true);
    expect(isPublicId('goblin.srd-5-2')).toBe(true);
    expect(isPublicId("x' or 1=1")).toBe(false);
    expect(isPublicId('a'.repeat(200))).toBe(false);
  });
});

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
    expect(correctionsOf(typed, [word, 'aboleth'])[0]?.word).toBe(word);
  });

  it('of a word stay few', () => {
    expect(typosOf('tarrasque').length).toBeLessThanOrEqual(29);
    expect(typosOf('orc')).toEqual(['orc', 'rc', 'oc', 'or']);
    expect(typosOf('ox')).toEqual(['ox']);
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
    expect(correctionsOf(typed, [word])).toEqual(found);
    // What is allowed must also be found by the index.
    const forms = new Set(typosOf(word));
    if (typos !== null) expect(typosOf(typed).some((form) => forms.has(form))).toBe(true);
  });

  it('are indexed for as many left out letters as a word may have of them', () => {
    expect(typosOf('ox')).toHaveLength(1);
    expect(typosOf('wolf').every((form) => form.length >= 3)).toBe(true);
    expect(Math.min(...typosOf('hydra').map((form) => form.length))).toBe(3);
    expect(Math.min(...typosOf('goblin').map((form) => form.length))).toBe(4);
  });

  it('never turn a word into one that is far away', () => {
    expect(correctionsOf('goblin', ['golem', 'dragon'])).toEqual([]);
  });

  it('leave a known word as it is, whatever is near', () => {
    expect(correctionsOf('red', ['rex', 'red'])).toEqual([
      { word: 'red', typos: 0 },
      { word: 'rex', typos: 1 },
    ]);
  });
});
