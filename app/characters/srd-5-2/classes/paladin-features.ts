import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import { STYLE_FEATS } from '../fighting-styles';

/** The features of the paladin by level (SRD 5.2, "Paladin"). */
export const PALADIN_FEATURES: readonly Feature[] = [
  {
    key: 'paladin/lay-on-hands',
    name: 'Lay On Hands',
    level: 1,
    action: 'bonus-action',
    words:
      'You have a pool of five hit points for each paladin level, which a long rest fills. Your touch heals as many of them as you like, or for 5 of them ends the poisoned condition without healing.',
    uses: {
      key: 'lay-on-hands',
      name: 'Lay On Hands',
      back: 'long-rest',
      most: { perLevel: 5 },
    },
  },
  {
    key: 'paladin/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast paladin spells with Charisma and have as many prepared as your table says; after a long rest you may exchange one of them. A holy symbol is your focus.',
  },
  {
    key: 'paladin/weapon-mastery',
    name: 'Weapon Mastery',
    level: 1,
    words:
      'You use the mastery properties of two kinds of weapons with which you are proficient. After a long rest you may exchange them.',
    asks: [
      {
        key: 'weapons',
        name: 'Weapons whose mastery you use',
        count: 2,
        asks: 'mastery',
        from: 'proficient',
      },
    ],
  },
  {
    key: 'paladin/fighting-style',
    name: 'Fighting Style',
    level: 2,
    words: 'You have a Fighting Style feat, or Blessed Warrior instead.',
    asks: [
      {
        key: 'style',
        name: 'Fighting Style',
        count: 1,
        asks: 'option',
        from: 'fighting-style',
        only: [...STYLE_FEATS, 'blessed-warrior'],
      },
    ],
  },
  {
    key: 'paladin/paladins-smite',
    name: "Paladin's Smite",
    level: 2,
    words:
      'Divine Smite is always prepared. Once between long rests you cast it without a spell slot.',
    gifts: [
      {
        gives: 'spell',
        spell: 'divine-smite',
        ability: 'class',
        free: { key: 'paladins-smite', name: "Paladin's Smite", most: 1, back: 'long-rest' },
      },
    ],
  },
  {
    key: 'paladin/channel-divinity',
    name: 'Channel Divinity',
    level: 3,
    words:
      'Twice, three times from level 11; one use comes back with a short rest, all with a long one, and saves go by your spell save DC. Divine Sense (bonus action): for 10 minutes, or until you are incapacitated, you know where celestials, fiends and undead within 60 feet are and of which kind, and notice places and things there that are consecrated or desecrated.',
    uses: {
      key: 'paladin-channel-divinity',
      name: 'Channel Divinity',
      back: 'long-rest',
      shortRest: 1,
      most: { byLevel: { 3: 2, 11: 3 } },
    },
  },
  subclassFeature('paladin', 'Paladin Subclass', 3, [7, 15, 20]),
  {
    key: 'paladin/extra-attack',
    name: 'Extra Attack',
    level: 5,
    words: 'Two attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 2 }],
  },
  {
    key: 'paladin/faithful-steed',
    name: 'Faithful Steed',
    level: 5,
    words: 'Find Steed is always prepared. Once between long rests you cast it without a slot.',
    gifts: [
      {
        gives: 'spell',
        spell: 'find-steed',
        ability: 'class',
        free: { key: 'faithful-steed', name: 'Faithful Steed', most: 1, back: 'long-rest' },
      },
    ],
  },
  {
    key: 'paladin/aura-of-protection',
    name: 'Aura of Protection',
    level: 6,
    words:
      'Unless you are incapacitated, you and your allies in the aura around you add your Charisma modifier (at least 1) to saving throws. Nobody gains from more than one such aura at a time.',
    scale: { 6: '10 ft.', 18: '30 ft.' },
    gifts: [{ gives: 'save-bonus', plus: { mod: 'cha' }, least: 1 }],
  },
  {
    key: 'paladin/abjure-foes',
    name: 'Abjure Foes',
    level: 9,
    action: 'action',
    words:
      'For one use of Channel Divinity as many creatures that you see within 60 feet as your Charisma modifier (at least one) make a Wisdom save or are frightened for 1 minute or until damaged. Meanwhile each may only move, act or take a bonus action in its turn.',
  },
  {
    key: 'paladin/aura-of-courage',
    name: 'Aura of Courage',
    level: 10,
    words:
      'You and your allies in your Aura of Protection cannot be frightened; the condition pauses for whoever comes in with it.',
    gifts: [{ gives: 'condition-immunity', to: ['frightened'] }],
  },
  {
    key: 'paladin/radiant-strikes',
    name: 'Radiant Strikes',
    level: 11,
    words: 'Hits with melee weapons and unarmed strikes do 1d8 more radiant damage.',
    gifts: [{ gives: 'strike', of: 'melee', dice: { 11: '1d8' }, types: ['radiant'] }],
  },
  {
    key: 'paladin/restoring-touch',
    name: 'Restoring Touch',
    level: 14,
    words:
      'Lay On Hands may also end blinded, charmed, deafened, frightened, paralyzed and stunned, for 5 points of the pool each, without healing for them.',
  },
  {
    key: 'paladin/aura-expansion',
    name: 'Aura Expansion',
    level: 18,
    words: 'Your Aura of Protection reaches 30 feet.',
  },
  epicBoon('paladin', 'The Boon of Truesight'),
  ...improvements('paladin', [4, 8, 12, 16]),
];
