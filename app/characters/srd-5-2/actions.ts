import type { ActionRules } from '../book/action-rule';

const POINT = { key: 'focus-points', uses: 1 };
const CHANNEL = { key: 'paladin-channel-divinity', uses: 1 };
const FORM = { challenge: '1/4', without: ['fly'] } as const;

/** What features of SRD 5.2 let a character do, by feature. */
export const ACTIONS: ActionRules = {
  'barbarian/rage': [
    {
      effect: {
        key: 'rage',
        name: 'Rage',
        // Persistent Rage.
        ends: { 1: 'incapacitated', 15: 'unconscious' },
        resists: ['bludgeoning', 'piercing', 'slashing'],
        strikes: true,
        favors: { ability: 'str', saves: true },
        does: 'advantage on Strength checks and saves; no spells',
        loses: { with: 'heavy-armor', does: 'no benefits in heavy armor; no spells' },
      },
    },
  ],
  'berserker/intimidating-presence': [
    { save: { ability: 'wis', dc: 'str' }, note: '30 ft.; frightened for 1 minute' },
  ],
  'bard/bardic-inspiration': [{ rolls: [{ does: 'add', dice: 'supply' }], note: '60 ft.' }],
  'lore/cutting-words': [
    { rolls: [{ does: 'less', dice: 'supply', name: 'off the roll' }], note: '60 ft.' },
  ],
  'lore/peerless-skill': [{ rolls: [{ does: 'add', dice: 'supply' }] }],
  'bard/countercharm': [{ note: '30 ft.; a failed save again, with advantage' }],
  'life/preserve-life': [
    { rolls: [{ does: 'healing', plus: { perLevel: 5 }, name: 'to share out' }], note: '30 ft.' },
  ],
  'cleric/divine-spark': [
    {
      rolls: [
        { does: 'healing', dice: 'scale', plus: { mod: 'wis' } },
        { does: 'damage', dice: 'scale', plus: { mod: 'wis' }, types: ['necrotic', 'radiant'] },
      ],
      save: { ability: 'con', dc: 'spell', half: true },
      note: '30 ft.',
    },
  ],
  'cleric/turn-undead': [
    {
      save: { ability: 'wis', dc: 'spell' },
      note: '30 ft.; frightened and incapacitated for 1 minute',
    },
  ],
  'land/lands-aid': [
    {
      rolls: [
        { does: 'damage', dice: 'scale', types: ['necrotic'] },
        { does: 'healing', dice: 'scale' },
      ],
      save: { ability: 'con', dc: 'spell', half: true },
      note: '10 ft. radius within 60 ft.',
    },
  ],
  'druid/wild-shape': [
    {
      rolls: [{ does: 'temporary', plus: { perLevel: 1 }, self: true }],
      forms: {
        2: FORM,
        4: { challenge: '1/2', without: ['fly'] },
        8: { challenge: '1', without: [] },
      },
    },
  ],
  'druid/wild-companion': [{ familiar: true, note: 'Find Familiar, without components' }],
  'fighter/second-wind': [
    { rolls: [{ does: 'healing', dice: { 1: '1d10' }, plus: { perLevel: 1 }, self: true }] },
  ],
  'fighter/action-surge': [{ note: '1 more action this turn, not Magic' }],
  'fighter/tactical-mind': [
    {
      costs: { key: 'second-wind', uses: 1 },
      rolls: [{ does: 'add', dice: { 1: '1d10' } }],
      note: 'to a failed check; not spent if it still fails',
    },
  ],
  'fighter/indomitable': [
    { rolls: [{ does: 'add', plus: { perLevel: 1 } }], note: 'roll a failed save again' },
  ],
  'monk/martial-arts': [
    { name: 'Martial Arts: unarmed strike', kind: 'bonus-action', strikes: 1, costs: 'nothing' },
  ],
  'monk/monks-focus': [
    // Heightened Focus.
    { name: 'Flurry of Blows', strikes: { 1: 2, 10: 3 } },
    { name: 'Patient Defense', note: 'Disengage and Dodge; Disengage alone is free' },
    { name: 'Step of the Wind', note: 'Disengage and Dash, jump twice as far; Dash alone is free' },
  ],
  'monk/uncanny-metabolism': [
    {
      rolls: [{ does: 'healing', dice: 'martial-arts', plus: { perLevel: 1 }, self: true }],
      note: 'on initiative; regain all Focus Points',
    },
  ],
  'monk/deflect-attacks': [
    {
      rolls: [
        {
          does: 'less',
          dice: { 1: '1d10' },
          plus: { sum: [{ mod: 'dex' }, { perLevel: 1 }] },
        },
      ],
    },
    {
      name: 'Deflect Attacks: redirect',
      costs: POINT,
      rolls: [{ does: 'damage', dice: 'martial-arts', times: 2, plus: { mod: 'dex' } }],
      save: { ability: 'dex', dc: 'wis' },
      note: 'when no damage is left',
    },
  ],
  'monk/slow-fall': [
    { rolls: [{ does: 'less', plus: { perLevel: 5 }, name: 'less from a fall' }] },
  ],
  'monk/stunning-strike': [
    {
      costs: POINT,
      save: { ability: 'con', dc: 'wis' },
      note: 'once a turn, on a hit: stunned until your next turn starts',
    },
  ],
  'monk/superior-defense': [
    {
      costs: { key: 'focus-points', uses: 3 },
      effect: {
        key: 'superior-defense',
        name: 'Superior Defense',
        ends: 'incapacitated',
        resists: 'all but force',
        does: '1 minute',
      },
    },
  ],
  'open-hand/wholeness-of-body': [
    {
      rolls: [
        { does: 'healing', dice: 'martial-arts', plus: { mod: 'wis' }, least: 1, self: true },
      ],
    },
  ],
  'devotion/sacred-weapon': [
    {
      costs: CHANNEL,
      effect: {
        key: 'sacred-weapon',
        name: 'Sacred Weapon',
        ends: 'by-hand',
        does: 'Charisma modifier to hit with one weapon, radiant if you choose',
      },
      rolls: [{ does: 'add', plus: { most: [1, { mod: 'cha' }] }, name: 'to hit' }],
    },
  ],
  'devotion/holy-nimbus': [
    {
      effect: {
        key: 'holy-nimbus',
        name: 'Holy Nimbus',
        ends: 'by-hand',
        does: 'advantage on saves that fiends and undead force',
      },
      rolls: [
        {
          does: 'damage',
          plus: { sum: [{ mod: 'cha' }, { proficiency: 1 }] },
          types: ['radiant'],
        },
      ],
    },
  ],
  'paladin/lay-on-hands': [{ costs: 'typed', note: '5 points end the poisoned condition' }],
  'paladin/channel-divinity': [
    { name: 'Divine Sense', kind: 'bonus-action', note: '60 ft., 10 minutes' },
  ],
  'paladin/abjure-foes': [
    {
      costs: CHANNEL,
      save: { ability: 'wis', dc: 'spell' },
      note: '60 ft.; frightened for 1 minute or until damaged',
    },
  ],
  'hunter/superior-hunters-defense': [{ note: 'resist the damage you take' }],
  'ranger/tireless': [
    {
      rolls: [
        { does: 'temporary', dice: { 1: '1d8' }, plus: { mod: 'wis' }, least: 1, self: true },
      ],
    },
  ],
  'ranger/natures-veil': [{ note: 'invisible until the end of your next turn' }],
  'rogue/cunning-action': [{ note: 'Dash, Disengage or Hide' }],
  'rogue/steady-aim': [{ note: 'advantage on your next attack; speed 0' }],
  'rogue/uncanny-dodge': [{ note: 'halve the damage of a hit' }],
  'rogue/cunning-strike': [
    { save: { ability: 'con', dc: 'dex' }, note: 'poison for 1d6 of Sneak Attack' },
    {
      name: 'Cunning Strike: trip',
      save: { ability: 'dex', dc: 'dex' },
      note: 'prone for 1d6 of Sneak Attack',
    },
  ],
  'sorcerer/innate-sorcery': [
    {
      effect: {
        key: 'innate-sorcery',
        name: 'Innate Sorcery',
        ends: 'by-hand',
        does: 'save DC of sorcerer spells +1, advantage on their attacks',
      },
    },
  ],
  'fiend/dark-ones-own-luck': [{ kind: 'other', rolls: [{ does: 'add', dice: { 1: '1d10' } }] }],
  'fiend/hurl-through-hell': [
    {
      kind: 'other',
      save: { ability: 'cha', dc: 'spell' },
      rolls: [{ does: 'damage', dice: { 1: '8d10' }, types: ['psychic'] }],
    },
  ],
  'dragonborn/breath-weapon': [
    {
      kind: 'action',
      rolls: [{ does: 'damage', dice: 'scale' }],
      ancestry: true,
      save: { ability: 'dex', dc: 'con', half: true },
      note: 'instead of one attack; 15-foot cone or 30 by 5 ft. line',
    },
  ],
  'dragonborn/draconic-flight': [
    {
      effect: {
        key: 'draconic-flight',
        name: 'Draconic Flight',
        ends: 'incapacitated',
        does: 'fly at your Speed for 10 minutes',
      },
    },
  ],
  'dwarf/stonecunning': [{ note: 'Tremorsense 60 ft. for 10 minutes' }],
  'clouds-jaunt': [{ kind: 'bonus-action', note: 'teleport 30 ft.' }],
  'fires-burn': [
    { kind: 'other', rolls: [{ does: 'damage', dice: { 1: '1d10' }, types: ['fire'] }] },
  ],
  'frosts-chill': [
    {
      kind: 'other',
      rolls: [{ does: 'damage', dice: { 1: '1d6' }, types: ['cold'] }],
      note: 'speed 10 ft. less until your next turn',
    },
  ],
  'hills-tumble': [{ kind: 'other', note: 'on a hit: prone, Large or smaller' }],
  'stones-endurance': [
    { kind: 'reaction', rolls: [{ does: 'less', dice: { 1: '1d12' }, plus: { mod: 'con' } }] },
  ],
  'storms-thunder': [
    {
      kind: 'reaction',
      rolls: [{ does: 'damage', dice: { 1: '1d8' }, types: ['thunder'] }],
      note: '60 ft.',
    },
  ],
  'goliath/large-form': [
    {
      effect: {
        key: 'large-form',
        name: 'Large Form',
        ends: 'by-hand',
        favors: { ability: 'str', saves: false },
        does: 'advantage on Strength checks, 10 feet more Speed',
      },
    },
  ],
  'orc/adrenaline-rush': [
    { rolls: [{ does: 'temporary', plus: { proficiency: 1 }, self: true }], note: 'Dash' },
  ],
  'orc/relentless-endurance': [{ kind: 'other', note: '1 hit point instead of 0' }],
  'boon-of-fate': [{ kind: 'other', rolls: [{ does: 'add', dice: { 1: '2d4' } }], note: '60 ft.' }],
};
