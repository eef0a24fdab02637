import { expect, test } from 'vitest';
import { glanceOf } from '../../../../tests/harness/spell-glance';
import { SRD_52_SPELLS } from '../../../../tests/harness/srd-5-2';
import { SPELL_LINES } from '../spell-lines';

test('the spells of the book are those of the compendium', () => {
  const records = SRD_52_SPELLS.map((one) => ({
    slug: one.slug,
    name: one.name,
    level: one.level,
    school: one.school,
    classes: one.classes,
    ritual: one.ritual,
    concentration: one.duration.concentration,
    glance: glanceOf(one),
  }));
  const lines = new Map(SPELL_LINES.map((one) => [one.slug, one]));
  expect(lines.size).toBe(339);
  expect(records.map((one) => lines.get(one.slug))).toEqual(records);
});
