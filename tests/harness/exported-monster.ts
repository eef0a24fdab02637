import { type MonsterRecord, monsterRecord } from '~/compendium/records/monster-record';

const TEMPORARY = 'temporary-hit-points';
const SLASH = { dice: { count: 2, sides: 6 }, bonus: 4, average: 11, type: 'slashing' };
const FLAT = { average: 3, type: 'poison', orTypes: ['acid'] };

/** An attack with two types of damage at once, an alternative, and later damage. */
const CLAW = {
  kind: 'attack',
  attack: 'melee-weapon',
  toHit: 9,
  reachFeet: 10,
  hit: [
    { kind: 'damage', damage: [SLASH, FLAT, { ...FLAT, instead: true }] },
    { kind: 'damage', damage: [FLAT], later: 'target-turn-start' },
  ],
};

const GUST = {
  kind: 'save',
  ability: 'con',
  orAbility: 'str',
  dc: 15,
  success: 'half',
  name: 'Gust',
  fail: [
    { kind: 'damage', damage: [{ dice: { count: 4, sides: 8 }, average: 18, type: 'cold' }] },
    { kind: 'damage', damage: [FLAT], later: 'target-turn-end' },
  ],
};

const entry = (key: string, fields: object = {}) => ({
  key,
  name: key[0]?.toUpperCase() + key.slice(1),
  text: `It has a ${key}.`,
  effects: [],
  complete: true,
  ...fields,
});

/** An invented creature with a bit of everything that an export can contain. */
export const EXPORTED: MonsterRecord = monsterRecord.parse({
  format: 2,
  slug: 'bog-herald',
  source: 'My Table',
  edition: '2014',
  name: 'Bog Herald',
  size: 'Large',
  type: 'plant',
  subtype: 'bog',
  swarmOf: 'Tiny',
  alignment: 'neutral',
  ac: { value: 16, kind: 'natural armor' },
  hp: { average: 40, dice: { count: 9, sides: 10 }, constant: -9 },
  initiative: { bonus: 5, score: 15 },
  speeds: { walk: 30, burrow: 10, climb: 15, fly: 60, swim: 20, hover: true },
  abilities: { str: 18, dex: 12, con: 8, int: 10, wis: 14, cha: 6 },
  saves: { str: 7, wis: 6 },
  skills: { stealth: 7, perception: 5, arcana: 4 },
  senses: { darkvision: 60, blindsight: 90, note: 'smells blood', passivePerception: 15 },
  languages: { list: ['Common', 'Bog'], understands: ['Giant'], telepathyFeet: 30 },
  cr: 6,
  xp: 2300,
  proficiencyBonus: 3,
  defences: {
    vulnerable: [{ types: ['fire'], text: 'fire' }],
    resist: [
      { types: ['cold', 'acid'], text: 'cold, acid' },
      { types: ['piercing'], qualifier: 'nonmagical-not-adamantine', text: 'odd points' },
      { types: [], text: 'damage from spells' },
    ],
    immune: [{ types: ['poison'], text: 'poison' }],
  },
  conditionImmune: ['poisoned', 'prone'],
  traits: [entry('scent', { text: 'A **keen** nose & <eyes>.\n\nIt finds you.' })],
  actions: [
    entry('claw', { effects: [CLAW] }),
    entry('spit', {
      effects: [
        {
          kind: 'attack',
          attack: 'melee-or-ranged-weapon',
          toHit: 6,
          reachFeet: 5,
          rangeFeet: { normal: 20, long: 60 },
          hit: [{ kind: 'damage', damage: [FLAT] }],
        },
      ],
    }),
    entry('bolt', { effects: [{ kind: 'attack', attack: 'ranged-spell', hit: [] }] }),
    entry('gust', {
      recharge: { min: 5 },
      area: { shape: 'line', feet: 60, widthFeet: 5, heightFeet: null },
      effects: [GUST],
    }),
  ],
  bonusActions: [entry('mend', { uses: { times: 2, per: 'day' }, effects: [healed('heal', 2)] })],
  reactions: [entry('shield', { recharge: 'short-or-long-rest', effects: [healed(TEMPORARY, 0)] })],
  legendary: {
    actionsPerRound: 3,
    resistancesPerDay: 2,
    intro: 'It may act out of turn.',
    actions: [{ ...entry('stomp', { effects: [{ ...GUST, success: 'none' }] }), cost: 2 }],
  },
  lairActions: [entry('mist')],
  mythicActions: [entry('rise', { uses: { times: 1, per: 'long-rest' } })],
  spellcasting: [
    {
      name: 'Spellcasting',
      kind: 'slots',
      ability: 'wis',
      dc: 13,
      toHit: 5,
      level: 7,
      slots: { 1: 4, 2: 2 },
      known: [{ level: 1, spells: [{ id: 'entangle', name: 'entangle' }] }],
    },
  ],
  environment: ['swamp', 'forest'],
  section: 'monsters',
  licence: 'cc-by-4.0',
  notes: 'Bogs <whisper> & wait.\n\nThey have time.',
});

function healed(kind: string, count: number) {
  const dice = count === 0 ? null : { count, sides: 4 };
  return { kind, to: 'self', amount: { dice, bonus: count, average: 7 } };
}
