import { expect, test } from 'vitest';
import { SRD_52_SPELLS } from '../../../tests/harness/srd-5-2';
import { readSpellRecord } from '../records/read-records';
import { srd52Spells } from './spells';

function spell(slug: string) {
  const found = SRD_52_SPELLS.find((one) => one.slug === slug);
  if (!found) throw new Error(`No ${slug}`);
  return found;
}

test('every spell passes the record schema unchanged, with words', () => {
  expect(SRD_52_SPELLS).toHaveLength(339);
  for (const one of SRD_52_SPELLS) {
    expect(readSpellRecord(one), one.name).toEqual({ ok: true, record: one });
    expect(one.text.length, one.name).toBeGreaterThan(30);
    expect([one.edition, one.source, one.licence]).toEqual(['2024', 'SRD 5.2', 'cc-by-4.0']);
  }
});

test.each([
  ['fireball', 'Action', '150 feet', 'Instantaneous', ['Sorcerer', 'Wizard']],
  ['healing-word', 'Bonus Action', '60 feet', 'Instantaneous', ['Bard', 'Cleric', 'Druid']],
  [
    'hold-person',
    'Action',
    '60 feet',
    'Concentration, up to 1 minute',
    ['Bard', 'Cleric', 'Druid', 'Sorcerer', 'Warlock', 'Wizard'],
  ],
  ['awaken', '8 hours', 'Touch', 'Instantaneous', ['Bard', 'Druid']],
])('%s is cast as an %s at %s for %s', (slug, casting, range, duration, classes) => {
  const one = spell(slug);
  expect([one.castingTime.text, one.range.text, one.duration.text, one.classes]).toEqual([
    casting,
    range,
    duration,
    classes,
  ]);
});

test('a material that costs says what, and whether the spell consumes it', () => {
  expect(spell('revivify').components).toMatchObject({
    material: 'diamond worth 300+ GP, which the spell consumes',
    costGp: 300,
    consumed: true,
  });
});

test.each([
  ['legend-lore', 450, 250],
  ['clone', 3000, 1000],
  ['warding-bond', 100, undefined],
])('the components of %s cost %i, of which %s is used up', (slug, costGp, consumedGp) => {
  const { components } = spell(slug);
  expect([components.costGp, components.consumedGp]).toEqual([costGp, consumedGp]);
});

test('a spell without words is refused by name', () => {
  expect(() => srd52Spells('{"slug":"spark"}\n', '')).toThrow('words for the spell "spark"');
});
