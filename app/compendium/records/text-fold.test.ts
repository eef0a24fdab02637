import { describe, expect, it } from 'vitest';
import { isPublicId, publicId } from './public-id';
import { foldLongText, foldText, wordsOf } from './text-fold';

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

  it('comes from the beginning of a long text alone', () => {
    expect(foldLongText('Á dra-gon and more', 7)).toBe('a dra g');
    expect(foldLongText(`${'-'.repeat(20)}dragon`, 10)).toBe('');
    expect(foldLongText(`${'-'.repeat(10)}dragon`, 10)).toBe('dragon');
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
