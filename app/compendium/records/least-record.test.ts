import { expect, test } from 'vitest';
import { madeUpMonster } from '../../../tests/harness/made-up-monster';
import { SRD_MONSTERS, SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS, SRD_52_SPELLS } from '../../../tests/harness/srd-5-2';
import { publicId } from './public-id';
import { readLoadedMonster, readLoadedSpell, readMonsterRecord } from './read-records';
import type { RecordReading } from './record-problem';
import { saidOtherwise, saysLess } from './said-otherwise';

const MIRE_HAG = { name: 'Mire Hag', type: 'Fey', cr: '1/4', ac: 12, hp: 27, source: 'My Bog' };

function recordOf<T>(reading: RecordReading<T>): T {
  if (!reading.ok) throw new Error([reading.problem, ...(reading.others ?? [])].join('\n'));
  return reading.record;
}

function faultsOf(reading: RecordReading<unknown>): string[] {
  return reading.ok ? [] : [reading.problem, ...(reading.others ?? [])];
}

test('a name, a type, a challenge rating, armor class, hit points and a source make a monster', () => {
  const hag = recordOf(readLoadedMonster({ ...MIRE_HAG, index: 'hag-of-the-mire' }));
  expect(hag).toMatchObject({ slug: 'hag-of-the-mire', type: 'fey', cr: 0.25, xp: 50 });
  expect(hag).toMatchObject({ ac: { value: 12 }, hp: { average: 27 }, proficiencyBonus: 2 });
  expect(hag.unknown).toEqual([
    'edition',
    'size',
    'alignment',
    'hitDice',
    'speeds',
    'abilities',
    'senses',
    'defences',
    'languages',
    'entries',
  ]);
  // Its dice always give the stated hit points.
  expect(hag.hp).toEqual({ average: 27, dice: { count: 1, sides: 1 }, constant: 26 });
});

test('a monster without an index has the slug of its name', () => {
  expect(recordOf(readLoadedMonster(MIRE_HAG)).slug).toBe('mire-hag');
});

test('what a short line does say is known', () => {
  const { unknown, size } = recordOf(
    readLoadedMonster({ ...MIRE_HAG, size: 'Large', languages: { list: ['Sylvan'] } }),
  );
  expect(size).toBe('Large');
  expect(unknown).not.toContain('size');
  expect(unknown).not.toContain('languages');
  expect(unknown).toContain('abilities');
});

test('the edition of a short line is that which its source names', () => {
  const of = (source: string) => recordOf(readLoadedMonster({ ...MIRE_HAG, source })).edition;
  expect(['SRD 5.2', 'Bog 2024', 'My Bog'].map(of)).toEqual(['2024', '2024', '2014']);
});

test('a whole record knows everything, also where it has no languages and no actions', () => {
  const whole = madeUpMonster({ name: 'Mudling' });
  expect(readLoadedMonster(whole)).toEqual(readMonsterRecord(whole));
});

test('a name, a level, a school and a source make a spell', () => {
  const spell = recordOf(
    readLoadedSpell({ name: 'Bog Light', level: 0, school: 'Evocation', source: 'My Bog' }),
  );
  expect(spell).toMatchObject({ slug: 'bog-light', school: 'evocation', complete: false });
  expect([spell.castingTime.text, spell.range.text, spell.duration.text]).toEqual([
    'not known',
    'not known',
    'not known',
  ]);
  expect(spell.unknown).toEqual([
    'edition',
    'castingTime',
    'range',
    'components',
    'duration',
    'text',
    'classes',
  ]);
});

test('all faults of a line are told at once, each with its field', () => {
  expect(
    faultsOf(readLoadedMonster({ type: 7, cr: 0.3, ac: 'hard', hp: 4.5, mood: 'bad' })),
  ).toEqual([
    '"slug" is missing',
    '"source" is missing',
    '"name" is missing',
    '"type" must be text, found 7',
    '"ac" must be an object, found "hard"',
    '"hp.average" must be a whole number from 1 to 9999, found 4.5',
    '"cr" must be a challenge rating: 0, 0.125, 0.25, 0.5 or 1 to 30, found 0.3',
    '"mood" is not a field that a record may have',
  ]);
});

test('of a line of nothing but faults the first twenty are told, and how many more there are', () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`x${at}`, at]));
  const faults = faultsOf(readLoadedMonster({ ...MIRE_HAG, ...many }));
  expect(faults).toHaveLength(21);
  expect(faults.at(-1)).toBe('and 20 more');
});

test('a whole record with its id, as our own address answers it, is read as it went', () => {
  for (const record of [...SRD_MONSTERS, ...SRD_52_MONSTERS]) {
    const address = publicId(record.source, record.slug);
    const read = readLoadedMonster({ id: address.ok ? address.id : '', ...record });
    expect(read, record.name).toEqual({ ok: true, record });
  }
  for (const record of [...SRD_SPELLS, ...SRD_52_SPELLS]) {
    expect(readLoadedSpell({ id: 'x', ...record }), record.name).toEqual({ ok: true, record });
  }
});

test('a short record says nothing else than the whole one that it was taken from', () => {
  for (const whole of [...SRD_MONSTERS, ...SRD_52_MONSTERS]) {
    const { name, type, cr, ac, hp, source, slug } = whole;
    const short = { name, type, cr, ac: ac.value, hp: hp.average, source, index: slug };
    const lesser = recordOf(readLoadedMonster(short));
    expect(saysLess(lesser, whole), name).toBe(true);
    expect(saysLess(whole, lesser), name).toBe(false);
    expect(saidOtherwise(lesser, whole), name).toEqual([]);
    expect(saidOtherwise(recordOf(readLoadedMonster({ ...short, hp: 9999 })), whole)).toEqual([
      'hp.average',
    ]);
  }
  for (const whole of [...SRD_SPELLS, ...SRD_52_SPELLS]) {
    const { name, level, school, source, slug } = whole;
    const lesser = recordOf(readLoadedSpell({ name, level, school, source, index: slug }));
    expect(saidOtherwise(lesser, whole), name).toEqual([]);
  }
});
