import { describe, expect, it } from 'vitest';
import { elsewhere, widerLinks } from './elsewhere';

const asked = (search: string) => new URLSearchParams(search);
const found = (count: number, more = false, corrected: string | null = null) => ({
  ...{ count, more, corrected },
});

describe('where else a search looks', () => {
  it('is the other edition, with every other wish', () => {
    const { edition, sources } = elsewhere(asked('q=owl&edition=2014&cursor=x&type=beast'), '2014');
    expect(edition).toMatchObject({ text: 'owl', limit: 1, after: null });
    expect(edition?.wishes).toEqual([['type_beast'], ['edition_2024']]);
    expect(sources).toBeNull();
  });

  it('is nowhere where it looks at both', () => {
    expect(elsewhere(asked('edition=both'), 'both')).toEqual({ edition: null, sources: null });
    expect(elsewhere(asked('edition=1974'), null)).toEqual({ edition: null, sources: null });
  });

  it('is in the sources that it leaves out', () => {
    const { sources } = elsewhere(asked('source=SRD+5.1&edition=both'), 'both');
    expect(sources).toMatchObject({ wishes: [], unwanted: ['source_srd51'] });
    const turned = elsewhere(asked('source=-SRD+5.1&edition=both'), 'both').sources;
    expect(turned).toMatchObject({ wishes: [['source_srd51']], unwanted: [] });
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
