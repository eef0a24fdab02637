import { describe, expect, it } from 'vitest';
import { readMonsterQuery } from './monster-search';
import { listParams } from './search-params';
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
      told: [],
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

  it('reads a number as people type it, and nothing else as one', () => {
    expect(queryOf('acMin=+38+').wishes).toEqual([['ac_38', 'ac_39', 'ac_40']]);
    for (const typed of ['x38', '38x', '3 8', '3.5', '-1', '0038', '1e1', '41']) {
      expect(problemOf(`acMin=${typed}`), typed).toBe(
        '"acMin" must be a whole number from 0 to 40.',
      );
    }
    expect(problemOf('strMin=0')).toBe('"strMin" must be a whole number from 1 to 30.');
  });

  it('takes what stands between spaces, in whatever case', () => {
    expect(
      queryOf('q=+Owl++&type=+Dragon+&legendary=+YES+&sort=+cr+&dir=+desc+&limit=+7+'),
    ).toEqual(queryOf('q=owl&type=dragon&legendary=yes&sort=cr&dir=desc&limit=7'));
    expect(queryOf('type=+-Dragon').unwanted).toEqual(['type_dragon']);
    expect(queryOf('caster=on&swarm=1&lair=true').wishes).toEqual([
      ['lair'],
      ['caster'],
      ['swarm'],
    ]);
    expect(queryOf('caster=0&swarm=false').unwanted).toEqual(['caster', 'swarm']);
  });

  it('lists everything by name, 200 at a time, for who asks for the plain list', () => {
    const plain = (address: string) => queryOf(String(listParams(new URLSearchParams(address))));
    expect(plain('')).toEqual({ ...queryOf(''), limit: 200 });
    expect(plain('q=owl&type=fey&sort=cr&dir=desc&limit=7')).toEqual({ ...queryOf(''), limit: 7 });
    expect(plain('limit=+')).toMatchObject({ limit: 200 });
    const { cursor } = { cursor: btoa('["name",0,["owl","owl"],null]').replaceAll('=', '') };
    expect(plain(`cursor=${cursor}`).after?.key).toEqual(['owl', 'owl']);
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
    [`${'language=a&'.repeat(12)}${'language=-b&'.repeat(13)}`, /at most 24 filter values/],
    ['dir=desc+asc', /"dir"/],
    ['sort=cr+ac', /"sort"/],
    ['limit=201', /"limit"/],
    ['limit=5x', /"limit"/],
    ['limit=x5', /"limit"/],
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
