import type { ActionRules } from '../book/action-rule';

const POINT = { key: 'ki', uses: 1 };
const CHANNEL = { key: 'channel-divinity', uses: 1 };
const POINTS = 'sorcery-points';
const TURNED = '30 ft.; turned for 1 minute or until damaged';

/** What features of SRD 5.1 let a character do, by feature. */
export const ACTIONS: ActionRules = {
  'barbarian/rage': [
    {
      effect: {
        key: 'rage',
        name: 'Rage',
        ends: 'unconscious',
        resists: ['bludgeoning', 'piercing', 'slashing'],
        strikes: true,
        favors: { ability: 'str', saves: true },
        does: 'advantage on Strength checks and saves; no spells',
        loses: { with: 'heavy-armor', does: 'no benefits in heavy armor; no spells' },
      },
    },
  ],
  'berserker/frenzy': [{ note: '1 melee weapon attack in each turn of a frenzied rage' }],
  'berserker/intimidating-presence': [
    {
      save: { ability: 'wis', dc: 'cha' },
      note: '30 ft.; frightened until the end of your next turn',
    },
  ],
  'bard/bardic-inspiration': [{ rolls: [{ does: 'add', dice: 'supply' }], note: '60 ft.' }],
  'lore/cutting-words': [
    { rolls: [{ does: 'less', dice: 'supply', name: 'off the roll' }], note: '60 ft.' },
  ],
  'lore/peerless-skill': [{ rolls: [{ does: 'add', dice: 'supply' }] }],
  'bard/countercharm': [{ note: '30 ft.; advantage against charm and fear' }],
  'life/preserve-life': [
    { rolls: [{ does: 'healing', plus: { perLevel: 5 }, name: 'to share out' }], note: '30 ft.' },
  ],
  'cleric/turn-undead': [{ save: { ability: 'wis', dc: 'spell' }, note: TURNED }],
  'cleric/divine-intervention': [
    { rolls: [{ does: 'add', dice: { 1: '1d100' }, name: 'cleric level or less' }] },
  ],
  'druid/wild-shape': [
    {
      forms: {
        2: { challenge: '1/4', without: ['fly', 'swim'] },
        4: { challenge: '1/2', without: ['fly'] },
        8: { challenge: '1', without: [] },
      },
    },
  ],
  'fighter/second-wind': [
    { rolls: [{ does: 'healing', dice: { 1: '1d10' }, plus: { perLevel: 1 }, self: true }] },
  ],
  'fighter/action-surge': [{ note: '1 more action this turn' }],
  'fighter/indomitable': [{ note: 'roll a failed save again' }],
  'monk/martial-arts': [
    { name: 'Martial Arts: unarmed strike', kind: 'bonus-action', strikes: 1, costs: 'nothing' },
  ],
  'monk/flurry-of-blows': [{ strikes: 2, costs: POINT }],
  'monk/patient-defense': [{ costs: POINT, note: 'Dodge' }],
  'monk/step-of-the-wind': [{ costs: POINT, note: 'Disengage or Dash; jump twice as far' }],
  'monk/deflect-missiles': [
    {
      rolls: [
        {
          does: 'less',
          dice: { 1: '1d10' },
          plus: { sum: [{ mod: 'dex' }, { perLevel: 1 }] },
        },
      ],
    },
    { name: 'Deflect Missiles: throw it back', costs: POINT, note: '20/60 ft., with proficiency' },
  ],
  'monk/slow-fall': [
    { rolls: [{ does: 'less', plus: { perLevel: 5 }, name: 'less from a fall' }] },
  ],
  'monk/stunning-strike': [
    {
      costs: POINT,
      save: { ability: 'con', dc: 'wis' },
      note: 'on a hit: stunned until the end of your next turn',
    },
  ],
  'monk/empty-body': [
    {
      costs: { key: 'ki', uses: 4 },
      effect: {
        key: 'empty-body',
        name: 'Empty Body',
        ends: 'by-hand',
        resists: 'all but force',
        does: 'invisible for 1 minute',
      },
    },
    { name: 'Empty Body: Astral Projection', costs: { key: 'ki', uses: 8 } },
  ],
  'open-hand/wholeness-of-body': [
    { rolls: [{ does: 'healing', plus: { perLevel: 3 }, self: true }] },
  ],
  'devotion/sacred-weapon': [
    {
      costs: CHANNEL,
      effect: {
        key: 'sacred-weapon',
        name: 'Sacred Weapon',
        ends: 'unconscious',
        does: 'Charisma modifier to hit with one weapon, which is magical',
      },
      rolls: [{ does: 'add', plus: { most: [1, { mod: 'cha' }] }, name: 'to hit' }],
    },
  ],
  'devotion/turn-the-unholy': [
    { costs: CHANNEL, save: { ability: 'wis', dc: 'spell' }, note: TURNED },
  ],
  'paladin/divine-sense': [{ note: '60 ft., until the end of your next turn' }],
  'paladin/lay-on-hands': [{ costs: 'typed', note: '5 points end a disease or poison' }],
  'thief/fast-hands': [{ note: 'Sleight of Hand, thieves’ tools or an object' }],
  'rogue/cunning-action': [{ note: 'Dash, Disengage or Hide' }],
  'rogue/uncanny-dodge': [{ note: 'halve the damage of a hit' }],
  'draconic/draconic-presence': [
    { costs: { key: POINTS, uses: 5 }, save: { ability: 'wis', dc: 'spell' }, note: '60 ft.' },
  ],
  'draconic/elemental-affinity': [
    { name: 'Elemental Affinity: resistance', kind: 'other', note: '1 hour' },
  ],
  'fiend/dark-ones-own-luck': [{ kind: 'other', rolls: [{ does: 'add', dice: { 1: '1d10' } }] }],
  'fiend/hurl-through-hell': [
    { kind: 'other', rolls: [{ does: 'damage', dice: { 1: '10d10' }, types: ['psychic'] }] },
  ],
  'dragonborn/breath-weapon': [
    {
      rolls: [{ does: 'damage', dice: 'scale' }],
      ancestry: true,
      save: {
        ability: 'dex',
        dc: 'con',
        half: true,
        byAncestry: { green: 'con', silver: 'con', white: 'con' },
      },
    },
  ],
  'half-orc/relentless-endurance': [{ kind: 'other', note: '1 hit point instead of 0' }],
};
