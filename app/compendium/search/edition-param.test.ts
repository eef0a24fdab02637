import { describe, expect, it } from 'vitest';
import { editionListParams, shownEdition, withoutBoth } from './edition-param';
import { readMonsterQuery } from './monster-search';
import { readSpellQuery } from './spell-search';

const shown = (search: string, liked: '2014' | '2024' | 'both' = '2024') =>
  shownEdition(new URLSearchParams(search), liked);

describe('the edition that a list shows', () => {
  it('is the one that somebody likes, where its address asks for none', () => {
    expect(shown('q=owl')).toBe('2024');
    expect(shown('q=owl&edition=')).toBe('2024');
    expect(shown('', 'both')).toBe('both');
  });

  it('is the one of its address, whatever somebody likes', () => {
    expect(shown('edition=2014')).toBe('2014');
    expect(shown('edition=both')).toBe('both');
    expect(shown('edition=Both&edition=2014')).toBe('both');
    expect(shown('edition=2014&edition=2024')).toBe('both');
    expect(shown('edition=-2014', '2014')).toBe('2024');
  });

  it('is that of a source, where the address names one', () => {
    expect(shown('source=SRD+5.1')).toBe('both');
    expect(shown('source=SRD+5.1&edition=2014')).toBe('2014');
    expect(shown('source=-SRD+5.1')).toBe('2024');
  });

  it('is none where the address asks for what does not exist', () => {
    expect(shown('edition=1974')).toBeNull();
    expect(shown('edition=-1974')).toBeNull();
    expect(shown('edition=2014&edition=-2024')).toBeNull();
  });
});

it.each([readMonsterQuery, readSpellQuery])('both editions are no wish', (read) => {
  const all = read(new URLSearchParams('q=owl'));
  expect(read(new URLSearchParams('q=owl&edition=both'))).toEqual(all);
  expect(read(new URLSearchParams('q=owl&edition=2014&edition=both'))).toEqual(all);
  expect(read(new URLSearchParams('q=owl&edition=2014'))).not.toEqual(all);
  expect(read(new URLSearchParams('edition=1974'))).toMatchObject({ ok: false });
});

it('an address that does not ask for both stays as it is', () => {
  const params = new URLSearchParams('edition=2024');
  expect(withoutBoth(params)).toBe(params);
});

it('a plain list heeds its edition and its page, and nothing else', () => {
  const params = editionListParams(new URLSearchParams('edition=2024&type=fey&limit=3&cursor=x'));
  expect(params.getAll('edition')).toEqual(['2024']);
  expect([params.get('type'), params.get('limit'), params.get('cursor')]).toEqual([null, '3', 'x']);
});
