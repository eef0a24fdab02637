import { expect, it } from 'vitest';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../../tests/harness/srd-5-2';
import { rowOf } from '../address/draft';
import { fightRows } from '../fight-rows';
import { fightCard } from './fight-card';

const cardOf = (records: typeof SRD_MONSTERS, slug: string) => {
  const record = records.find((one) => one.slug === slug);
  if (!record) throw new Error(`There is no ${slug}.`);
  const { name, cr, xp } = record;
  const [row] = fightRows([rowOf(slug, { count: 4, round: 3 })], {
    [slug]: { id: slug, name, cr, xp },
  });
  if (!row) throw new Error('There is no row.');
  return fightCard(row, record, 'hides');
};

it('has what one needs of a creature while it fights', () => {
  const card = cardOf(SRD_MONSTERS, 'goblin');
  expect(card).toMatchObject({ name: 'Goblin', count: 4, hitPoints: 7, note: 'hides' });
  expect(card.marks).toEqual(['arrives in round 3']);
  expect(card.facts).toMatch(/^CR 1\/4 · AC 15.* · Speed 30 ft\.$/);
  expect(card.actions.map(({ name }) => name)).toEqual(['Scimitar', 'Shortbow']);
  expect(card.actions[0]?.words).toContain('+4 to hit');
});

it('is a card for every creature of both documents', () => {
  for (const records of [SRD_MONSTERS, SRD_52_MONSTERS]) {
    for (const { slug } of records) {
      const card = cardOf(records, slug);
      expect(card.facts, slug).toMatch(/AC \d+.*Speed /);
      for (const { words } of card.actions) expect(words.length, slug).toBeLessThan(200);
    }
  }
});

it('stays bare for who has no record', () => {
  const [row] = fightRows([{ ...rowOf(''), id: null, cr: 3, side: 'allies' }], {});
  if (!row) throw new Error('There is no row.');
  expect(fightCard(row, null, '')).toMatchObject({
    facts: 'CR 3',
    hitPoints: null,
    marks: ['ally'],
  });
});
