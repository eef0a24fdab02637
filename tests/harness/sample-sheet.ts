import { type Character, character } from '../../app/characters/record/character';
import type { Sheet, SheetFeature, SheetSpell, Told } from '../../app/characters/sheet/sheet';
import { ABILITIES, type Ability, SKILL_NAMES, type Skill } from '../../app/rules/ability';
import { SKILL_ABILITIES } from '../../app/rules/skills';

/** A number with one part. */
export function plainTold(key: string, value: number): Told {
  return { key, value, rule: value, byHand: false, parts: [{ label: 'Sum', plus: value }] };
}

/** A class feature with this many sentences. */
export function plainFeature(name: string, sentences = 2): SheetFeature {
  const words = Array.from(
    { length: sentences },
    (_, at) => `Once a rest, ${name} turns ${at + 2}d8 harm of one kind within 30 feet aside.`,
  ).join(' ');
  return {
    place: `cleric/${name}`,
    key: `cleric/${name}`,
    name,
    words,
    from: 'Cleric 2',
    level: 2,
    action: 'action',
    scale: null,
    supply: null,
  };
}

/** A prepared spell. */
export function plainSpell(
  name: string,
  level: number,
  how: SheetSpell['how'] = 'prepared',
): SheetSpell {
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    level,
    school: 'evocation',
    ritual: level === 1,
    concentration: level === 2,
    from: 'Cleric',
    ability: 'wis',
    dc: 15,
    attack: 7,
    how,
    free: null,
  };
}

/** A cleric of level 5 as stored, with some of everything. */
export function sampleCharacter(more: object = {}): Character {
  return character.parse({
    edition: '2014',
    name: 'Brunda Ironhand',
    player: 'Ada',
    race: 'dwarf',
    subrace: 'hill-dwarf',
    background: 'acolyte',
    abilities: { base: { str: 14, dex: 8, con: 13, int: 10, wis: 15, cha: 12 } },
    levels: [null, 6, null, 3, 8].map((hp) => ({ class: 'cleric', hp })),
    subclasses: { cleric: 'life' },
    choices: { 'cleric:first/skills': ['medicine', 'persuasion'] },
    spells: {
      cleric: { cantrips: ['light'], known: [], prepared: ['bless', 'cure-wounds', 'aid'] },
    },
    items: [
      { id: 'a', item: 'chain-mail', equipped: true },
      { id: 'b', item: 'warhammer', equipped: true, plus: 1, notes: 'Hums near the dead.' },
      { id: 'c', name: 'Grandmother’s lantern', count: 2, pounds: 1.5 },
    ],
    alignment: 'Lawful good',
    xp: 6500,
    personality: {
      traits: 'Counts doors.',
      ideals: 'Duty.',
      bonds: 'The shrine.',
      flaws: 'Proud.',
    },
    backstory: 'She kept the shrine under the hill.',
    notes: 'Owes *three* favours.',
    overrides: { 'skill.insight': 9 },
    counters: [{ key: 'torches', name: 'Torches', most: 10 }],
    extras: [{ name: 'Blessing of the hill', words: 'Once: +1d4 to a save.' }],
    play: {
      hitPoints: 31,
      temporary: 4,
      hitDiceSpent: { 8: 2 },
      deathFailures: 1,
      slotsSpent: [1, 0, 2],
      conditions: ['prone'],
      coins: { cp: 3, sp: 0, ep: 0, gp: 41, pp: 1 },
    },
    ...more,
  });
}

/** Its sheet, with the numbers by the rules of 2014. */
export function sampleSheet(more: Partial<Sheet> = {}): Sheet {
  const scores: Record<Ability, number> = { str: 14, dex: 8, con: 15, int: 10, wis: 16, cha: 12 };
  const modifier = (ability: Ability) => Math.floor((scores[ability] - 10) / 2);
  const skills = Object.fromEntries(
    (Object.keys(SKILL_NAMES) as Skill[]).map((skill) => {
      const ability = SKILL_ABILITIES[skill];
      const full = ['medicine', 'persuasion', 'insight', 'religion'].includes(skill);
      const told = plainTold(`skill.${skill}`, modifier(ability) + (full ? 3 : 0));
      return [skill, { ...told, ability, proficient: full ? 'full' : 'none' }];
    }),
  ) as Sheet['skills'];
  const named = (slug: string, name: string) => ({ slug, name, from: 'Cleric' });
  return {
    edition: '2014',
    name: 'Brunda Ironhand',
    raceName: 'Hill Dwarf',
    level: 5,
    backgroundName: 'Acolyte',
    classLine: 'Cleric 5',
    size: 'medium',
    classes: [
      {
        slug: 'cleric',
        name: 'Cleric',
        level: 5,
        hitDie: 8,
        subclass: 'life',
        subclassName: 'Life Domain',
      },
    ],
    proficiency: plainTold('proficiency', 3),
    abilities: Object.fromEntries(
      ABILITIES.map((ability) => {
        const proficient = ability === 'wis' || ability === 'cha';
        const save = plainTold(`save.${ability}`, modifier(ability) + (proficient ? 3 : 0));
        const score = plainTold(`score.${ability}`, scores[ability]);
        return [ability, { score, modifier: modifier(ability), save, proficient }];
      }),
    ) as Sheet['abilities'],
    skills: {
      ...skills,
      insight: { ...skills.insight, value: 9, byHand: true },
    },
    passives: {
      perception: plainTold('passive.perception', 13),
      investigation: plainTold('passive.investigation', 10),
      insight: plainTold('passive.insight', 16),
    },
    initiative: { ...plainTold('initiative', -1), advantage: false },
    ac: { ...plainTold('ac', 18), notes: ['Disadvantage on Stealth'] },
    hitPoints: plainTold('hp', 43),
    hitDice: [{ sides: 8, count: 5 }],
    speeds: { walk: plainTold('speed.walk', 25) },
    senses: { darkvision: plainTold('sense.darkvision', 60) },
    defences: [{ how: 'resistant', to: 'poison', from: 'Dwarf' }],
    conditionImmunities: [],
    advantages: [{ on: 'saves against poison', from: 'Dwarf' }],
    proficiencies: {
      weapons: [named('simple', 'Simple weapons'), named('warhammer', 'Warhammer')],
      armor: [named('medium', 'Medium armor'), named('shield', 'Shields')],
      tools: [named('smiths-tools', 'Smith’s Tools')],
      languages: [named('common', 'Common'), named('dwarvish', 'Dwarvish')],
    },
    attacksEach: 1,
    criticalOn: 20,
    attacks: [
      {
        id: 'b',
        name: 'Warhammer +1',
        hit: plainTold('hit.b', 6),
        damage: '1d8+3',
        average: 7,
        damageType: 'bludgeoning',
        reach: '5 ft.',
        ranged: false,
        mastery: null,
        both: { damage: '1d10+3', average: 8 },
        notes: ['Versatile (1d10)'],
      },
      {
        id: 'unarmed',
        name: 'Unarmed strike',
        hit: plainTold('hit.unarmed', 5),
        damage: '3',
        average: 3,
        damageType: 'bludgeoning',
        reach: '5 ft.',
        ranged: false,
        both: null,
        mastery: null,
        notes: [],
      },
    ],
    castings: [
      {
        class: 'cleric',
        name: 'Cleric',
        ability: 'wis',
        dc: plainTold('dc.cleric', 14),
        attack: plainTold('attack.cleric', 6),
        cantrips: { have: 1, most: 4 },
        known: null,
        prepared: { have: 3, most: plainTold('prepared.cleric', 8) },
        highest: 3,
        rituals: 'prepared',
        focus: 'Holy symbol',
      },
    ],
    slots: [4, 3, 2, 0, 0, 0, 0, 0, 0].map((count, at) => plainTold(`slots.${at + 1}`, count)),
    pact: null,
    spells: [
      plainSpell('Light', 0, 'cantrip'),
      plainSpell('Bless', 1),
      plainSpell('Cure Wounds', 1, 'always'),
      plainSpell('Aid', 2),
    ],
    features: [plainFeature('Channel Divinity'), plainFeature('Disciple of Life', 1)],
    supplies: [
      {
        key: 'channel-divinity',
        name: 'Channel Divinity',
        most: 1,
        back: 'short-rest',
        shortRest: 0,
        die: null,
        from: 'Cleric 2',
      },
    ],
    carrying: { pounds: 80, most: plainTold('carrying', 210), notes: [] },
    attunement: { used: 0, most: plainTold('attunement', 3) },
    asked: [],
    missing: [],
    problems: [],
    ...more,
  };
}
