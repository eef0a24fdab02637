import { improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';

/** The features of the monk by level (SRD 5.1, "Monk"), except those that use ki. */
export const MONK_FEATURES: readonly Feature[] = [
  {
    key: 'monk/unarmored-defense',
    name: 'Unarmored Defense',
    level: 1,
    // Multiclassing: "you can't gain it again from another class".
    once: 'unarmored-defense',
    words: 'Without armor and shield your AC is 10 + Dexterity + Wisdom modifiers.',
    gifts: [{ gives: 'armor-class', base: 10, abilities: ['dex', 'wis'], shield: false }],
  },
  {
    key: 'monk/martial-arts',
    name: 'Martial Arts',
    level: 1,
    words:
      'Without armor and shield, and with no weapons but monk weapons (shortswords and simple melee weapons that are neither two-handed nor heavy): these and your unarmed strikes may use Dexterity and the die shown for damage, and after an Attack action with one of them you may make one unarmed strike as a bonus action.',
    scale: { 1: '1d4', 5: '1d6', 11: '1d8', 17: '1d10' },
    gifts: [{ gives: 'martial-arts', sides: { 1: 4, 5: 6, 11: 8, 17: 10 } }],
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
  subclassFeature('monk', 'Monastic Tradition', 3, [6, 11, 17]),
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
    key: 'monk/ki-empowered-strikes',
    name: 'Ki-Empowered Strikes',
    level: 6,
    words: 'Your unarmed strikes are magical where resistance and immunity are concerned.',
  },
  {
    key: 'monk/evasion',
    name: 'Evasion',
    level: 7,
    words:
      'Where a Dexterity save would halve damage, you take none if you succeed and half if you fail.',
  },
  {
    key: 'monk/stillness-of-mind',
    name: 'Stillness of Mind',
    level: 7,
    action: 'action',
    words: 'You end one effect that charms or frightens you.',
  },
  {
    key: 'monk/unarmored-movement-9',
    name: 'Unarmored Movement (walls)',
    level: 9,
    words: 'On your turn you move up walls and over liquids, without falling while you move.',
  },
  {
    key: 'monk/purity-of-body',
    name: 'Purity of Body',
    level: 10,
    words: 'You are immune to disease and poison.',
    gifts: [
      { gives: 'defence', how: 'immune', to: ['poison'] },
      { gives: 'condition-immunity', to: ['poisoned'] },
    ],
  },
  {
    key: 'monk/tongue-of-the-sun-and-moon',
    name: 'Tongue of the Sun and Moon',
    level: 13,
    words:
      'You understand every spoken language, and whoever understands any language understands you.',
  },
  {
    key: 'monk/timeless-body',
    name: 'Timeless Body',
    level: 15,
    words: 'Neither age nor magic makes you frail, and you need no food or water.',
  },
  ...improvements('monk', [4, 8, 12, 16, 19]),
];
