import type { Book, CharacterClass, SpellLine } from '../../app/characters/book/book';

const NONE = { gifts: [], asks: [] };

const fighter: CharacterClass = {
  slug: 'fighter',
  name: 'Fighter',
  line: 'A master of arms.',
  hitDie: 10,
  primary: ['str'],
  first: {
    gifts: [
      { gives: 'saves', of: ['str', 'con'] },
      { gives: 'weapons', of: ['simple', 'martial'] },
      { gives: 'armor', of: ['light', 'medium', 'heavy', 'shield'] },
    ],
    asks: [
      {
        key: 'skills',
        name: 'Two skills',
        count: 2,
        asks: 'skill',
        from: ['athletics', 'history'],
      },
    ],
  },
  joining: NONE,
  needs: { how: 'any', abilities: ['str', 'dex'] },
  equipment: [
    {
      key: 'arms',
      ways: [
        { label: 'A greatclub', items: [{ item: 'greatclub' }] },
        {
          label: 'A weapon',
          items: [{ any: 'martial-weapon', name: 'A martial weapon' }],
          gold: 5,
        },
      ],
    },
  ],
  subclassLevel: 3,
  subclassName: 'Martial Archetype',
  subclasses: [
    {
      slug: 'champion',
      name: 'Champion',
      line: '',
      features: [
        {
          key: 'champion/critical',
          name: 'Improved Critical',
          level: 3,
          words: 'On 19.',
          gifts: [{ gives: 'critical', on: 19 }],
        },
      ],
    },
  ],
  features: [
    {
      key: 'fighter/style',
      name: 'Fighting Style',
      level: 1,
      words: 'A way to fight.',
      asks: [{ key: 'style', name: 'A style', count: 1, asks: 'option', from: 'fighting-style' }],
    },
    {
      key: 'fighter/wind',
      name: 'Second Wind',
      level: 1,
      words: 'Heal.',
      uses: { key: 'wind', name: 'Second Wind', most: 1, back: 'short-rest' },
    },
    {
      key: 'fighter/more-4',
      name: 'Increase',
      level: 4,
      words: 'More.',
      asks: [{ key: 'improvement', name: 'An increase', count: 1, asks: 'improvement' }],
    },
  ],
  suggested: [15, 13, 14, 8, 12, 10],
  columns: [],
};

const cleric: CharacterClass = {
  slug: 'cleric',
  name: 'Cleric',
  line: 'A priest.',
  hitDie: 8,
  primary: ['wis'],
  first: { gifts: [{ gives: 'saves', of: ['wis', 'cha'] }], asks: [] },
  joining: { gifts: [{ gives: 'armor', of: ['light', 'medium', 'shield'] }], asks: [] },
  needs: { how: 'all', abilities: ['wis'] },
  equipment: [],
  casting: {
    ability: 'wis',
    list: 'Cleric',
    kind: 'full',
    from: 1,
    rituals: 'prepared',
    cantrips: [3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
    spells: { how: 'prepared', count: 'level-and-modifier' },
    focus: 'A holy symbol',
  },
  subclassLevel: 1,
  subclassName: 'Divine Domain',
  subclasses: [
    {
      slug: 'life',
      name: 'Life Domain',
      line: '',
      features: [
        {
          key: 'life/spells',
          name: 'Domain Spells',
          level: 1,
          words: 'Always there.',
          gifts: [{ gives: 'spell', spell: 'bless', ability: 'class' }],
        },
      ],
    },
  ],
  features: [],
  suggested: [14, 8, 13, 10, 15, 12],
  columns: [],
};

function spell(slug: string, name: string, level: number): SpellLine {
  return {
    slug,
    name,
    level,
    school: 'evocation',
    classes: ['Cleric'],
    ritual: false,
    concentration: false,
    glance: { time: 'action', range: '60 ft.', deals: '' },
  };
}

/** A book of two classes, one race and a few items, for tests that don't need a complete one. */
export const SMALL_BOOK: Book = {
  edition: '2014',
  raceWord: 'Race',
  everyone: [],
  classes: [fighter, cleric],
  races: [
    {
      slug: 'dwarf',
      name: 'Dwarf',
      line: '',
      size: ['medium'],
      speed: 25,
      features: [
        {
          key: 'dwarf/con',
          name: 'Ability Score Increase',
          level: 1,
          words: 'Con +2.',
          gifts: [{ gives: 'ability', ability: 'con', plus: 2 }, { gives: 'no-slowing' }],
        },
      ],
      subraces: [
        {
          slug: 'hill-dwarf',
          name: 'Hill Dwarf',
          line: '',
          features: [
            {
              key: 'hill-dwarf/tough',
              name: 'Dwarven Toughness',
              level: 1,
              words: '+1 hp.',
              gifts: [
                { gives: 'hit-points', each: 1 },
                { gives: 'ability', ability: 'wis', plus: 1 },
              ],
            },
          ],
        },
      ],
    },
  ],
  backgrounds: [
    {
      slug: 'acolyte',
      name: 'Acolyte',
      line: '',
      equipment: [],
      features: [
        {
          key: 'acolyte/skills',
          name: 'Skills',
          level: 1,
          words: '',
          gifts: [{ gives: 'skills', of: ['insight', 'religion'] }],
          asks: [
            { key: 'languages', name: 'Two languages', count: 2, asks: 'language', from: 'any' },
          ],
        },
      ],
    },
  ],
  feats: [
    {
      slug: 'grappler',
      name: 'Grappler',
      words: 'Hold on.',
      category: 'general',
      needs: { abilities: { str: 13 } },
    },
  ],
  groups: {
    'fighting-style': [
      {
        slug: 'defense',
        name: 'Defense',
        words: 'AC +1 in armor.',
        gifts: [{ gives: 'armor-bonus', plus: 1, when: 'armored' }],
      },
      {
        slug: 'dueling',
        name: 'Dueling',
        words: 'Damage +2.',
        gifts: [{ gives: 'attack-bonus', of: 'dueling', damage: 2 }],
      },
    ],
    invocation: [],
    metamagic: [],
    'pact-boon': [],
    'weapon-mastery': [],
  },
  languages: [
    { slug: 'common', name: 'Common', rare: false },
    { slug: 'elvish', name: 'Elvish', rare: false },
    { slug: 'celestial', name: 'Celestial', rare: true },
  ],
  items: [
    {
      slug: 'chain-mail',
      name: 'Chain Mail',
      pounds: 55,
      copper: 7500,
      kind: 'armor',
      category: 'heavy',
      base: 16,
      dexterity: 'none',
      strength: 13,
      loud: true,
    },
    {
      slug: 'shield',
      name: 'Shield',
      pounds: 6,
      copper: 1000,
      kind: 'armor',
      category: 'shield',
      base: 2,
      dexterity: 'none',
      loud: false,
    },
    {
      slug: 'longsword',
      name: 'Longsword',
      pounds: 3,
      copper: 1500,
      kind: 'weapon',
      category: 'martial',
      reach: 'melee',
      properties: ['versatile'],
      damage: { count: 1, sides: 8, type: 'slashing' },
      versatile: { count: 1, sides: 10 },
    },
    {
      slug: 'greatclub',
      name: 'Greatclub',
      pounds: 10,
      copper: 20,
      kind: 'weapon',
      category: 'simple',
      reach: 'melee',
      properties: ['two-handed'],
      damage: { count: 1, sides: 8, type: 'bludgeoning' },
    },
  ],
  spells: [
    spell('guidance', 'Guidance', 0),
    spell('light', 'Light', 0),
    spell('bless', 'Bless', 1),
    spell('cure-wounds', 'Cure Wounds', 1),
    spell('aid', 'Aid', 2),
  ],
};
