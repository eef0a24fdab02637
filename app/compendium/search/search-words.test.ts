import { describe, expect, it } from 'vitest';
import { monsterShelf } from '../shelf/monster-shelf';
import { readMonsterQuery } from './monster-search';
import { correct } from './search-corrections';
import { correctableWords, isShort, readWords, stretchesOf } from './search-words';

function wordsOf(address: string) {
  const read = readMonsterQuery(new URLSearchParams(address));
  if (!read.ok) throw new Error(read.problem);
  return readWords(read.query, monsterShelf);
}

describe('the words of a search', () => {
  it('without a text are none, and nothing must be there', () => {
    expect(wordsOf('')).toMatchObject({
      text: null,
      short: false,
      searched: [],
      correctable: [],
      typos: [],
      names: null,
      match: null,
      stretches: ['all'],
    });
  });

  it('are too few to search for under three letters, spaces not counted', () => {
    expect(['', 'o', 'ox', 'o x'].map(isShort)).toEqual([true, true, true, true]);
    expect(['oxe', 'o xe', '龍龍龍'].map(isShort)).toEqual([false, false, false]);
    expect(wordsOf('q=ox')).toMatchObject({
      text: 'ox',
      short: true,
      names: null,
      match: null,
      correctable: [],
      typos: [],
      stretches: ['names-beginning'],
    });
    expect(wordsOf('q=ox&type=beast').match).toBe('(facets : ("type_beast"))');
  });

  it('may each be mistyped, and so may two or three that were meant as one', () => {
    expect(correctableWords('owl')).toEqual(['owl']);
    expect(correctableWords('owl bear')).toEqual(['owl', 'bear', 'owlbear']);
    expect(correctableWords('will o wisp')).toEqual(['will', 'o', 'wisp', 'willowisp']);
    expect(correctableWords('a b c d')).toEqual(['a', 'b', 'c', 'd']);
    expect(wordsOf('q=owl+ox').correctable).toEqual([
      { word: 'owl', allowed: 1 },
      { word: 'ox', allowed: 0 },
      { word: 'owlox', allowed: 2 },
    ]);
  });

  it('are eight at most', () => {
    expect(wordsOf('q=a+b+c+d+e+f+g+h+i+j').searched).toEqual([...'abcdefgh']);
  });

  it('come in four stretches where the best names are first, and in one where an order was asked for', () => {
    expect(wordsOf('q=wolf').stretches).toEqual([
      'names-beginning',
      'words-beginning',
      'inside-words',
      'kin',
    ]);
    expect(wordsOf('q=wolf&sort=cr').stretches).toEqual(['all']);
    expect(stretchesOf({ text: 'wofl', sort: 'relevance' }, true)).toEqual(['all']);
  });

  it('look up near words for the first page alone', () => {
    expect(wordsOf('q=owl').typos).toEqual(['owl', 'wl', 'ol', 'ow']);
    const read = readMonsterQuery(new URLSearchParams('q=owl'));
    if (!read.ok) throw new Error(read.problem);
    const after = { tier: 0, key: ['owl', 'owl'], corrections: null };
    expect(readWords({ ...read.query, after }, monsterShelf).typos).toEqual([]);
  });

  it('must be there with one of each wish, and with none that is unwanted', () => {
    expect(wordsOf('type=fey&type=dragon&resist=fire&crMin=30').match).toBe(
      '(facets : ("type_fey" OR "type_dragon")) AND (facets : ("resist_fire")) AND (facets : ("cr_30000"))',
    );
    expect(wordsOf('type=fey&legendary=no&lair=no').match).toBe(
      '((facets : ("type_fey"))) NOT (facets : ("legendary" OR "lair"))',
    );
    // There is nothing to subtract the unwanted rows from, so the index cannot help.
    expect(wordsOf('legendary=no').match).toBeNull();
  });

  it('begin the names from the text on, up to all that goes on from it', () => {
    const { start, end } = wordsOf('q=Ogre').begins;
    const names = ['goblin', 'ogre', 'ogre zombie', 'ogrf', 'ogre\u{10fffe}'];
    expect(names.filter((name) => name >= start && name < end)).toEqual([
      'ogre',
      'ogre zombie',
      'ogre\u{10fffe}',
    ]);
  });
});

describe('a mistyped text', () => {
  const meant = (typed: string, ...known: string[]) =>
    correct(wordsOf(`q=${typed}`), known).likeliest;

  it('is taken for its likeliest words, or for one word where that takes fewer typos', () => {
    expect(meant('owl baer', 'owl', 'bear')).toBe('owl bear');
    expect(meant('owl baer', 'owl', 'owlbear')).toBe('owlbear');
    expect(meant('owl baer', 'owl', 'bear', 'owlbear')).toBe('owl bear');
    expect(meant('owlb ear', 'owl', 'bear', 'owlbear')).toBe('owlbear');
    expect(meant('dier wolv', 'dire', 'wolf')).toBe('dire wolf');
    expect(meant('dire xyzzy', 'dire')).toBe('dire xyzzy');
    expect(meant('xyzzy', 'dire')).toBe('xyzzy');
  });

  it('of one word is taken for its nearest ones, of several for all that may be meant', () => {
    const near = ['goblin', 'gobbin', 'goblet'];
    const lists = (typed: string) =>
      correct(wordsOf(`q=${typed}`), near).lists.map((list) => list.map(({ word }) => word));
    expect(lists('goblon')).toEqual([['goblin']]);
    expect(lists('goblon boss')[0]).toEqual(['goblin', 'gobbin', 'goblet']);
  });

  it('is looked for with the filters that were set', () => {
    const { match } = correct(wordsOf('q=gobln&type=humanoid&legendary=no'), ['goblin']);
    expect(match).toBe(
      '((name : (("gobln" * OR "goblin"))) AND (facets : ("type_humanoid"))) NOT (facets : ("legendary"))',
    );
  });
});
