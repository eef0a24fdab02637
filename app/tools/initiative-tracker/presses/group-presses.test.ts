import { describe, expect, it } from 'vitest';
import { orderOf } from '~/fights/turns/order';
import { does, FIGHT, one, sentenceAt } from '../../../../tests/harness/lich-table';

describe('those who go together', () => {
  it('take a row of their own, and who was not ticked stays behind', () => {
    const who = ['g1', 'mira'];
    const fields = { intent: 'link', who, 'together-on': 'g1', 'group-name': 'Riders' };
    const linked = does(FIGHT, fields);
    expect(one(linked, 'mira').row).toBe(one(linked, 'g1').row);
    expect(one(linked, 'g2').row).toBe('g1');
    expect(linked.rows[one(linked, 'mira').row]).toMatchObject({ name: 'Riders', count: 5 });
    const alone = does(linked, { intent: 'unlink', who: 'mira' });
    expect(one(alone, 'mira').row).not.toBe(one(alone, 'g1').row);
    expect(alone.rows[one(alone, 'mira').row]?.name).toBe(undefined);
  });

  it('keep their row when one of them dies or leaves (SRD 5.1, "Mounted Combat")', () => {
    const linked = does(FIGHT, { intent: 'link', who: ['mira', 'odo'] });
    const { row } = one(linked, 'mira');
    const left = does(linked, { intent: 'place-gone', who: 'mira' });
    expect(orderOf(left).map(({ id }) => id)).toContain(row);
    expect(one(left, 'odo').row).toBe(row);
    const named = does(linked, { intent: 'name-group', who: 'odo', 'group-name': 'The two' });
    expect(named.rows[row]?.name).toBe('The two');
    expect(sentenceAt(linked, { intent: 'link', who: 'g1' })).toContain('Select two or more');
  });

  it('are moved by hand, which rewrites the count', () => {
    const moved = does(FIGHT, { intent: 'move-before', row: 'odo', before: 'lich' });
    expect(orderOf(moved).map(({ id }) => id)).toEqual(['odo', 'lich', 'mira', 'g1']);
    expect(moved.rows.odo?.count).toBe(20);
    const last = does(moved, { intent: 'move-before', row: 'odo', before: '' });
    expect(orderOf(last).at(-1)?.id).toBe('odo');
    expect(sentenceAt(FIGHT, { intent: 'move-before', row: 'no', before: '' })).toContain('Select');
  });
});
