/**
 * A hill dwarf fighter of level 4 in the format of D&D Beyond (unofficial version 5), invented, with only the fields
 * that are read.
 */
export function beyondFile(more: object = {}) {
  const stat = (values: (number | null)[]) =>
    values.map((value, at) => ({ id: at + 1, name: null, value }));
  const gives = (type: string, subType: string, friendly: string, value: number | null = null) => ({
    type,
    subType,
    friendlySubtypeName: friendly,
    fixedValue: value,
    value,
  });
  const thing = (name: string, rest: object = {}, definition: object = {}) => ({
    quantity: 1,
    equipped: false,
    isAttuned: false,
    ...rest,
    definition: { name, weight: 1, bundleSize: 1, filterType: 'Other Gear', ...definition },
  });
  return {
    id: 1,
    success: true,
    message: 'Character successfully received.',
    data: {
      name: 'Tordek <b>Stone</b>',
      alignmentId: 1,
      currentXp: 2800,
      inspiration: true,
      age: 60,
      height: '4\'5"',
      weight: 180,
      eyes: 'grey',
      hair: null,
      faith: 'Moradin',
      stats: stat([15, 12, 14, 8, 13, 10]),
      bonusStats: stat([null, null, null, null, null, null]),
      overrideStats: stat([null, null, null, null, null, null]),
      baseHitPoints: 28,
      bonusHitPoints: null,
      overrideHitPoints: null,
      removedHitPoints: 9,
      temporaryHitPoints: 3,
      race: {
        fullName: 'Hill Dwarf',
        baseRaceName: 'Dwarf',
        subRaceShortName: 'Hill',
        racialTraits: [],
      },
      background: {
        hasCustomBackground: false,
        definition: { name: 'Guild Artisan', featureName: 'Guild Membership' },
      },
      classes: [
        {
          id: 7,
          level: 4,
          isStartingClass: true,
          hitDiceUsed: 1,
          definition: { name: 'Fighter', sources: [{ sourceId: 2 }] },
          subclassDefinition: { name: 'Champion', classFeatures: [] },
          classFeatures: [],
        },
      ],
      feats: [{ definition: { name: 'Lucky' } }],
      modifiers: {
        race: [
          gives('bonus', 'constitution-score', 'Constitution Score', 2),
          gives('bonus', 'wisdom-score', 'Wisdom Score', 1),
          gives('bonus', 'hit-points-per-level', 'Hit Points per Level', 1),
          gives('language', 'dwarvish', 'Dwarvish'),
          gives('language', 'common', 'Common'),
          gives('proficiency', 'smiths-tools', 'Smith’s Tools'),
          gives('proficiency', 'battleaxe', 'Battleaxe'),
        ],
        class: [
          gives('proficiency', 'strength-saving-throws', 'Strength Saving Throws'),
          gives('proficiency', 'constitution-saving-throws', 'Constitution Saving Throws'),
          gives('proficiency', 'athletics', 'Athletics'),
          gives('proficiency', 'perception', 'Perception'),
          gives('bonus', 'strength-score', 'Strength Score', 2),
        ],
        background: [
          gives('proficiency', 'insight', 'Insight'),
          gives('proficiency', 'persuasion', 'Persuasion'),
          gives('language', 'giant', 'Giant'),
        ],
        feat: [],
        item: [],
        condition: [],
      },
      options: { class: [{ definition: { name: 'Defense' } }], race: [], feat: [] },
      choices: { race: [], class: [], background: null, feat: [], choiceDefinitions: [] },
      inventory: [
        thing('Chain Mail', { equipped: true }),
        thing('Crossbow, Light'),
        thing('Longsword, +1', { equipped: true, isAttuned: true }),
        thing('Arrows', { quantity: 20 }),
        thing('Rope of Songs', { quantity: 2 }, { weight: 3 }),
        thing(
          'Moon Glaive',
          { equipped: true },
          {
            filterType: 'Weapon',
            attackType: 1,
            categoryId: 2,
            damageType: 'Slashing',
            damage: { diceCount: 1, diceValue: 10 },
            properties: [{ name: 'Reach' }, { name: 'Heavy' }],
          },
        ),
      ],
      currencies: { cp: 1, sp: 2, gp: 30, ep: 0, pp: 4 },
      classSpells: [],
      spells: { race: [], class: [], feat: [], item: [] },
      conditions: [{ id: 12 }, { id: 4, level: 2 }],
      deathSaves: { failCount: 1, successCount: null },
      traits: { personalityTraits: '<p>Slow to trust.</p><p>Never late.</p>', ideals: null },
      notes: { backstory: 'Born under the hill.', allies: 'The guild' },
      creatures: [{}],
      campaign: { name: 'Red Larch' },
      ...more,
    },
  };
}

/** A high elf wizard of level 3 as an actor of Foundry's dnd5e system, in either of its generations. */
export function foundryFile(generation: 4 | 5 = 4) {
  const rules = { source: { rules: '2014' } };
  const advancement = (list: { _id: string; type: string; value?: object }[]) =>
    generation === 4 ? list : Object.fromEntries(list.map((one) => [one._id, one]));
  const spell = (name: string, level: number, prepared: boolean) => ({
    name,
    type: 'spell',
    system: {
      level,
      ...(generation === 4
        ? { preparation: { mode: 'prepared', prepared }, sourceClass: 'wizard' }
        : { method: 'spell', prepared: prepared ? 1 : 0, sourceItem: 'class:wizard' }),
    },
  });
  const skill = (value: number) => ({ value, ability: 'int', bonuses: { check: '', passive: '' } });
  const score = (value: number, proficient = 0) => ({ value, proficient });
  return {
    name: 'Ezren',
    type: 'character',
    img: null,
    system: {
      abilities: {
        str: score(8),
        dex: score(16),
        con: score(13),
        int: score(16, 1),
        wis: score(12, 1),
        cha: score(10),
      },
      attributes: {
        hp: { value: 11, max: null, temp: 2 },
        ac: { flat: null, calc: 'default' },
        death: { success: 0, failure: 2 },
        exhaustion: 0,
        inspiration: true,
      },
      details: {
        biography: { value: '<p>Read &amp; wrote.</p>' },
        alignment: 'Neutral good',
        xp: { value: 900 },
        trait: 'Curious',
        originalClass: 'c1',
        race: 'Kd83jfnv8fj3nf9s',
        background: 'Pd83jfnv8fj3nf9s',
        age: '110',
      },
      traits: {
        languages: { value: ['common', 'elvish', 'draconic', 'cant'], custom: 'Old Marsh' },
        weaponProf: { value: [], mastery: { value: [] } },
      },
      skills: { arc: skill(1), his: skill(1), ins: skill(1), rel: skill(1), prc: skill(1) },
      tools: { herb: { value: 1 } },
      currency: { pp: 0, gp: 15, ep: 0, sp: 3, cp: 0 },
      spells: { spell1: { value: 1, override: null }, spell2: { value: 2 }, pact: { value: 0 } },
    },
    items: [
      {
        _id: 'c1',
        name: 'Wizard',
        type: 'class',
        system: {
          identifier: 'wizard',
          levels: 3,
          ...rules,
          hd: { denomination: 'd6', spent: 1 },
          advancement: advancement([
            { _id: 'hp', type: 'HitPoints', value: { 1: 'max', 2: 'avg', 3: 5 } },
          ]),
        },
      },
      {
        _id: 's1',
        name: 'School of Evocation',
        type: 'subclass',
        system: { identifier: 'evocation', classIdentifier: 'wizard', ...rules },
      },
      { name: 'High Elf', type: 'race', system: { identifier: 'elf-high', ...rules } },
      {
        name: 'Acolyte',
        type: 'background',
        system: { identifier: 'acolyte', advancement: advancement([]) },
      },
      { name: 'Arcane Recovery', type: 'feat', system: { type: { value: 'class' } } },
      spell('Fire Bolt', 0, false),
      spell('Magic Missile', 1, true),
      spell('Tasha’s Hideous Laughter', 1, false),
      spell('Silvery Barbs', 1, true),
      {
        name: 'Quarterstaff',
        type: 'weapon',
        system: {
          quantity: 1,
          equipped: true,
          type: { value: 'simpleM', baseItem: 'quarterstaff' },
        },
      },
      {
        name: 'Bite',
        type: 'weapon',
        system: { type: { value: 'natural' }, damage: { parts: [['1d4', 'piercing']] } },
      },
      {
        name: 'Wand of Whispers',
        type: 'equipment',
        system: { quantity: 1, attuned: true, weight: { value: 1, units: 'lb' } },
      },
    ],
    effects: [{ statuses: ['prone'] }],
  };
}
