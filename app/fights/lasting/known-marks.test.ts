import { describe, expect, it } from 'vitest';
import { done, joined, somebody } from '../../../tests/harness/fight-table';

const mark = (id: string, name: string, more = {}) => ({
  do: 'lasting',
  who: ['a'],
  lasting: { id, name, colour: 'violet', sign: 'moon', text: 'Cursed.', ...more },
});

describe('a mark of the table’s own', () => {
  const fight = done(joined([somebody('a')]), mark('m1', 'Hex'));

  it('is remembered with its colour, sign and words, when it is over too', () => {
    const over = done(fight, { do: 'lasting-ends', ended: [{ who: 'a', lasting: 'm1' }] });
    expect(over.marks).toEqual([{ name: 'Hex', colour: 'violet', sign: 'moon', text: 'Cursed.' }]);
  });

  it('is remembered once, as it was put last, and the latest comes first', () => {
    const later = done(fight, mark('m2', 'Bane'), mark('m3', 'Hex', { sign: 'star' }));
    expect(later.marks?.map(({ name, sign }) => `${name} ${sign}`)).toEqual([
      'Hex star',
      'Bane moon',
    ]);
  });

  it('is no condition, which has a look of its own', () => {
    expect(done(fight, mark('m2', 'Prone', { conditions: ['prone'] })).marks).toEqual(fight.marks);
  });

  it('is remembered thirty times at most', () => {
    const many = Array.from({ length: 35 }, (_, at) => mark(`n${at}`, `Mark ${at}`));
    const names = done(fight, ...many).marks?.map(({ name }) => name) ?? [];
    expect([names.length, names[0], names.at(-1)]).toEqual([30, 'Mark 34', 'Mark 5']);
  });

  it('can be put in a fight that was kept before marks were remembered', () => {
    const { marks: _, ...former } = fight;
    expect(done(former, mark('m2', 'Bane')).marks).toHaveLength(1);
  });
});
