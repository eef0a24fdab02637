import { describe, expect, it } from 'vitest';
import { leaning } from './leaning';

const poisoned = { how: 'disadvantage', why: 'poisoned' } as const;
const prone = { how: 'disadvantage', why: 'prone' } as const;
const unseen = { how: 'advantage', why: 'invisible' } as const;

describe('how a d20 is thrown', () => {
  it('is as one chose where nothing else holds', () => {
    expect(leaning(null)).toEqual({ edge: null, words: [] });
    expect(leaning('advantage')).toEqual({ edge: 'advantage', words: ['with advantage'] });
  });

  it('takes what holds, with every reason for it', () => {
    expect(leaning(null, [poisoned, prone])).toEqual({
      edge: 'disadvantage',
      words: ['with disadvantage: poisoned, prone'],
    });
    expect(leaning('disadvantage', [poisoned]).words).toEqual(['with disadvantage: poisoned']);
  });

  it('is neither where there is a reason for each', () => {
    const both = ['advantage and disadvantage cancel out: poisoned'];
    expect(leaning('advantage', [poisoned, prone].slice(0, 1))).toEqual({
      edge: null,
      words: both,
    });
    expect(leaning(null, [unseen, poisoned, prone]).edge).toBeNull();
  });

  it('says that it fails whatever the die shows', () => {
    expect(leaning(null, [{ how: 'fails', why: 'paralyzed' }])).toEqual({
      edge: null,
      words: ['fails: paralyzed'],
    });
  });
});
