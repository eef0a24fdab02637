import { describe, expect, it } from 'vitest';
import { createKeptResults } from './kept-results';

describe('results kept for a lost line', () => {
  it('are none before any came', () => {
    expect(createKeptResults<string>().restore('?q=owl')).toBeNull();
  });

  it('are the last that came, and say whether they are those of this search', () => {
    const kept = createKeptResults<string>();
    kept.keep('', 'all');
    kept.keep('?q=owl', 'owls');
    expect(kept.restore('?q=owl')).toEqual({ found: 'owls', isOld: false });
    expect(kept.restore('?q=owlb')).toEqual({ found: 'owls', isOld: true });
  });
});
