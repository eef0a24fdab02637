import { describe, expect, it } from 'vitest';
import { readMonsterQuery } from '~/compendium/search/monster-search';
import { elsewhere, widerLinks } from './elsewhere';

/** Reads a URL's parameters without interpreting the search field. */
const read = async (params: URLSearchParams) => ({ reading: readMonsterQuery(params) });
const asked = (search: string) => new URLSearchParams(search);
const found = (count: number, more = false, corrected: string | null = null) => ({
  count,
  more,
  corrected,
});

describe('where else a search looks', () => {
  it('is the other edition, with every other wish', async () => {
    const here = asked('q=owl&edition=2014&cursor=x&type=beast');
    const { edition, sources } = await elsewhere(here, '2014', read);
    expect(edition).toMatchObject({ text: 'owl', limit: 1, after: null });
    expect(edition?.wishes).toEqual([['type_beast'], ['edition_2024']]);
    expect(sources).toBeNull();
  });

  it('is nowhere where it looks at both', async () => {
    const nowhere = { edition: null, sources: null };
    expect(await elsewhere(asked('edition=both'), 'both', read)).toEqual(nowhere);
    expect(await elsewhere(asked('edition=1974'), null, read)).toEqual(nowhere);
  });

  it('is in the sources that it leaves out', async () => {
    const { sources } = await elsewhere(asked('source=SRD+5.1&edition=both'), 'both', read);
    expect(sources).toMatchObject({ wishes: [], unwanted: ['source_srd51'] });
    const turned = await elsewhere(asked('source=-SRD+5.1&edition=both'), 'both', read);
    expect(turned.sources).toMatchObject({ wishes: [['source_srd51']], unwanted: [] });
  });
});

describe('the links that widen a search', () => {
  const none = { edition: null, sources: null };

  it('say how many more there are, and where', () => {
    const links = widerLinks(asked('q=owl&cursor=x'), '2014', found(3), {
      edition: found(1000, true),
      sources: null,
    });
    expect(links).toEqual([{ says: '1,000+ more in 2024', search: '?q=owl&edition=both' }]);
  });

  it('do not say more of what is not here at all', () => {
    const links = widerLinks(asked('q=owl&edition=2024'), '2024', found(0), {
      edition: found(1),
      sources: null,
    });
    expect(links).toEqual([{ says: '1 in 2014', search: '?q=owl&edition=both' }]);
  });

  it('leave a source, and keep the edition', () => {
    const links = widerLinks(asked('source=SRD+5.1'), 'both', found(2), {
      edition: null,
      sources: found(4),
    });
    expect(links).toEqual([{ says: '4 more in other sources', search: '?edition=both' }]);
  });

  it('are not shown where nothing is found, or only what is near beside what was meant', () => {
    const near = found(2, false, 'goblin');
    expect(widerLinks(asked(''), '2014', found(3), { ...none, edition: found(0) })).toEqual([]);
    expect(widerLinks(asked(''), '2014', found(3), { ...none, edition: near })).toEqual([]);
    expect(widerLinks(asked(''), '2014', near, { ...none, edition: near })).toHaveLength(1);
    expect(widerLinks(asked(''), '2014', found(0), { ...none, edition: near })).toHaveLength(1);
  });
});
