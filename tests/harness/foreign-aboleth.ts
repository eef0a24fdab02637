const NAME = { name: 'Aboleth' };
const TENTACLE =
  'Melee Weapon Attack: +9 to hit, reach 10 ft., one target. Hit: 12 (2d6 + 5) bludgeoning damage.';
const AMPHIBIOUS = 'The aboleth can breathe air and water.';
const DETECT = 'The aboleth makes a Wisdom (Perception) check.';
const DRAIN = 'One creature charmed by the aboleth takes 10 (3d6) psychic damage.';
const INTRO = 'The aboleth can take 3 legendary actions, choosing from the options below.';

/** The aboleth of SRD 5.1, with the fields needed to show what is imported, in the format of Tetra-cube. */
export const TETRA_CUBE = {
  ...NAME,
  size: 'large',
  type: 'aberration',
  tag: '',
  alignment: 'lawful evil',
  hitDice: '18',
  armorName: 'natural armor',
  shieldBonus: 0,
  natArmorBonus: 8,
  otherArmorDesc: '',
  speed: '10',
  burrowSpeed: '0',
  climbSpeed: '0',
  flySpeed: '0',
  swimSpeed: '40',
  hover: false,
  customHP: false,
  customSpeed: false,
  hpText: '',
  speedDesc: '',
  strPoints: '21',
  dexPoints: '9',
  conPoints: '15',
  intPoints: '18',
  wisPoints: '15',
  chaPoints: '18',
  blindsight: '0',
  blind: false,
  darkvision: '120',
  telepathy: 120,
  cr: '10',
  customCr: '',
  customProf: 2,
  shortName: '',
  understandsBut: '',
  isLegendary: true,
  legendariesDescription: INTRO.replace('aboleth', '[MON]'),
  isLair: true,
  lairDescription: 'In its lair the [MON] acts at 20.',
  isMythic: false,
  isRegional: false,
  regionalDescription: 'Fouled water.',
  regionals: [],
  mythics: [],
  abilities: [{ name: 'Amphibious', desc: 'The [MON] can breathe air and water.' }],
  actions: [
    {
      name: 'Tentacle',
      desc: '_Melee Weapon Attack:_ [STR ATK] to hit, reach 10 ft., one target. _Hit:_ [STR 2D6] bludgeoning damage.',
    },
    {
      name: 'Slime (Recharge 5-6)',
      desc: 'A DC [CON SAVE] Constitution saving throw, taking [3D6] acid damage.',
    },
  ],
  legendaries: [
    { name: 'Detect', desc: DETECT },
    { name: 'Psychic Drain (Costs 2 Actions)', desc: DRAIN },
  ],
  lairs: [{ name: 'Pull', desc: 'Pools of water surge.' }],
  sthrows: [
    { name: 'con', order: 2 },
    { name: 'int', order: 3 },
    { name: 'wis', order: 4 },
  ],
  skills: [
    { name: 'history', stat: 'int', note: ' (ex)' },
    { name: 'perception', stat: 'wis', note: ' (ex)' },
  ],
  damagetypes: [
    { name: 'Cold', note: ' (Resistant)', type: 'r' },
    { name: 'poison', note: '', type: 'i' },
  ],
  specialdamage: [],
  conditions: [{ name: 'poisoned' }],
  languages: [{ name: 'Deep Speech', speaks: true }],
};

const plain = { override: false, overrideValue: 0 };
const save = (proficient: boolean) => ({ proficient, ...plain });

/** The same in the format of 5e Monster Maker. */
export const MONSTER_MAKER = {
  ...NAME,
  saveVersion: 9,
  size: 'Large',
  type: 'aberration',
  alignment: 'lawful evil',
  AC: 17,
  ACType: 'natural armor',
  CR: 10,
  proficiency: 4,
  HP: { HD: 18, type: 10, modifier: 36 },
  speeds: [
    { id: 'a', type: 'walk', speed: 10, note: '' },
    { id: 'b', type: 'swim', speed: 40, note: '' },
  ],
  stats: { STR: 21, DEX: 9, CON: 15, INT: 18, WIS: 15, CHA: 18 },
  saves: {
    STR: save(false),
    DEX: save(false),
    CON: save(true),
    INT: save(true),
    WIS: save(true),
    CHA: save(false),
  },
  skills: [
    { skill: { stat: 'INT', key: 'History' }, proficient: true, expertise: true, ...plain },
    {
      skill: { stat: 'WIS', key: 'Perception' },
      proficient: true,
      override: true,
      overrideValue: 10,
    },
  ],
  resistances: ['cold'],
  immunities: ['poison'],
  vulnerabilities: [],
  conditions: ['poisoned'],
  senses: { blindsight: 0, darkvision: 120, tremorsense: 0, truesight: 0 },
  passivePerception: plain,
  languages: 'Deep Speech, telepathy 120 ft.',
  attacks: [
    {
      name: 'Tentacle',
      id: 't',
      distance: 'Melee',
      kind: 'Weapon',
      targets: 1,
      modifier: { ...plain, stat: 'STR', proficient: true },
      range: { standard: 0, long: 0, reach: 10 },
      damage: { dice: 6, count: 2, modifier: { ...plain, stat: 'STR' }, type: 'bludgeoning' },
      additionalDamage: [],
      description: '',
      legendaryOnly: false,
    },
  ],
  multiattacks: [{ id: 'm', attacks: ['t', 't', 't'], actions: [] }],
  spellcasting: { stat: 'INT', atWill: [], standard: [], slots: [] },
  traits: [
    {
      name: 'Amphibious',
      id: 'x',
      description: 'The {NAME} can breathe air and water.',
      limitedUse: { count: 0, rate: 'day' },
    },
  ],
  actions: [
    {
      name: 'Slime',
      id: 's',
      description: 'A {DC:CON} Constitution saving throw, taking {3d6} acid damage.',
      recharge: '5-6',
      limitedUse: { count: 0, rate: 'day' },
    },
    {
      name: 'Detect',
      id: 'd',
      description: 'The {NAME} makes a Wisdom (Perception) check.',
      legendaryOnly: true,
    },
    { name: 'Psychic Drain', id: 'p', description: DRAIN, legendaryOnly: true },
  ],
  legendaryActions: {
    count: 3,
    actions: [
      { id: '1', actionId: 'd', cost: 1 },
      { id: '2', actionId: 'p', cost: 2 },
    ],
  },
  reactions: [],
  lairActions: [{ name: 'Pull', id: 'l', description: 'Pools of water surge.' }],
};

/** The same in the format of Fight Club 5. */
export const FIGHT_CLUB = `<?xml version="1.0" encoding="UTF-8"?>
<compendium version="5">
<!-- one monster and one spell -->
<spell><name>Light</name></spell>
<monster><name>Aboleth</name><size>L</size><type>aberration</type><alignment>lawful evil</alignment>
<ac>17 (natural armor)</ac><hp>135 (18d10+36)</hp><speed>10 ft., swim 40 ft.</speed>
<str>21</str><dex>9</dex><con>15</con><int>18</int><wis>15</wis><cha>18</cha>
<save>Con +6, Int +8, Wis +6</save><skill>History +12, Perception +10</skill>
<resist>cold</resist><vulnerable/><immune>poison</immune><conditionImmune>poisoned</conditionImmune>
<senses>darkvision 120 ft.</senses><passive>20</passive><languages>Deep Speech, telepathy 120 ft.</languages><cr>10</cr>
<trait><name>Amphibious</name><text>${AMPHIBIOUS}</text></trait>
<action><name>Tentacle</name><text>${TENTACLE}</text><attack>Tentacle|9|2d6+5</attack></action>
<action><name>Slime (Recharge 5-6)</name><text>A DC 14 Constitution saving throw, taking 10 (3d6) acid damage.</text></action>
<legendary><name>Legendary Actions (3/Turn)</name><text>${INTRO}</text></legendary>
<legendary><name>Detect</name><text>${DETECT}</text></legendary>
<legendary><name>Psychic Drain (Costs 2 Actions)</name><text>${DRAIN}</text></legendary>
<description>It smells of &lt;brine&gt; &amp; slime.</description>
</monster>
</compendium>`;

const ENTRIES = {
  actions: [
    { name: 'Tentacle', desc: TENTACLE, attack_bonus: 9, damage_dice: '2d6' },
    {
      name: 'Slime (Recharge 5-6)',
      desc: 'A DC 14 Constitution saving throw, taking 10 (3d6) acid damage.',
    },
  ],
};

/** The same in the format of Open5e's first API. */
export const OPEN5E_1 = {
  ...NAME,
  slug: 'aboleth',
  size: 'Large',
  type: 'Aberration',
  subtype: '',
  alignment: 'lawful evil',
  armor_class: 17,
  armor_desc: 'natural armor',
  hit_points: 135,
  hit_dice: '18d10+36',
  speed: { walk: 10, swim: 40 },
  strength: 21,
  dexterity: 9,
  constitution: 15,
  intelligence: 18,
  wisdom: 15,
  charisma: 18,
  strength_save: null,
  dexterity_save: null,
  constitution_save: 6,
  intelligence_save: 8,
  wisdom_save: 6,
  charisma_save: null,
  perception: 10,
  skills: { history: 12, perception: 10 },
  damage_vulnerabilities: '',
  damage_resistances: 'cold',
  damage_immunities: 'poison',
  condition_immunities: 'poisoned',
  senses: 'darkvision 120 ft., passive Perception 20',
  languages: 'Deep Speech, telepathy 120 ft.',
  challenge_rating: '10',
  cr: 10,
  ...ENTRIES,
  bonus_actions: null,
  reactions: '',
  legendary_desc: INTRO,
  legendary_actions: [
    { name: 'Detect', desc: DETECT },
    { name: 'Psychic Drain (Costs 2 Actions)', desc: DRAIN },
  ],
  special_abilities: [{ name: 'Amphibious', desc: AMPHIBIOUS }],
  document__title: '5e Core Rules',
  environments: ['Underdark'],
};

/** The same in the format of Open5e's second API, with the speeds that it makes up. */
export const OPEN5E_2 = {
  ...NAME,
  key: 'srd_aboleth',
  document: { key: 'srd-2014', name: 'SRD 5.1' },
  size: { name: 'Large', key: 'large' },
  type: { name: 'Aberration' },
  alignment: 'lawful evil',
  armor_class: 17,
  armor_detail: 'natural armor',
  hit_points: 135,
  hit_dice: '18d10+36',
  speed: { walk: 10, unit: 'feet', swim: 40 },
  speed_all: { walk: 10, unit: 'feet', swim: 40, climb: 5, fly: 0, crawl: 5, hover: false },
  ability_scores: {
    strength: 21,
    dexterity: 9,
    constitution: 15,
    intelligence: 18,
    wisdom: 15,
    charisma: 18,
  },
  saving_throws: { constitution: 6, intelligence: 8, wisdom: 6 },
  skill_bonuses: { history: 12, perception: 10 },
  darkvision_range: 120,
  blindsight_range: null,
  passive_perception: 20,
  languages: { as_string: 'Deep Speech, telepathy 120 ft.', data: [] },
  resistances_and_immunities: {
    damage_resistances: [{ name: 'Cold' }],
    damage_immunities_display: 'poison',
    damage_vulnerabilities: [],
    condition_immunities: [{ name: 'Poisoned' }],
  },
  challenge_rating: 10,
  challenge_rating_text: '10',
  environments: [{ name: 'Underdark' }],
  traits: [{ name: 'Amphibious', desc: AMPHIBIOUS }],
  actions: [
    {
      name: 'Slime',
      desc: ENTRIES.actions[1]?.desc,
      action_type: 'ACTION',
      order_in_statblock: 2,
      usage_limits: { type: 'RECHARGE_ON_ROLL', param: 5 },
    },
    {
      name: 'Tentacle',
      desc: TENTACLE,
      action_type: 'ACTION',
      order_in_statblock: 1,
      usage_limits: null,
    },
    {
      name: 'Detect',
      desc: DETECT,
      action_type: 'LEGENDARY_ACTION',
      order_in_statblock: 3,
      legendary_action_cost: 1,
    },
    {
      name: 'Psychic Drain',
      desc: DRAIN,
      action_type: 'LEGENDARY_ACTION',
      order_in_statblock: 4,
      legendary_action_cost: 2,
    },
  ],
};

const ability = (value: number, proficient = 0) => ({ value, proficient, bonuses: { save: '' } });
const item = (name: string, type: string, html: string, activation: object, more: object = {}) => ({
  name,
  type,
  system: { description: { value: `<p>${html}</p>` }, activation, ...more },
});

/**
 * The same as an actor of the third version of Foundry's dnd5e system, whose items have their activation at the top
 * level.
 */
export const FOUNDRY_3 = {
  ...NAME,
  type: 'npc',
  system: {
    abilities: {
      str: ability(21),
      dex: ability(9),
      con: ability(15, 1),
      int: ability(18, 1),
      wis: ability(15, 1),
      cha: ability(18),
    },
    attributes: {
      ac: { flat: 17, calc: 'natural' },
      hp: { value: 135, max: 135, formula: '18d10 + 36' },
      movement: { walk: 10, swim: 40, fly: 0, hover: false, units: 'ft' },
      init: { bonus: '' },
      senses: { darkvision: 120, blindsight: 0, units: 'ft', special: '' },
    },
    details: {
      alignment: 'lawful evil',
      type: { value: 'aberration', subtype: '', swarm: '' },
      cr: 10,
      biography: { value: '' },
    },
    traits: {
      size: 'lg',
      dr: { value: ['cold'], bypasses: [], custom: '' },
      ci: { value: ['poisoned'] },
      di: { value: ['poison'], bypasses: [] },
      dv: { value: [] },
      languages: { value: ['deep'], custom: 'telepathy 120 ft.' },
    },
    skills: { his: { value: 2, ability: 'int' }, prc: { value: 2, ability: 'wis' } },
    resources: { legact: { value: 3, max: 3 }, legres: { value: 0, max: 0 } },
  },
  items: [
    item('Amphibious', 'feat', 'The aboleth can breathe air &amp; water.', { type: '' }),
    item('Tentacle', 'weapon', TENTACLE, { type: 'action', cost: 1 }),
    item(
      'Slime',
      'feat',
      'A [[/save DC 14 Constitution saving throw]], taking [[/damage 3d6 type=acid average]].',
      { type: 'action' },
      { recharge: { value: 5, charged: true } },
    ),
    item('Detect', 'feat', DETECT, { type: 'legendary', cost: 1 }),
    item('Psychic Drain', 'feat', DRAIN, { type: 'legendary', cost: 2 }),
    { name: 'Slimy Pearl', type: 'loot', system: {} },
  ],
};
