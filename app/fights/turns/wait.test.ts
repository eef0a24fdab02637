import { describe, expect, it } from 'vitest';
import { begun, done, joined, somebody } from '../../../tests/harness/fight-table';

const TWO = [somebody('a', { initiative: 20 }), somebody('b', { initiative: 10 })];
const delay = (row: string) => ({ do: 'delay', row });

describe('a row that delays', () => {
  it('is out once, and back once, and no row that nobody knows is either', () => {
    const fight = begun(TWO);
    const out = done(fight, delay('b'));
    expect(out.rows.b).toMatchObject({ delayed: true, count: 10 });
    expect(done(out, delay('b'))).toBe(out);
    expect(done(out, delay('nobody'))).toBe(out);
    expect(done(out, { do: 'undelay', row: 'b' }).rows.b).toMatchObject({ delayed: false });
    expect(done(fight, { do: 'undelay', row: 'b' })).toBe(fight);
  });

  it('needs a fight that has begun', () => {
    const fight = joined(TWO);
    expect(done(fight, delay('a'))).toBe(fight);
  });
});
