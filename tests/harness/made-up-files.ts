import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import {
  attackText,
  CASTING,
  type MadeAttack,
  type MadeCreature,
  type MadeSave,
  saveText,
  signedWords,
} from './made-up-creatures';

/** The files that programs would have of made-up creatures, each in the program's own documented shape. */
export const MADE_FILES: Readonly<Record<string, (all: readonly MadeCreature[]) => string>> = {
  'Improved Initiative': (all) => JSON.stringify(all.map(improved)),
  '5etools': (all) => JSON.stringify({ monster: all.map(etools), legendaryGroup: all.map(group) }),
  CritterDB: (all) => JSON.stringify({ creatures: all.map(critter) }),
  'Fantasy Statblocks': (all) => all.map(fantasy).join('\n'),
  dnd5eapi: (all) => JSON.stringify(all.map(api)),
  'Open5e v1': (all) => JSON.stringify({ results: all.map(openOne) }),
  'Open5e v2': (all) => JSON.stringify({ results: all.map(openTwo) }),
  'Fight Club 5': (all) => `<compendium version="5">${all.map(fightClub).join('')}</compendium>`,
  'Foundry 3': (all) => JSON.stringify(all.map((one) => foundry(one, 3))),
  'Foundry 5': (all) => JSON.stringify(all.map((one) => foundry(one, 5))),
  'D&D Beyond’s text': (all) => all.map(pasted).join('\n\n'),
};

const CASES = { trait: 'Keen Nose', words: 'It smells what others do not.' };
const hitPoints = ({ hp: { count, sides, constant } }: MadeCreature) =>
  `${count}d${sides}${constant === 0 ? '' : ` ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`}`;
const long = (ability: Ability) => ABILITY_NAMES[ability].toLowerCase();
const scores = (of: MadeCreature) =>
  Object.fromEntries(ABILITIES.map((one) => [long(one), of.abilities[one]]));
const savesOf = (of: MadeCreature) => Object.entries(of.saves) as [Ability, number][];
const entries = (of: MadeCreature) => ({
  traits: [[CASES.trait, CASES.words] as const],
  actions: [
    ...of.attacks.map((one) => [one.name, attackText(one, of.edition)] as const),
    [`${of.breath.name} (Recharge 5-6)`, saveText(of.breath, of.edition)] as const,
  ],
  legendary: [[of.legendary.name, attackText(of.legendary, of.edition)] as const],
  lair: [[of.lair.name, saveText(of.lair, of.edition)] as const],
});
const spellLine = (of: MadeCreature) => `At will: ${of.spells.join(', ')}`;
const kind = ({ size, type, alignment }: MadeCreature) => `${size} ${type}, ${alignment}`;
const speed = ({ walk, fly }: MadeCreature) => `${walk} ft.${fly > 0 ? `, fly ${fly} ft.` : ''}`;
const senses = (of: MadeCreature) =>
  `${of.darkvision > 0 ? `darkvision ${of.darkvision} ft., ` : ''}passive Perception ${10 + of.perception}`;

function improved(of: MadeCreature) {
  const { traits, actions, legendary } = entries(of);
  const list = (all: readonly (readonly [string, string])[]) =>
    all.map(([Name, Content]) => ({ Name, Content, Usage: '' }));
  return {
    ...{ Name: of.name, Source: '', Type: kind(of), Player: '', Version: '3.9.2', Description: '' },
    HP: { Value: of.hp.average, Notes: `(${hitPoints(of)})` },
    ...{ AC: { Value: of.ac, Notes: '' }, InitiativeModifier: 0, Speed: [speed(of)] },
    Abilities: Object.fromEntries(
      ABILITIES.map((one) => [ABILITY_NAMES[one].slice(0, 3), of.abilities[one]]),
    ),
    Saves: savesOf(of).map(([one, Modifier]) => ({
      Name: ABILITY_NAMES[one].slice(0, 3),
      Modifier,
    })),
    Skills: [{ Name: 'Perception', Modifier: of.perception }],
    ...{ Senses: [senses(of)], Languages: ['Common'], Challenge: String(of.cr) },
    ...{ DamageVulnerabilities: [], DamageResistances: [of.resist.words] },
    ...{ DamageImmunities: [of.immune.words], ConditionImmunities: [...of.conditions] },
    Traits: [
      ...list(traits),
      { Name: 'Innate Spellcasting', Content: `${CASTING}\n${spellLine(of)}`, Usage: '' },
    ],
    ...{ Actions: list(actions), Reactions: [], LegendaryActions: list(legendary) },
  };
}

/** An attack with the tags of its edition. */
function tagged(one: MadeAttack, edition: MadeCreature['edition']): string {
  const { count, sides, bonus } = one.dice;
  const dice = `${count}d${sides}${bonus === 0 ? '' : ` ${bonus < 0 ? '-' : '+'} ${Math.abs(bonus)}`}`;
  const average = Math.max(0, Math.floor((count * (sides + 1)) / 2) + bonus);
  const place = one.ranged ? `range ${one.reach}/${one.reach * 2} ft.` : `reach ${one.reach} ft.`;
  const damage = `{@h}${average} ({@damage ${dice}}) ${one.type} damage.`;
  return edition === '2024'
    ? `{@atkr ${one.ranged ? 'r' : 'm'}} {@hit ${one.toHit}}, ${place} ${damage}`
    : `{@atk ${one.ranged ? 'rw' : 'mw'}} {@hit ${one.toHit}} to hit, ${place}, one target. ${damage}`;
}

function taggedSave(one: MadeSave, edition: MadeCreature['edition']): string {
  const { count, sides } = one.dice;
  const average = Math.floor((count * (sides + 1)) / 2);
  const damage = `${average} ({@damage ${count}d${sides}}) ${one.type} damage`;
  return edition === '2024'
    ? `{@actSave ${one.ability}} {@dc ${one.dc}}, each creature in a 15-foot {@variantrule Cone [Area of Effect]|XPHB|Cone}. {@actSaveFail} ${damage}. {@actSaveSuccess} Half damage.`
    : `Each creature in a 15-foot cone must make a {@dc ${one.dc}} ${ABILITY_NAMES[one.ability]} saving throw, taking ${damage} on a failed save, or half as much damage on a successful one.`;
}

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  ...{ 'neutral evil': ['N', 'E'], 'lawful good': ['L', 'G'], unaligned: ['U'] },
};

function etools(of: MadeCreature) {
  const weapons = ['bludgeoning', 'piercing', 'slashing'];
  const note = /^bludgeoning, piercing, and slashing (from .*)$/.exec(of.resist.words)?.[1];
  const [plain, special] = /^[a-z]+(?:[,;] [a-z]+)*$/.test(of.resist.words)
    ? [of.resist.words.split(/[,;] /), null]
    : [[], { special: of.resist.words }];
  return {
    ...{ name: of.name, source: 'HB', size: [of.size.charAt(0)], type: of.type },
    ...{ alignment: LETTERS[of.alignment], ac: [{ ac: of.ac, from: ['natural armor'] }] },
    hp: { average: of.hp.average, formula: hitPoints(of) },
    speed:
      of.fly > 0
        ? { walk: of.walk, fly: { number: of.fly, condition: '(hover)' }, canHover: true }
        : { walk: of.walk },
    ...of.abilities,
    save: Object.fromEntries(savesOf(of).map(([one, bonus]) => [one, signedWords(bonus)])),
    skill: { perception: signedWords(of.perception) },
    senses: of.darkvision > 0 ? [`darkvision ${of.darkvision} ft.`] : [],
    ...{ passive: 10 + of.perception, languages: ['Common'], cr: String(of.cr) },
    resist:
      note !== undefined
        ? [{ resist: weapons, note, cond: true }]
        : [...plain, ...(special === null ? [] : [special])],
    immune: of.immune.words.includes(' ')
      ? /^[a-z]+(?:[,;] [a-z]+)*$/.test(of.immune.words)
        ? of.immune.words.split(/[,;] /)
        : [{ special: of.immune.words }]
      : [of.immune.words],
    conditionImmune: [...of.conditions],
    trait: [{ name: CASES.trait, entries: [CASES.words] }],
    action: [
      ...of.attacks.map((one) => ({ name: one.name, entries: [tagged(one, of.edition)] })),
      { name: `${of.breath.name} {@recharge 5}`, entries: [taggedSave(of.breath, of.edition)] },
    ],
    legendary: [{ name: of.legendary.name, entries: [tagged(of.legendary, of.edition)] }],
    legendaryGroup: { name: of.name, source: 'HB' },
    spellcasting: [
      {
        ...{ name: 'Innate Spellcasting', type: 'spellcasting', ability: 'wis' },
        headerEntries: [CASTING],
        will: of.spells.map((one) => `{@spell ${one}}`),
      },
    ],
  };
}

function group(of: MadeCreature) {
  return {
    ...{ name: of.name, source: 'HB' },
    lairActions: [
      {
        type: 'list',
        items: [{ type: 'item', name: of.lair.name, entries: [taggedSave(of.lair, of.edition)] }],
      },
    ],
  };
}

function critter(of: MadeCreature) {
  const { traits, actions, legendary } = entries(of);
  const list = (all: readonly (readonly [string, string])[]) =>
    all.map(([name, text]) => ({
      name,
      description: text
        .replace(/^(\w+ Weapon Attack:|\w+ Attack Roll:)/, '<i>$1</i>')
        .replace('Hit:', '<i>Hit:</i>'),
    }));
  return {
    ...{ _id: of.name, name: of.name, flavor: { description: 'Nobody saw it.', faction: '' } },
    stats: {
      ...{
        size: of.size,
        race: of.type,
        alignment: of.alignment,
        armorType: '',
        armorClass: of.ac,
      },
      ...{ numHitDie: of.hp.count, hitDieSize: of.hp.sides, speed: speed(of) },
      ...{ abilityScores: scores(of), proficiencyBonus: of.proficiency },
      savingThrows: savesOf(of).map(([one]) => ({ ability: long(one), proficient: true })),
      skills: [{ name: 'Perception', proficient: true }],
      ...{ damageVulnerabilities: [], damageResistances: [of.resist.words] },
      ...{ damageImmunities: [of.immune.words], conditionImmunities: of.conditions },
      ...{ senses: [senses(of)], languages: ['Common'], challengeRating: of.cr },
      additionalAbilities: [
        ...list(traits),
        { name: 'Innate Spellcasting', description: `${CASTING}\n${spellLine(of)}` },
      ],
      ...{ actions: list(actions), reactions: [], legendaryActions: list(legendary) },
      legendaryActionsPerRound: 3,
    },
  };
}

function fantasy(of: MadeCreature): string {
  const { traits, actions, legendary, lair } = entries(of);
  const list = (key: string, all: readonly (readonly [string, string])[]) =>
    [
      `${key}:`,
      ...all.flatMap(([name, desc]) => [
        `  - name: ${JSON.stringify(name)}`,
        `    desc: "${desc}"`,
      ]),
    ].join('\n');
  return [
    '```statblock',
    `name: ${of.name}`,
    ...[`size: ${of.size}`, `type: ${of.type}`, `alignment: ${of.alignment}`, `ac: ${of.ac}`],
    ...[`hp: ${of.hp.average}`, `hit_dice: ${of.hp.count}d${of.hp.sides}`, `speed: ${speed(of)}`],
    `stats: [${ABILITIES.map((one) => of.abilities[one]).join(', ')}]`,
    ...['saves:', ...savesOf(of).map(([one, bonus]) => `  - ${long(one)}: ${bonus}`)],
    ...['skillsaves:', `  - perception: ${of.perception}`],
    ...[`damage_resistances: "${of.resist.words}"`, `damage_immunities: "${of.immune.words}"`],
    `condition_immunities: ${of.conditions.join(', ')}`,
    ...[`senses: ${senses(of)}`, 'languages: Common', `cr: ${of.cr}`],
    ...[list('traits', traits), list('actions', actions)],
    ...[list('legendary_actions', legendary), list('lair_actions', lair)],
    ...['spells:', `  - "${CASTING}"`, `  - At will: ${of.spells.join(', ')}`],
    '```',
  ].join('\n');
}

function api(of: MadeCreature) {
  const { traits } = entries(of);
  const attack = (one: MadeAttack) => ({
    ...{ name: one.name, desc: attackText(one, of.edition), attack_bonus: one.toHit },
    damage: [
      {
        damage_type: { name: one.type },
        damage_dice: `${one.dice.count}d${one.dice.sides}+${one.dice.bonus}`,
      },
    ],
  });
  return {
    ...{ index: of.name, name: of.name, size: of.size, type: of.type, alignment: of.alignment },
    ...{ url: `/api/${of.edition}/monsters/x`, armor_class: [{ type: 'natural', value: of.ac }] },
    ...{
      hit_points: of.hp.average,
      hit_dice: `${of.hp.count}d${of.hp.sides}`,
      hit_points_roll: hitPoints(of),
    },
    speed: { walk: `${of.walk} ft.`, ...(of.fly > 0 ? { fly: `${of.fly} ft.` } : {}) },
    ...scores(of),
    proficiencies: [
      ...savesOf(of).map(([one, value]) => ({
        value,
        proficiency: { index: `saving-throw-${one}`, name: '' },
      })),
      { value: of.perception, proficiency: { index: 'skill-perception', name: '' } },
    ],
    ...{
      damage_vulnerabilities: [],
      damage_resistances: [of.resist.words],
      damage_immunities: [of.immune.words],
    },
    condition_immunities: of.conditions.map((one) => ({ index: one, name: one })),
    senses: {
      ...(of.darkvision > 0 ? { darkvision: `${of.darkvision} ft.` } : {}),
      passive_perception: 10 + of.perception,
    },
    ...{ languages: 'Common', challenge_rating: of.cr, proficiency_bonus: of.proficiency, xp: 100 },
    special_abilities: [
      ...traits.map(([name, desc]) => ({ name, desc })),
      { name: 'Innate Spellcasting', desc: `${CASTING}\n${spellLine(of)}` },
    ],
    actions: [
      ...of.attacks.map(attack),
      {
        ...{ name: of.breath.name, desc: saveText(of.breath, of.edition) },
        usage: { type: 'recharge on roll', dice: '1d6', min_value: 5 },
      },
    ],
    legendary_actions: [attack(of.legendary)],
  };
}

function openOne(of: MadeCreature) {
  const { traits, actions, legendary } = entries(of);
  const list = (all: readonly (readonly [string, string])[]) =>
    all.map(([name, desc]) => ({ name, desc }));
  return {
    ...{ slug: of.name, name: of.name, size: of.size, type: of.type, alignment: of.alignment },
    ...{
      armor_class: of.ac,
      armor_desc: null,
      hit_points: of.hp.average,
      hit_dice: hitPoints(of).replace(/ /g, ''),
    },
    speed: { walk: of.walk, ...(of.fly > 0 ? { fly: of.fly } : {}) },
    ...scores(of),
    ...Object.fromEntries(savesOf(of).map(([one, bonus]) => [`${long(one)}_save`, bonus])),
    skills: { perception: of.perception },
    ...{
      damage_vulnerabilities: '',
      damage_resistances: of.resist.words,
      damage_immunities: of.immune.words,
    },
    ...{ condition_immunities: of.conditions.join(', '), senses: senses(of), languages: 'Common' },
    ...{ challenge_rating: String(of.cr), reactions: '', legendary_desc: '' },
    special_abilities: [
      ...list(traits),
      { name: 'Innate Spellcasting', desc: `${CASTING}\n\n* ${spellLine(of)}` },
    ],
    ...{ actions: list(actions), legendary_actions: list(legendary) },
  };
}

function openTwo(of: MadeCreature) {
  const { traits } = entries(of);
  const action = (name: string, desc: string, action_type: string, more: object = {}) => ({
    ...{
      name,
      desc,
      action_type,
      order_in_statblock: 0,
      legendary_action_cost: null,
      usage_limits: null,
    },
    ...more,
  });
  return {
    ...{
      key: of.name,
      name: of.name,
      size: { name: of.size },
      type: { name: of.type },
      alignment: of.alignment,
    },
    ...{
      armor_class: of.ac,
      armor_detail: '',
      hit_points: of.hp.average,
      hit_dice: hitPoints(of).replace(/ /g, ''),
    },
    speed: { walk: of.walk, ...(of.fly > 0 ? { fly: of.fly } : {}), unit: 'feet' },
    ability_scores: scores(of),
    saving_throws: Object.fromEntries(savesOf(of).map(([one, bonus]) => [long(one), bonus])),
    skill_bonuses: { perception: of.perception },
    ...{ darkvision_range: of.darkvision || null, passive_perception: 10 + of.perception },
    resistances_and_immunities: {
      damage_resistances_display: of.resist.words,
      damage_immunities_display: of.immune.words,
      condition_immunities: of.conditions.map((one) => ({ name: one })),
    },
    ...{ languages: { as_string: 'Common' }, challenge_rating_text: String(of.cr) },
    document: {
      name: 'Made up',
      gamesystem: { key: of.edition === '2024' ? '5e-2024' : '5e-2014' },
    },
    traits: [
      ...traits.map(([name, desc]) => ({ name, desc })),
      { name: 'Innate Spellcasting', desc: `${CASTING}\n\n* ${spellLine(of)}` },
    ],
    actions: [
      ...of.attacks.map((one) => action(one.name, attackText(one, of.edition), 'ACTION')),
      action(of.breath.name, saveText(of.breath, of.edition), 'ACTION', {
        usage_limits: { type: 'RECHARGE_ON_ROLL', param: 5 },
      }),
      action(of.legendary.name, attackText(of.legendary, of.edition), 'LEGENDARY_ACTION'),
      action(of.lair.name, saveText(of.lair, of.edition), 'LAIR_ACTION'),
    ],
  };
}

function fightClub(of: MadeCreature): string {
  // Its compendia leave "Hit:" out and have the numbers beside the words.
  const attack = (one: MadeAttack, tag: string) => {
    const { count, sides, bonus } = one.dice;
    const dice = `${count}d${sides}${bonus < 0 ? bonus : `+${bonus}`}`;
    const words = attackText(one, of.edition);
    const text = of.edition === '2014' ? words.replace('Hit: ', '') : words;
    return `<${tag}><name>${one.name}</name><text>${text}</text><attack>${one.name}|${signedWords(one.toHit)}|${dice}</attack></${tag}>`;
  };
  const plain = (tag: string, name: string, text: string) =>
    `<${tag}><name>${name}</name><text>${text}</text></${tag}>`;
  return [
    `<monster><name>${of.name}</name><size>${of.size.charAt(0)}</size><type>${of.type}</type>`,
    `<alignment>${of.alignment}</alignment><ac>${of.ac}</ac><hp>${of.hp.average} (${hitPoints(of)})</hp>`,
    `<speed>${speed(of)}</speed>`,
    ...ABILITIES.map((one) => `<${one}>${of.abilities[one]}</${one}>`),
    `<save>${savesOf(of)
      .map(([one, bonus]) => `${ABILITY_NAMES[one].slice(0, 3)} ${signedWords(bonus)}`)
      .join(', ')}</save>`,
    `<skill>Perception ${signedWords(of.perception)}</skill><resist>${of.resist.words}</resist>`,
    `<immune>${of.immune.words}</immune><conditionImmune>${of.conditions.join(', ')}</conditionImmune>`,
    `<senses>${senses(of)}</senses><passive>${10 + of.perception}</passive><languages>Common</languages><cr>${of.cr}</cr>`,
    plain('trait', CASES.trait, CASES.words),
    plain('trait', 'Innate Spellcasting', `${CASTING}</text><text>${spellLine(of)}`),
    ...of.attacks.map((one) => attack(one, 'action')),
    plain('action', `${of.breath.name} (Recharge 5-6)`, saveText(of.breath, of.edition)),
    attack(of.legendary, 'legendary'),
    `<legendary category="lair"><name>${of.lair.name}</name><text>${saveText(of.lair, of.edition)}</text></legendary>`,
    '</monster>',
  ].join('');
}

const FOUNDRY_SIZES = { Small: 'sm', Medium: 'med', Large: 'lg', Huge: 'huge' } as const;

function foundry(of: MadeCreature, version: 3 | 5) {
  const item = (name: string, type: string, system: object) => ({
    name,
    type,
    system: { description: { value: '' }, ...system },
  });
  const weapon = (one: MadeAttack, activation: string) =>
    version === 5
      ? item(one.name, 'weapon', {
          ...{ proficient: 1, properties: [], type: { value: 'natural' } },
          range: one.ranged
            ? { value: one.reach, long: one.reach * 2, units: 'ft' }
            : { reach: one.reach, units: 'ft' },
          damage: {
            base: {
              number: one.dice.count,
              denomination: one.dice.sides,
              bonus: '',
              types: [one.type],
            },
          },
          activities: {
            x: {
              ...{ _id: 'x', type: 'attack', activation: { type: activation, value: 1 } },
              attack: {
                ability: '',
                bonus: '',
                flat: false,
                type: { value: one.ranged ? 'ranged' : 'melee', classification: 'weapon' },
              },
              damage: { includeBase: true, parts: [] },
            },
          },
        })
      : item(one.name, 'weapon', {
          ...{ proficient: true, ability: '', actionType: one.ranged ? 'rwak' : 'mwak' },
          activation: { type: activation, cost: 1 },
          range: one.ranged
            ? { value: one.reach, long: one.reach * 2, units: 'ft' }
            : { value: one.reach, units: 'ft' },
          damage: {
            parts: [[`${one.dice.count}d${one.dice.sides} + @mod`, one.type]],
            versatile: '',
          },
          save: { ability: '', dc: null },
        });
  const save = (one: MadeSave, activation: string) => {
    const description = { value: `<p>${saveText(one, of.edition)}</p>` };
    return version === 5
      ? item(one.name, 'feat', {
          // The numbers are the fields' alone.
          uses:
            one.recharge === null
              ? {}
              : { max: '1', recovery: [{ period: 'recharge', formula: String(one.recharge) }] },
          activities: {
            y: {
              ...{ _id: 'y', type: 'save', activation: { type: activation, value: 1 } },
              save: { ability: [one.ability], dc: { calculation: '', formula: String(one.dc) } },
              damage: {
                onSave: 'half',
                parts: [
                  {
                    number: one.dice.count,
                    denomination: one.dice.sides,
                    bonus: '',
                    types: [one.type],
                  },
                ],
              },
              target: { template: { type: 'cone', size: '15' }, affects: { type: 'creature' } },
            },
          },
        })
      : item(one.name, 'feat', {
          ...{ description, actionType: 'save', activation: { type: activation, cost: 1 } },
          ...{ save: { ability: one.ability, dc: one.dc, scaling: 'flat' } },
          damage: { parts: [[`${one.dice.count}d${one.dice.sides}`, one.type]] },
          recharge: { value: one.recharge },
        });
  };
  const trait = (words: string) => ({ value: [], custom: words });
  return {
    ...{ name: of.name, type: 'npc' },
    system: {
      abilities: Object.fromEntries(
        ABILITIES.map((one) => [
          one,
          { value: of.abilities[one], proficient: of.saves[one] === undefined ? 0 : 1 },
        ]),
      ),
      attributes: {
        ac: { flat: of.ac, calc: 'flat' },
        hp: { max: of.hp.average, formula: hitPoints(of) },
        movement: { walk: of.walk, fly: of.fly },
        senses:
          version === 5 ? { ranges: { darkvision: of.darkvision } } : { darkvision: of.darkvision },
        spellcasting: 'wis',
      },
      details: {
        type: { value: of.type },
        alignment: of.alignment,
        cr: of.cr,
        biography: { value: '' },
      },
      traits: {
        size: FOUNDRY_SIZES[of.size],
        ...{ dr: trait(of.resist.words), di: trait(of.immune.words), dv: trait('') },
        ...{ ci: { value: [...of.conditions] }, languages: { value: ['common'], custom: '' } },
      },
      skills: { prc: { value: 1, ability: 'wis' } },
      resources: { legact: { max: 3 }, legres: { max: 0 } },
      source: { rules: of.edition },
    },
    items: [
      item(CASES.trait, 'feat', { description: { value: `<p>${CASES.words}</p>` } }),
      ...of.attacks.map((one) => weapon(one, 'action')),
      save(of.breath, 'action'),
      weapon(of.legendary, 'legendary'),
      save(of.lair, 'lair'),
      ...of.spells.map((name) => ({
        name,
        type: 'spell',
        system: { level: 0, preparation: { mode: 'atwill' } },
      })),
    ],
    effects: [],
  };
}

function pasted(of: MadeCreature): string {
  const { traits, actions, legendary, lair } = entries(of);
  const list = (all: readonly (readonly [string, string])[]) =>
    all.map(([name, text]) => `${name}. ${text}`);
  const modern = of.edition === '2024';
  const labelled = modern
    ? [`AC ${of.ac}`, `HP ${of.hp.average} (${hitPoints(of)})`]
    : [`Armor Class ${of.ac}`, `Hit Points ${of.hp.average} (${hitPoints(of)})`];
  return [
    of.name,
    kind(of),
    ...labelled,
    `Speed ${speed(of)}`,
    'STR DEX CON INT WIS CHA',
    ABILITIES.map(
      (one) => `${of.abilities[one]} (${signedWords(Math.floor((of.abilities[one] - 10) / 2))})`,
    ).join(' '),
    `Saving Throws ${savesOf(of)
      .map(([one, bonus]) => `${ABILITY_NAMES[one].slice(0, 3)} ${signedWords(bonus)}`)
      .join(', ')}`,
    `Skills Perception ${signedWords(of.perception)}`,
    ...[`Damage Resistances ${of.resist.words}`, `Damage Immunities ${of.immune.words}`],
    ...[
      `Condition Immunities ${of.conditions.join(', ')}`,
      `Senses ${senses(of)}`,
      'Languages Common',
    ],
    modern ? `CR ${of.cr}` : `Challenge ${of.cr}`,
    ...['Traits', ...list(traits), `Innate Spellcasting. ${CASTING}`, spellLine(of)],
    ...['Actions', ...list(actions)],
    ...['Legendary Actions', 'It can take 3 legendary actions, one at a time.', ...list(legendary)],
    ...['Lair Actions', ...list(lair)],
  ].join('\n');
}
