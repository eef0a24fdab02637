import { describe, expect, it } from 'vitest';
import { deed } from '~/fights/log/deeds';
import { does, FIGHT, one, sentenceAt } from '../../../../tests/harness/lich-table';
import { after as then } from '../../../../tests/harness/press-table';

describe('another shape', () => {
  const shape = { intent: 'transform', one: 'mira', shape: 'Wolf' };

  it('has hit points of its own in 2014, and initiative and marks stay (SRD 5.1, "Wild Shape")', () => {
    const marked = then(FIGHT, [
      deed.parse({ do: 'lasting', who: ['mira'], lasting: { id: 'm', name: 'Marked' } }),
    ]);
    const shaped = does(marked, { ...shape, 'shape-mind': '1' });
    expect(one(shaped, 'mira')).toMatchObject({ name: 'Mira (Wolf)', hitPoints: 11, row: 'mira' });
    expect(one(shaped, 'mira').sheet.record).toBe('wolf');
    expect(one(shaped, 'mira').lasting).toHaveLength(1);
    const back = does(shaped, { intent: 'revert', one: 'mira' });
    expect(one(back, 'mira')).toMatchObject({ name: 'Mira', hitPoints: 60 });
  });

  it('is typed by hand, and kept up by somebody’s concentration', () => {
    const fields = {
      ...shape,
      shape: 'Cloud',
      'shape-hp': '20',
      'shape-ac': '9',
      'shape-by': 'odo',
    };
    const shaped = does(FIGHT, fields);
    expect(one(shaped, 'mira').sheet).toMatchObject({ name: 'Cloud', maximum: 20, ac: 9 });
    expect(one(shaped, 'odo').concentration?.on).toBe('Polymorph');
    const over = then(shaped, [{ do: 'concentration-ends', who: 'odo' }]);
    expect(one(over, 'mira').formerShape).toBe(null);
  });

  it('says what is missing', () => {
    expect(sentenceAt(FIGHT, { ...shape, shape: '' })).toContain('new form');
    expect(sentenceAt(FIGHT, { ...shape, shape: 'Nobody' })).toContain('Type its hit points');
    expect(sentenceAt(FIGHT, { ...shape, 'shape-ac': 'x' })).toContain('Armor Class');
  });
});
