import { expect, test } from 'vitest';
import { SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { SRD_52_SPELLS } from '../../../tests/harness/srd-5-2';
import type { SpellRecord } from '../records/spell-record';
import { spellFacets } from './facets';
import { lastingOf, needsNoAbility, reachOf, typesAffected } from './spell-kinds';

function spell(slug: string, all: readonly SpellRecord[] = SRD_SPELLS): SpellRecord {
  const found = all.find((one) => one.slug === slug);
  if (!found) throw new Error(`no spell is called ${slug}`);
  return found;
}

test.each([
  ['fireball', 'instantaneous'],
  ['shield', 'round'],
  ['bless', 'minute'],
  ['fly', 'ten-minutes'],
  ['hex', 'hour'],
  ['mage-armor', 'day'],
  ['gentle-repose', 'longer'],
  ['continual-flame', 'until-dispelled'],
])('%s lasts %s', (slug, lasting) => {
  const all = slug === 'hex' ? SRD_52_SPELLS : SRD_SPELLS;
  expect(lastingOf(spell(slug, all))).toBe(lasting);
});

test.each([
  ['shield', 'self'],
  ['cure-wounds', 'touch'],
  ['bless', '30'],
  ['hold-person', '60'],
  ['magic-missile', '120'],
  ['fireball', '300'],
  ['control-weather', 'self'],
  ['sending', 'any'],
])('%s reaches %s', (slug, reach) => {
  expect(reachOf(spell(slug))).toBe(reach);
});

test.each([
  ['magic-missile', true],
  ['bless', true],
  ['mage-armor', true],
  // An attack, a save, and healing that adds the modifier.
  ['fire-bolt', false],
  ['fireball', false],
  ['cure-wounds', false],
  // Only its text asks for the ability.
  ['counterspell', false],
])('whether %s needs no ability: %s', (slug, expected) => {
  expect(needsNoAbility(spell(slug))).toBe(expected);
});

test('a spell for some creatures alone says so', () => {
  expect(typesAffected(spell('hold-person'))).toEqual(['humanoid']);
  expect(typesAffected(spell('fireball'))).toEqual([]);
});

test('both editions are found by the same kinds of tokens', () => {
  for (const all of [SRD_SPELLS, SRD_52_SPELLS]) {
    const kinds = new Set(all.flatMap(spellFacets).map((token) => token.split('_')[0]));
    for (const kind of ['reach', 'lasting', 'noability', 'consumed', 'affects', 'area', 'save']) {
      expect(kinds).toContain(kind);
    }
  }
});

test('damage that a spell deals when it ends is found by it', () => {
  for (const all of [SRD_SPELLS, SRD_52_SPELLS]) {
    expect(spellFacets(spell('delayed-blast-fireball', all))).toContain('damage_fire');
  }
});
