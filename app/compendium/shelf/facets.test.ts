import { expect, test } from 'vitest';
import { SRD_MONSTERS, SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { facet, monsterFacets, spellFacets } from './facets';

const monsters = new Map(SRD_MONSTERS.map((one) => [one.slug, monsterFacets(one)]));
const spells = new Map(SRD_SPELLS.map((one) => [one.slug, spellFacets(one)]));

test('a token is a kind and a value of letters and digits', () => {
  expect(facet('source', 'SRD 5.1')).toBe('source_srd51');
  expect(facet('language', "Thieves' cant")).toBe('language_thievescant');
  expect(facet('alignment', 'Chaotic Évil')).toBe('alignment_chaoticevil');
  expect(facet('source', '地下城 2')).toBe('source_地下城2');
});

test('every token of the SRD is one word, and no record has one twice', () => {
  for (const tokens of [...monsters.values(), ...spells.values()]) {
    for (const token of tokens) expect(token).toMatch(/^[a-z]+(_[a-z0-9]+)?$/);
    expect(new Set(tokens).size).toBe(tokens.length);
  }
});

test.each([
  [
    'adult-red-dragon',
    'type_dragon size_huge edition_2014 source_srd51 alignment_chaoticevil alignment_evil speed_fly speed_climb sense_blindsight language_draconic immune_fire save_dex save_wis inflicts_frightened inflicts_prone trait_legendaryresistance legendary',
  ],
  [
    'lich',
    'caster legendary resist_necrotic immune_nonmagical immune_slashing conditionimmune_charmed inflicts_paralyzed save_con',
  ],
  ['rakshasa', 'vulnerable_piercing immune_bludgeoning caster'],
  ['adult-red-dragon', 'deals_fire deals_piercing deals_slashing deals_bludgeoning'],
  ['lich', 'deals_cold deals_necrotic'],
  ['mage', 'deals_piercing'],
  ['imp', 'subtype_devil subtype_shapechanger speed_fly resist_cold'],
  ['vampire', 'speed_hover speed_fly resist_necrotic'],
  ['chimera', 'understands_draconic'],
  ['swarm-of-rats', 'swarm type_beast'],
  ['cloud-giant', 'alignment_neutralgood alignment_neutralevil alignment_good alignment_evil'],
  ['kraken', 'language_telepathy'],
])('%s is found by %s', (slug, tokens) => {
  expect(monsters.get(slug)).toEqual(expect.arrayContaining(tokens.split(' ')));
});

test.each([
  ['goblin', 'legendary'],
  ['goblin', 'caster'],
  ['chimera', 'language_draconic'],
  ['goblin', 'deals_fire'],
  ['vampire', 'speed_swim'],
])('%s is not found by %s', (slug, token) => {
  expect(monsters.get(slug)).not.toContain(token);
});

test.each([
  [
    'fireball',
    'level_3 school_evocation class_wizard damage_fire save_dex area_sphere component_m casting_action range_feet',
  ],
  ['hold-person', 'concentration inflicts_paralyzed save_wis'],
  ['identify', 'ritual costly'],
  ['cure-wounds', 'healing range_touch'],
  ['spirit-guardians', 'damage_radiant damage_necrotic'],
  ['fire-bolt', 'attack_ranged level_0'],
])('%s is found by %s', (slug, tokens) => {
  expect(spells.get(slug)).toEqual(expect.arrayContaining(tokens.split(' ')));
});
