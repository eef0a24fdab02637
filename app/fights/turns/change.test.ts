import { describe, expect, it } from 'vitest';
import { done, joined, somebody, who } from '../../../tests/harness/fight-table';

const changing = (sheet: Record<string, unknown>) => ({
  ...{ do: 'change', who: 'a', changes: { sheet } },
});

describe('a changed copy of a statblock', () => {
  it('has its hit points by the rules of the table, whatever edition it is from (SRD 5.1, "Exhaustion", level 4)', () => {
    const tired = { do: 'exhaustion', who: ['a'], levels: 4 };
    const of2024 = { sheet: { edition: '2024' as const, maximum: 20 } };
    const fight = done(joined([somebody('a', of2024)], '2014'), tired, changing({ maximum: 30 }));
    // Half of the old maximum was all that it had: half of the new one is.
    expect(who(fight, 'a').hitPoints).toBe(15);
    const of2014 = { sheet: { edition: '2014' as const, maximum: 20 } };
    const other = done(joined([somebody('a', of2014)], '2024'), tired, changing({ maximum: 30 }));
    expect(who(other, 'a').hitPoints).toBe(30);
  });
});
