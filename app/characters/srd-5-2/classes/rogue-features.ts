import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';

/** The features of the rogue by level (SRD 5.2, "Rogue"), except those around Sneak Attack. */
export const ROGUE_FEATURES: readonly Feature[] = [
  {
    key: 'rogue/expertise',
    name: 'Expertise',
    level: 1,
    words: 'Your proficiency bonus counts double in two of your skills.',
    asks: [{ key: 'expertise', name: 'Expertise in two skills', count: 2, asks: 'expertise' }],
  },
  {
    key: 'rogue/thieves-cant',
    name: "Thieves' Cant",
    level: 1,
    words: 'You know Thieves’ Cant and one more language.',
    gifts: [{ gives: 'languages', of: ['thieves-cant'] }],
    asks: [{ key: 'language', name: 'One language', count: 1, asks: 'language', from: 'any' }],
  },
  {
    key: 'rogue/weapon-mastery',
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
    key: 'rogue/cunning-action',
    name: 'Cunning Action',
    level: 2,
    action: 'bonus-action',
    words: 'You dash, disengage or hide as a bonus action.',
  },
  subclassFeature('rogue', 'Rogue Subclass', 3, [9, 13, 17]),
  {
    key: 'rogue/steady-aim',
    name: 'Steady Aim',
    level: 3,
    action: 'bonus-action',
    words:
      'If you have not moved this turn, your next attack roll of the turn has advantage, and your speed is 0 until the turn ends.',
  },
  {
    key: 'rogue/uncanny-dodge',
    name: 'Uncanny Dodge',
    level: 5,
    action: 'reaction',
    words: 'You halve the damage of an attack that hits you, if you see the attacker.',
  },
  {
    key: 'rogue/expertise-6',
    name: 'Expertise',
    level: 6,
    words: 'Your proficiency bonus counts double in two more of your skills.',
    asks: [{ key: 'expertise', name: 'Expertise in two skills', count: 2, asks: 'expertise' }],
  },
  {
    key: 'rogue/evasion',
    name: 'Evasion',
    level: 7,
    words:
      'Unless you are incapacitated, where a Dexterity save would halve damage you take none if you succeed and half if you fail.',
  },
  {
    key: 'rogue/reliable-talent',
    name: 'Reliable Talent',
    level: 7,
    words:
      'On ability checks with a skill or tool that you are proficient in, a d20 of 9 or lower counts as a 10.',
  },
  {
    key: 'rogue/slippery-mind',
    name: 'Slippery Mind',
    level: 15,
    words: 'You are proficient in Wisdom and Charisma saving throws.',
    gifts: [{ gives: 'saves', of: ['wis', 'cha'] }],
  },
  {
    key: 'rogue/elusive',
    name: 'Elusive',
    level: 18,
    words: 'Nobody has advantage on attacks against you while you are not incapacitated.',
  },
  epicBoon('rogue', 'The Boon of the Night Spirit'),
  {
    key: 'rogue/stroke-of-luck',
    name: 'Stroke of Luck',
    level: 20,
    action: 'free',
    words: 'Once between rests, the d20 of a check, save or attack that fails counts as a 20.',
    uses: { key: 'stroke-of-luck', name: 'Stroke of Luck', most: 1, back: 'short-rest' },
  },
  ...improvements('rogue', [4, 8, 10, 12, 16]),
];
