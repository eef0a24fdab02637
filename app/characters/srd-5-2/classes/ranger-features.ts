import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import { STYLE_FEATS } from '../fighting-styles';

/** The features of the ranger by level (SRD 5.2, "Ranger"). */
export const RANGER_FEATURES: readonly Feature[] = [
  {
    key: 'ranger/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast ranger spells with Wisdom and have as many prepared as your table says; after a long rest you may exchange one of them. A druidic focus is your focus.',
  },
  {
    key: 'ranger/favored-enemy',
    name: 'Favored Enemy',
    level: 1,
    words:
      'Hunter’s Mark is always prepared, and you cast it as often as shown without a spell slot between long rests.',
    scale: { 1: '2', 5: '3', 9: '4', 13: '5', 17: '6' },
    gifts: [
      {
        gives: 'spell',
        spell: 'hunters-mark',
        ability: 'class',
        free: {
          key: 'favored-enemy',
          name: "Favored Enemy (Hunter's Mark)",
          back: 'long-rest',
          most: { byLevel: { 1: 2, 5: 3, 9: 4, 13: 5, 17: 6 } },
        },
      },
    ],
  },
  {
    key: 'ranger/weapon-mastery',
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
    key: 'ranger/deft-explorer',
    name: 'Deft Explorer',
    level: 2,
    words: 'You have expertise in one of your skills and know two more languages.',
    asks: [
      { key: 'expertise', name: 'Expertise in one skill', count: 1, asks: 'expertise' },
      { key: 'languages', name: 'Two languages', count: 2, asks: 'language', from: 'any' },
    ],
  },
  {
    key: 'ranger/fighting-style',
    name: 'Fighting Style',
    level: 2,
    words: 'You have a Fighting Style feat, or Druidic Warrior instead.',
    asks: [
      {
        key: 'style',
        name: 'Fighting Style',
        count: 1,
        asks: 'option',
        from: 'fighting-style',
        only: [...STYLE_FEATS, 'druidic-warrior'],
      },
    ],
  },
  subclassFeature('ranger', 'Ranger Subclass', 3, [7, 11, 15]),
  {
    key: 'ranger/extra-attack',
    name: 'Extra Attack',
    level: 5,
    words: 'Two attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 2 }],
  },
  {
    key: 'ranger/roving',
    name: 'Roving',
    level: 6,
    words:
      'Your speed is 10 feet more while you wear no heavy armor, and you climb and swim as fast as you walk.',
    gifts: [
      { gives: 'speed-bonus', way: 'walk', plus: 10, unless: 'heavy-armor' },
      { gives: 'speed', way: 'climb', set: 'walk' },
      { gives: 'speed', way: 'swim', set: 'walk' },
    ],
  },
  {
    key: 'ranger/expertise',
    name: 'Expertise',
    level: 9,
    words: 'You have expertise in two more of your skills.',
    asks: [{ key: 'expertise', name: 'Expertise in two skills', count: 2, asks: 'expertise' }],
  },
  {
    key: 'ranger/tireless',
    name: 'Tireless',
    level: 10,
    action: 'action',
    words:
      'You give yourself 1d8 + Wisdom modifier temporary hit points, at least 1, as often as your Wisdom modifier (at least once) between long rests. Each short rest also takes one level of exhaustion from you.',
    uses: {
      key: 'tireless',
      name: 'Tireless',
      back: 'long-rest',
      least: 1,
      most: { mod: 'wis' },
    },
  },
  {
    key: 'ranger/relentless-hunter',
    name: 'Relentless Hunter',
    level: 13,
    words: 'Damage never breaks your concentration on Hunter’s Mark.',
  },
  {
    key: 'ranger/natures-veil',
    name: "Nature's Veil",
    level: 14,
    action: 'bonus-action',
    words:
      'You are invisible until the end of your next turn, as often as your Wisdom modifier (at least once) between long rests.',
    uses: {
      key: 'natures-veil',
      name: "Nature's Veil",
      back: 'long-rest',
      least: 1,
      most: { mod: 'wis' },
    },
  },
  {
    key: 'ranger/precise-hunter',
    name: 'Precise Hunter',
    level: 17,
    words: 'Advantage on attacks against the creature under your Hunter’s Mark.',
    gifts: [{ gives: 'advantage', on: 'attacks against the target of Hunter’s Mark' }],
  },
  {
    key: 'ranger/feral-senses',
    name: 'Feral Senses',
    level: 18,
    words: 'You have blindsight for 30 feet.',
    gifts: [{ gives: 'sense', sense: 'blindsight', feet: 30 }],
  },
  epicBoon('ranger', 'The Boon of Dimensional Travel'),
  {
    key: 'ranger/foe-slayer',
    name: 'Foe Slayer',
    level: 20,
    words: 'The die of your Hunter’s Mark is a d10 instead of a d6.',
  },
  ...improvements('ranger', [4, 8, 12, 16]),
];
