import { improvements, subclassFeature } from '../../book/every-class';
import type { Choice, Feature } from '../../book/feature';

const EXPERTISE: Choice = {
  key: 'expertise',
  name: 'Two skills, or one and thieves’ tools',
  count: 2,
  asks: 'expertise',
  tools: ['thieves-tools'],
};

/** Sneak Attack's dice by rogue level (SRD 5.1, "Rogue"). */
const SNEAK_ATTACK = {
  1: '1d6',
  3: '2d6',
  5: '3d6',
  7: '4d6',
  9: '5d6',
  11: '6d6',
  13: '7d6',
  15: '8d6',
  17: '9d6',
  19: '10d6',
};

/** The features of the rogue by level (SRD 5.1, "Rogue"). */
export const ROGUE_FEATURES: readonly Feature[] = [
  {
    key: 'rogue/expertise',
    name: 'Expertise',
    level: 1,
    words:
      'Your proficiency bonus counts double in two skills that you have, or in one of them and with thieves’ tools.',
    asks: [EXPERTISE],
  },
  {
    key: 'rogue/sneak-attack',
    name: 'Sneak Attack',
    level: 1,
    action: 'free',
    words:
      'Once per turn a hit with a finesse or ranged weapon does as much more damage as shown, if you have advantage, or if you have no disadvantage and an enemy of the target that is not incapacitated stands within 5 feet of it.',
    scale: SNEAK_ATTACK,
    gifts: [
      {
        gives: 'strike',
        of: 'finesse-or-ranged',
        dice: SNEAK_ATTACK,
        when: 'once a turn, with advantage or an enemy of the target beside it',
        onceATurn: true,
      },
    ],
  },
  {
    key: 'rogue/thieves-cant',
    name: "Thieves' Cant",
    level: 1,
    words:
      'You hide messages in talk that sounds ordinary, which takes four times as long and only others who know the cant understand, and you read the secret signs of thieves.',
    gifts: [{ gives: 'languages', of: ['thieves-cant'] }],
  },
  {
    key: 'rogue/cunning-action',
    name: 'Cunning Action',
    level: 2,
    action: 'bonus-action',
    words: 'You dash, disengage or hide as a bonus action.',
  },
  subclassFeature('rogue', 'Roguish Archetype', 3, [9, 13, 17]),
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
    words: 'Your proficiency bonus counts double in two more, thieves’ tools among them.',
    asks: [EXPERTISE],
  },
  {
    key: 'rogue/evasion',
    name: 'Evasion',
    level: 7,
    words:
      'Where a Dexterity save would halve damage, you take none if you succeed and half if you fail.',
  },
  {
    key: 'rogue/reliable-talent',
    name: 'Reliable Talent',
    level: 11,
    words: 'On ability checks with your proficiency bonus, a d20 of 9 or lower counts as a 10.',
  },
  {
    key: 'rogue/blindsense',
    name: 'Blindsense',
    level: 14,
    words: 'While you can hear, you know where hidden and invisible creatures within 10 feet are.',
  },
  {
    key: 'rogue/slippery-mind',
    name: 'Slippery Mind',
    level: 15,
    words: 'You are proficient in Wisdom saving throws.',
    gifts: [{ gives: 'saves', of: ['wis'] }],
  },
  {
    key: 'rogue/elusive',
    name: 'Elusive',
    level: 18,
    words: 'Nobody has advantage on attacks against you while you are not incapacitated.',
  },
  {
    key: 'rogue/stroke-of-luck',
    name: 'Stroke of Luck',
    level: 20,
    action: 'free',
    words:
      'Once between rests, an attack that misses a target in range hits instead, or a failed ability check counts as a 20 on the d20.',
    uses: { key: 'stroke-of-luck', name: 'Stroke of Luck', most: 1, back: 'short-rest' },
  },
  ...improvements('rogue', [4, 8, 10, 12, 16, 19]),
];
