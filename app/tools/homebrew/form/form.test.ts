import { describe, expect, it } from 'vitest';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../../tests/harness/srd-5-2';
import { blankFields } from './blank';
import { type Field, fieldsOf, LONGEST_FIELD, MOST_FIELDS } from './fields';
import { formOf } from './form-of';
import { FULL_MEANS, recordOf } from './record-of';

/** The fields with some of them replaced. */
function typed(fields: readonly Field[], more: Readonly<Record<string, string>>): Field[] {
  return [...fields.filter(([name]) => !(name in more)), ...Object.entries(more)];
}

function problemsOf(more: Readonly<Record<string, string>>) {
  const outcome = recordOf(typed(blankFields('Ember Wolf', '2024'), more));
  return outcome.ok ? {} : outcome.problems;
}

describe('the form of a creature', () => {
  it.each([
    ['2014', SRD_MONSTERS],
    ['2024', SRD_52_MONSTERS],
  ])('brings back each creature of the book of %s as it was', (_, book) => {
    expect(book.length).toBeGreaterThan(300);
    for (const record of book) {
      const outcome = recordOf(formOf(record, FULL_MEANS));
      if (!outcome.ok) throw new Error(`${record.name}: ${JSON.stringify(outcome.problems)}`);
      expect(outcome.record, record.name).toEqual(record);
    }
  });

  it('fits into what is kept of what is typed', () => {
    for (const record of [...SRD_MONSTERS, ...SRD_52_MONSTERS]) {
      const fields = formOf(record, FULL_MEANS);
      expect(fields.length, record.name).toBeLessThan(MOST_FIELDS);
      for (const [name, value] of fields) {
        expect(value.length, `${record.name}, ${name}`).toBeLessThanOrEqual(LONGEST_FIELD);
      }
    }
  });

  it('lets numbers follow abilities and rating, unless they are set by hand', () => {
    const dragon = SRD_MONSTERS.find(({ name }) => name === 'Adult Red Dragon');
    if (dragon === undefined) throw new Error('There is no dragon');
    const outcome = recordOf(typed(formOf(dragon, FULL_MEANS), { str: '30', con: '10', cr: '21' }));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    const { record } = outcome;
    expect(record).toMatchObject({ xp: 33000, proficiencyBonus: 7, hp: { constant: 0 } });
    expect(record.hp.average).toBe(Math.floor((dragon.hp.dice.count * 13) / 2));
    expect(record.saves).toMatchObject({ con: 7 });
    const bite = record.actions.find(({ name }) => name === 'Bite');
    expect(bite?.effects[0]).toMatchObject({ toHit: 17 });
    expect(bite?.text).toContain('+17 to hit');
    expect(bite?.text).toContain('(2d10 + 10)');
    const breath = record.actions.find(({ name }) => name === 'Fire Breath');
    expect(breath?.text).toContain('DC 15');
    expect(breath?.effects[0]).toMatchObject({ dc: 15 });
  });

  it.each([
    [{ name: '' }, 'name', /name/],
    [{ name: 'x'.repeat(101) }, 'name', /100 characters/],
    [{ ac: 'twelve' }, 'ac', /from 0 to 50/],
    [{ ac: '-3' }, 'ac', /from 0 to 50/],
    [{ str: '51' }, 'str', /from 1 to 50/],
    [{ cr: '31' }, 'cr', /challenge rating/],
    [{ size: 'Colossal' }, 'size', /one of/],
    [{ type: '<b>' }, 'type', /plain letters/],
    [{ 'hp.count': '0' }, 'hp.count', /from 1 to 200/],
    [{ 'hp.count': '1e3' }, 'hp.count', /from 1 to 200/],
    [{ 'traits.0.name': '', 'traits.0.text': 'It glows.' }, 'traits.0.name', /name/],
    [{ 'traits.0.name': 'Glow' }, 'traits.0.text', /Enter what it does/],
    [
      { 'traits.0.name': 'Glow', 'traits.0.text': 'It has {DC LUCK}.' },
      'traits.0.text',
      /placeholder/,
    ],
    [
      { 'actions.0.name': 'Hit', 'actions.0.deed': 'attack', 'actions.0.harm0': '2d' },
      'actions.0.harm0',
      /dice/,
    ],
    [
      { 'actions.0.name': 'Puff', 'actions.0.deed': 'save', 'actions.0.area': 'cone' },
      'actions.0.areaFeet',
      /feet/,
    ],
    [{ conditionImmune: 'bored' }, 'conditionImmune', /not a condition/],
  ])('says at the field what is wrong with %j', (more, field, sentence) => {
    expect(problemsOf(more as Record<string, string>)[field]).toMatch(sentence);
  });

  it('never throws, whatever its hidden fields hold', () => {
    const dragon = SRD_52_MONSTERS.find(({ name }) => name === 'Adult Red Dragon');
    if (dragon === undefined) throw new Error('There is no dragon');
    const fields = formOf(dragon, FULL_MEANS);
    const hidden = fields.filter(([name]) => /kept|origin|key/.test(name));
    expect(hidden.length).toBeGreaterThan(10);
    const broken = [
      '',
      'null',
      '[]',
      '{',
      '{"text":"","effects":[null]}',
      '{"__proto__":{"polluted":1}}',
      '{"text":"","value":5}',
      '{"slug":5,"source":[]}',
      '"x"',
      '{"value":null}',
      '{"text":"","effects":[{"kind":"attack","hit":[{"kind":"damage","damage":[null]}]}]}',
    ];
    for (const value of broken) {
      const outcome = recordOf(
        fields.map(([name, was]) => [name, /kept|origin|key/.test(name) ? value : was]),
      );
      if (!outcome.ok) expect(Object.values(outcome.problems).join('').length).toBeGreaterThan(10);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('keeps text as text, and braces that are doubled', () => {
    const text = `<script>alert(1)</script> {{not a token}} ${'5,000 > '.repeat(900)}`;
    const outcome = recordOf(
      typed(blankFields('Ember Wolf', '2014'), { 'traits.0.name': 'Odd', 'traits.0.text': text }),
    );
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    expect(outcome.record.traits[0]?.text).toContain(
      '<script>alert(1)</script> {not a token} 5,000',
    );
    expect(recordOf(formOf(outcome.record, FULL_MEANS))).toEqual(outcome);
  });

  it('is no form of ours when it is larger than any', () => {
    expect(fieldsOf([['name', 'x'.repeat(LONGEST_FIELD + 1)]])).toBeNull();
    expect(fieldsOf(Array.from({ length: MOST_FIELDS + 1 }, () => ['a', '']))).toBeNull();
    expect(fieldsOf([['text', 'a\r\nb']])).toEqual([['text', 'a\nb']]);
  });
});
