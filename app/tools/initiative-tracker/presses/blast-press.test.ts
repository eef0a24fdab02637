import { describe, expect, it } from 'vitest';
import { deedsOf, FIGHT, pressOf } from '../../../../tests/harness/press-table';
import { planOf } from './plan-presses';

describe('a blast', () => {
  const fields = {
    who: ['foe', 'mira'],
    amount: '8d6 fire',
    'blast-save': 'dex',
    'blast-dc': '15',
  };

  it('is one throw for all, and one event', () => {
    const planned = planOf(pressOf(FIGHT, fields), 'blast');
    if ('problem' in planned) throw new Error(planned.problem);
    expect(planned.plan.targets.map(({ who }) => who)).toEqual(['foe', 'mira']);
    const deeds = deedsOf(FIGHT, {
      ...fields,
      planned: 'blast',
      seed: planned.seed,
      intent: 'counts',
      'share-0': '0',
    });
    expect(deeds).toHaveLength(1);
    expect(deeds[0]).toMatchObject({
      do: 'harm',
      struck: [{ who: 'foe', share: 0 }, { who: 'mira' }],
    });
  });

  it.each([
    [{ who: [] as string[] }, /Select somebody/],
    [{ amount: 'much' }, /damage first/],
    [{ 'blast-dc': '99' }, /DC/],
    [{ 'blast-save': '' }, /save/],
  ])('asks for what is missing: %j', (wrong, sentence) => {
    const planned = planOf(pressOf(FIGHT, { ...fields, ...wrong }), 'blast');
    expect('problem' in planned && planned.problem).toMatch(sentence);
  });
});
