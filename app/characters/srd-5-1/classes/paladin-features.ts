import { improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';

/** The features of the paladin by level (SRD 5.1, "Paladin"). */
export const PALADIN_FEATURES: readonly Feature[] = [
  {
    key: 'paladin/divine-sense',
    name: 'Divine Sense',
    level: 1,
    action: 'action',
    words:
      'Until the end of your next turn you know where celestials, fiends and undead within 60 feet are, unless they have total cover, and what of the three they are, and you notice consecrated and desecrated places and things there.',
    uses: {
      key: 'divine-sense',
      name: 'Divine Sense',
      back: 'long-rest',
      least: 0,
      most: { sum: [1, { mod: 'cha' }] },
    },
  },
  {
    key: 'paladin/lay-on-hands',
    name: 'Lay on Hands',
    level: 1,
    action: 'action',
    words:
      'You have a pool of five hit points for each paladin level. Your touch heals as many of them as you like, or for 5 of them ends one disease or one poison. It does nothing for undead and constructs.',
    uses: {
      key: 'lay-on-hands',
      name: 'Lay on Hands',
      back: 'long-rest',
      most: { perLevel: 5 },
    },
  },
  {
    key: 'paladin/fighting-style',
    name: 'Fighting Style',
    level: 2,
    words: 'You have a fighting style of your choice. None can be taken twice.',
    asks: [
      {
        key: 'style',
        name: 'Fighting Style',
        count: 1,
        asks: 'option',
        from: 'fighting-style',
        only: ['defense', 'dueling', 'great-weapon-fighting', 'protection'],
      },
    ],
  },
  {
    key: 'paladin/spellcasting',
    name: 'Spellcasting',
    level: 2,
    words:
      'You cast paladin spells with Charisma. After a long rest you may prepare anew half your paladin level (rounded down) + your Charisma modifier of them, at least one. A holy symbol is your focus.',
  },
  {
    key: 'paladin/divine-smite',
    name: 'Divine Smite',
    level: 2,
    action: 'free',
    words:
      'A hit with a melee weapon attack may use up a spell slot for 2d8 more radiant damage, and 1d8 for each level of the slot above the first, up to 5d8 in all. Undead and fiends take 1d8 more.',
    gifts: [
      {
        gives: 'strike',
        of: 'melee-weapon',
        dice: { 2: '2d8' },
        types: ['radiant'],
        when: 'for a slot of level 1, 1d8 more each level above',
        mostBySlot: 5,
      },
    ],
  },
  {
    key: 'paladin/divine-health',
    name: 'Divine Health',
    level: 3,
    words: 'You are immune to disease.',
  },
  subclassFeature('paladin', 'Sacred Oath', 3, [7, 15, 20]),
  {
    key: 'paladin/channel-divinity',
    name: 'Channel Divinity',
    level: 3,
    words:
      'Your oath says for what you use it, once between rests. Its saves are of your paladin spells’ DC.',
    uses: { key: 'channel-divinity', name: 'Channel Divinity', most: 1, back: 'short-rest' },
  },
  {
    key: 'paladin/extra-attack',
    name: 'Extra Attack',
    level: 5,
    words: 'Two attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 2 }],
  },
  {
    key: 'paladin/aura-of-protection',
    name: 'Aura of Protection',
    level: 6,
    words:
      'While you are conscious, you and friendly creatures within the aura add your Charisma modifier (at least 1) to saving throws.',
    scale: { 6: '10 ft.', 18: '30 ft.' },
    gifts: [{ gives: 'save-bonus', plus: { mod: 'cha' }, least: 1 }],
  },
  {
    key: 'paladin/aura-of-courage',
    name: 'Aura of Courage',
    level: 10,
    words:
      'While you are conscious, you and friendly creatures within the aura cannot be frightened.',
    scale: { 10: '10 ft.', 18: '30 ft.' },
    gifts: [{ gives: 'condition-immunity', to: ['frightened'] }],
  },
  {
    key: 'paladin/improved-divine-smite',
    name: 'Improved Divine Smite',
    level: 11,
    words: 'Every hit with a melee weapon does 1d8 more radiant damage, beside any Divine Smite.',
    gifts: [{ gives: 'strike', of: 'melee-weapon', dice: { 11: '1d8' }, types: ['radiant'] }],
  },
  {
    key: 'paladin/cleansing-touch',
    name: 'Cleansing Touch',
    level: 14,
    action: 'action',
    words: 'You end one spell on yourself or on a willing creature that you touch.',
    uses: {
      key: 'cleansing-touch',
      name: 'Cleansing Touch',
      back: 'long-rest',
      least: 1,
      most: { mod: 'cha' },
    },
  },
  {
    key: 'paladin/aura-improvements',
    name: 'Aura Improvements',
    level: 18,
    words: 'Your auras reach 30 feet.',
  },
  ...improvements('paladin', [4, 8, 12, 16, 19]),
];
