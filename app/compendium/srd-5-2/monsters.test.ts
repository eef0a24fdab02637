import { expect, test } from 'vitest';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { readMonsterRecord } from '../records/read-records';
import { srd52Monsters } from './monsters';

function monster(slug: string) {
  const found = SRD_52_MONSTERS.find((one) => one.slug === slug);
  if (!found) throw new Error(`No ${slug}`);
  return found;
}

test('every monster passes the record schema unchanged', () => {
  for (const one of SRD_52_MONSTERS) {
    expect(readMonsterRecord(one), one.name).toEqual({ ok: true, record: one });
  }
});

test('all are of the edition of 2024, under its source and license', () => {
  for (const { edition, source, licence } of SRD_52_MONSTERS) {
    expect([edition, source, licence]).toEqual(['2024', 'SRD 5.2', 'cc-by-4.0']);
  }
});

test.each([
  ['aboleth', { ac: 17, hp: 150, cr: 10, initiative: 7, xpInLair: 7200 }],
  ['goblin-warrior', { ac: 15, hp: 10, cr: 0.25, initiative: 2, xpInLair: undefined }],
  ['tarrasque', { ac: 25, hp: 697, cr: 30, initiative: 18, xpInLair: undefined }],
  ['archmage', { ac: 17, hp: 170, cr: 12, initiative: 7, xpInLair: undefined }],
])('%s has the numbers of the document', (slug, wanted) => {
  const { ac, hp, cr, initiative, xpInLair } = monster(slug);
  expect({ ac: ac.value, hp: hp.average, cr, initiative: initiative?.bonus, xpInLair }).toEqual(
    wanted,
  );
});

test('words call the creature by its name, never by a sign', () => {
  expect(monster('aboleth').traits[0]?.text).toBe('The aboleth can breathe air and water.');
});

test('a line that is no record is refused', () => {
  expect(() => srd52Monsters('{"format":2,"slug":"Nobody"}\n')).toThrow('"slug" must be');
});
