import { describe, expect, it } from 'vitest';
import { entriesOf } from '~/compendium/records/entries-of';
import { EDITIONS } from '~/rules/edition';
import { blankFields } from '../form/blank';
import { withRow } from '../form/presses';
import { recordOf } from '../form/record-of';
import { TEMPLATES, templateOf } from './templates';

describe('the templates', () => {
  it('have ids of their own', () => {
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
    expect(templateOf('bite')?.name).toBe('Bite');
    expect(templateOf('constructor')).toBeNull();
  });

  it.each(TEMPLATES.flatMap((one) => EDITIONS.map((edition) => [one.name, edition, one] as const)))(
    '%s makes an entry with words by the rules of %s',
    (_, edition, { list, row, name }) => {
      const outcome = recordOf(withRow(blankFields('Ember Wolf', edition), list, row));
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
      const [entry] = entriesOf(outcome.record);
      expect(entry?.name).toBe(name);
      expect(entry?.text).not.toMatch(/[{}]|undefined|NaN/);
      expect(entry?.text.length).toBeGreaterThan(20);
    },
  );

  it('follow the abilities of the creature', () => {
    const bite = templateOf('bite');
    if (bite === null) throw new Error('There is no bite');
    const fields = blankFields('Ember Wolf', '2014').map(([name, value]) =>
      name === 'str' ? ([name, '18'] as const) : ([name, value] as const),
    );
    const outcome = recordOf(withRow(fields, bite.list, bite.row));
    const text = outcome.record?.actions[0]?.text;
    expect(text).toBe(
      'Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 11 (2d6 + 4) piercing damage.',
    );
  });
});
