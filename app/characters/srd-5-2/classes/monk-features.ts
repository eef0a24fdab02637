import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';

/** The features of the monk by level (SRD 5.2, "Monk"), except those that use Focus Points. */
export const MONK_FEATURES: readonly Feature[] = [
  {
    key: 'monk/martial-arts',
    name: 'Martial Arts',
    level: 1,
    words:
      'Without armor and shield, and with no weapons but monk weapons (simple melee ones, and martial melee ones that are light): you may make an unarmed strike as a bonus action; these and monk weapons may use Dexterity and the die shown; and Dexterity may set the DC of your grapples and shoves.',
    scale: { 1: '1d6', 5: '1d8', 11: '1d10', 17: '1d12' },
    gifts: [{ gives: 'martial-arts', sides: { 1: 6, 5: 8, 11: 10, 17: 12 } }],
  },
  {
    key: 'monk/unarmored-defense',
    name: 'Unarmored Defense',
    level: 1,
    words: 'Without armor and shield your AC is 10 + Dexterity + Wisdom modifiers.',
    gifts: [{ gives: 'armor-class', base: 10, abilities: ['dex', 'wis'], shield: false }],
  },
  {
    key: 'monk/unarmored-movement',
    name: 'Unarmored Movement',
    level: 2,
    words: 'You are faster without armor and shield, by as much as shown.',
    scale: { 2: '+10 ft.', 6: '+15 ft.', 10: '+20 ft.', 14: '+25 ft.', 18: '+30 ft.' },
    gifts: [
      {
        gives: 'speed-bonus',
        way: 'walk',
        unless: 'armor-or-shield',
        plus: { byLevel: { 2: 10, 6: 15, 10: 20, 14: 25, 18: 30 } },
      },
    ],
  },
  subclassFeature('monk', 'Monk Subclass', 3, [6, 11, 17]),
  {
    key: 'monk/slow-fall',
    name: 'Slow Fall',
    level: 4,
    action: 'reaction',
    words: 'A fall hurts you less by five times your monk level.',
  },
  {
    key: 'monk/extra-attack',
    name: 'Extra Attack',
    level: 5,
    words: 'Two attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 2 }],
  },
  {
    key: 'monk/empowered-strikes',
    name: 'Empowered Strikes',
    level: 6,
    words: 'Your unarmed strikes do force damage or their usual type, as you choose.',
  },
  {
    key: 'monk/evasion',
    name: 'Evasion',
    level: 7,
    words:
      'Unless you are incapacitated, where a Dexterity save would halve damage you take none if you succeed and half if you fail.',
  },
  {
    key: 'monk/acrobatic-movement',
    name: 'Acrobatic Movement',
    level: 9,
    words:
      'Without armor and shield, on your turn you move up walls and over liquids, without falling while you move.',
  },
  {
    key: 'monk/self-restoration',
    name: 'Self-Restoration',
    level: 10,
    words:
      'At the end of each of your turns you may end one of charmed, frightened and poisoned on yourself. Going without food and drink never exhausts you.',
  },
  epicBoon('monk', 'The Boon of Irresistible Offense'),
  {
    key: 'monk/body-and-mind',
    name: 'Body and Mind',
    level: 20,
    words: 'Your Dexterity and Wisdom rise by 4 each, to at most 25.',
    gifts: [
      { gives: 'ability', ability: 'dex', plus: 4, most: 25 },
      { gives: 'ability', ability: 'wis', plus: 4, most: 25 },
    ],
  },
  ...improvements('monk', [4, 8, 12, 16]),
];
