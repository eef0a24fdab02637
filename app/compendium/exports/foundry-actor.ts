import { ABILITIES, abilityModifier, type Skill } from '~/rules/ability';
import { proficiencyByChallenge } from '~/rules/challenge-points';
import { SKILL_ABILITIES } from '~/rules/skills';
import type { MonsterRecord } from '../records/monster-record';
import { isUnknown, unknownWords } from '../records/unknown-facts';
import { tokenSquares } from '../token/token-svg';
import { foundryHtml } from './foundry-html';
import { foundryId } from './foundry-id';
import { foundryItems } from './foundry-items';
import { FOUNDRY_SIZES, foundryTraits } from './foundry-traits';

/** The Foundry VTT game system and the versions this data model targets; later versions migrate the data on import. */
export const FOUNDRY_SYSTEM = { systemId: 'dnd5e', systemVersion: '4.4.0', coreVersion: '12.331' };

/** Keys of the skills in the dnd5e system. */
const SKILLS: Readonly<Record<Skill, string>> = {
  acrobatics: 'acr',
  'animal-handling': 'ani',
  arcana: 'arc',
  athletics: 'ath',
  deception: 'dec',
  history: 'his',
  insight: 'ins',
  intimidation: 'itm',
  investigation: 'inv',
  medicine: 'med',
  nature: 'nat',
  perception: 'prc',
  performance: 'prf',
  persuasion: 'per',
  religion: 'rel',
  'sleight-of-hand': 'slt',
  stealth: 'ste',
  survival: 'sur',
};

/** Converts a monster record to an actor of Foundry VTT's dnd5e system, for "Import Data" on an NPC sheet. */
export function foundryActor(record: MonsterRecord, id: string) {
  const squares = tokenSquares(record.size);
  return {
    _id: foundryId(id),
    name: record.name,
    type: 'npc',
    system: {
      abilities: abilitiesOf(record),
      attributes: attributesOf(record),
      details: detailsOf(record),
      traits: foundryTraits(record),
      skills: skillsOf(record),
      spells: slotsOf(record),
      resources: resourcesOf(record),
      source: {
        custom: '',
        book: record.source,
        page: '',
        rules: record.edition,
        license: record.licence === null ? '' : record.licence.toUpperCase(),
      },
    },
    prototypeToken: {
      name: record.name,
      width: squares,
      height: squares,
      // -1 is hostile, the default for creatures of a bestiary.
      disposition: -1,
      sight: { enabled: false, range: sightOf(record) },
    },
    items: foundryItems(record, id),
    effects: [],
    flags: {},
    _stats: { ...FOUNDRY_SYSTEM },
  };
}

/** Sets proficiency where the save is better than the ability modifier alone; the remainder becomes a bonus. */
function abilitiesOf({ abilities, saves, cr }: MonsterRecord) {
  const proficiency = proficiencyByChallenge(cr);
  return Object.fromEntries(
    ABILITIES.map((ability) => {
      const value = abilities[ability];
      const save = saves[ability];
      const beyond = save === undefined ? 0 : save - abilityModifier(value) - proficiency;
      return [
        ability,
        {
          value,
          proficient: save === undefined ? 0 : 1,
          bonuses: { check: '', save: beyond === 0 ? '' : String(beyond) },
        },
      ];
    }),
  );
}

function skillsOf({ abilities, skills, cr }: MonsterRecord) {
  const proficiency = proficiencyByChallenge(cr);
  return Object.fromEntries(
    (Object.keys(SKILLS) as Skill[]).map((skill) => {
      const ability = SKILL_ABILITIES[skill];
      const bonus = skills[skill];
      const modifier = abilityModifier(abilities[ability]);
      const trained = bonus === undefined ? 0 : bonus - modifier >= 2 * proficiency ? 2 : 1;
      const beyond = bonus === undefined ? 0 : bonus - modifier - trained * proficiency;
      return [
        SKILLS[skill],
        {
          value: trained,
          ability,
          bonuses: { check: beyond === 0 ? '' : String(beyond), passive: '' },
        },
      ];
    }),
  );
}

function attributesOf(record: MonsterRecord) {
  const { ac, hp, initiative, abilities, speeds, senses, spellcasting } = record;
  const { count, sides } = hp.dice;
  const constant =
    hp.constant === 0 ? '' : ` ${hp.constant < 0 ? '-' : '+'} ${Math.abs(hp.constant)}`;
  const dexterity = abilityModifier(abilities.dex);
  const beyond = (initiative?.bonus ?? dexterity) - dexterity;
  const { walk, burrow = 0, climb = 0, fly = 0, swim = 0, hover } = speeds;
  const { darkvision = 0, blindsight = 0, tremorsense = 0, truesight = 0, note } = senses;
  return {
    ac: { flat: ac.value, calc: ac.kind?.startsWith('natural armor') ? 'natural' : 'flat' },
    hp: {
      value: hp.average,
      max: hp.average,
      temp: null,
      tempmax: null,
      formula: isUnknown(record, 'hitDice') ? '' : `${count}d${sides}${constant}`,
    },
    init: { ability: '', bonus: beyond === 0 ? '' : String(beyond) },
    movement: { walk, burrow, climb, fly, swim, hover, units: 'ft' },
    senses: {
      darkvision,
      blindsight,
      tremorsense,
      truesight,
      units: 'ft',
      special: note ?? '',
    },
    spellcasting: spellcasting[0]?.ability ?? '',
  };
}

function detailsOf(record: MonsterRecord) {
  const { type, subtype, swarmOf, alignment, environment, cr, notes, spellcasting } = record;
  const told = [notes, unknownWords(record)].filter(Boolean).join('\n\n');
  return {
    biography: { value: foundryHtml(told), public: '' },
    alignment,
    type: {
      value: type,
      subtype: subtype ?? '',
      custom: '',
      swarm: swarmOf === null ? '' : FOUNDRY_SIZES[swarmOf],
    },
    environment: environment.join(', '),
    cr,
    spellLevel: Math.max(0, ...spellcasting.map(({ level }) => level ?? 0)),
  };
}

function slotsOf({ spellcasting }: MonsterRecord) {
  const levels = spellcasting.flatMap(({ slots }) => Object.entries(slots));
  return Object.fromEntries(
    levels.map(([level, count]) => [`spell${level}`, { value: count ?? 0, override: count ?? 0 }]),
  );
}

function resourcesOf({ legendary, lairActions }: MonsterRecord) {
  const actions = legendary?.actionsPerRound ?? 0;
  const resistances = legendary?.resistancesPerDay ?? 0;
  return {
    legact: { value: actions, max: actions },
    legres: { value: resistances, max: resistances },
    lair: { value: lairActions.length > 0, initiative: lairActions.length > 0 ? 20 : null },
  };
}

function sightOf({ senses }: MonsterRecord): number {
  const { darkvision = 0, blindsight = 0, tremorsense = 0, truesight = 0 } = senses;
  return Math.max(darkvision, blindsight, tremorsense, truesight);
}
