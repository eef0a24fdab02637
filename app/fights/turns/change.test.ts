import { describe, expect, it } from 'vitest';
import { done, joined, somebody, who } from '../../../tests/harness/fight-table';

const changing = (sheet: Record<string, unknown>) => ({
  do: 'change',
  who: 'a',
  changes: { sheet },
});

describe('a changed copy of a statblock', () => {
  it('has its hit points by the rules of the table, whatever edition it is from (SRD 5.1, "Exhaustion", level 4)', () => {
    const tired = { do: 'exhaustion', who: ['a'], levels: 4 };
    const of2024 = { sheet: { edition: '2024' as const, maximum: 20 } };
    const fight = done(joined([somebody('a', of2024)], '2014'), tired, changing({ maximum: 30 }));
    // Exhaustion halves the maximum: it had all of the halved old maximum, so it has all of the halved new one.
    expect(who(fight, 'a').hitPoints).toBe(15);
    const of2014 = { sheet: { edition: '2014' as const, maximum: 20 } };
    const other = done(joined([somebody('a', of2014)], '2024'), tired, changing({ maximum: 30 }));
    expect(who(other, 'a').hitPoints).toBe(30);
  });
});

describe('when somebody is to come', () => {
  const arriving = (arrives: number | null) => ({
    do: 'change',
    who: 'a',
    changes: { arrives },
  });
  const here = done(joined([somebody('a'), somebody('b')]), { do: 'begin' });

  it('waits for a round that is still to come, and is here for one that is not', () => {
    expect(who(done(here, arriving(2)), 'a').place).toBe('waiting');
    expect(who(done(here, arriving(1)), 'a').place).toBe('order');
    expect(who(done(here, arriving(2), arriving(null)), 'a').place).toBe('order');
  });

  it('stays in the pile or gone whatever round it is given', () => {
    for (const [where, place] of [
      ['pile', 'pile'],
      ['gone', 'gone'],
    ]) {
      const left = done(here, { do: 'place', who: ['a'], where });
      expect(who(done(left, arriving(3)), 'a').place).toBe(place);
      expect(who(done(left, arriving(null)), 'a').place).toBe(place);
    }
  });
});
