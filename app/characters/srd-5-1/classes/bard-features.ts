import { ABILITIES } from '~/rules/ability';
import { improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import type { Uses } from '../../book/gift';

/** Uses of Bardic Inspiration, which other features also spend. */
export const BARDIC_INSPIRATION: Uses = {
  key: 'bardic-inspiration',
  name: 'Bardic Inspiration',
  most: { mod: 'cha' },
  least: 1,
  back: 'long-rest',
  shortRestFrom: 5,
  die: { 1: 'd6', 5: 'd8', 10: 'd10', 15: 'd12' },
};

/** The features of the bard by level (SRD 5.1, "Bard"). */
export const BARD_FEATURES: readonly Feature[] = [
  {
    key: 'bard/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast bard spells with Charisma, with an instrument as your focus. You know as many as your table says and may exchange one at each new level. A known spell that is a ritual may be cast as one.',
  },
  {
    key: 'bard/bardic-inspiration',
    name: 'Bardic Inspiration',
    level: 1,
    words:
      'Another creature within 60 feet that hears you gets your inspiration die for 10 minutes; it holds one at a time. Once, it adds the die to an ability check, attack roll or saving throw, after its d20 but before the outcome is told.',
    action: 'bonus-action',
    uses: BARDIC_INSPIRATION,
    scale: { 1: 'd6', 5: 'd8', 10: 'd10', 15: 'd12' },
  },
  {
    key: 'bard/jack-of-all-trades',
    name: 'Jack of All Trades',
    level: 2,
    words:
      'Half your proficiency bonus, rounded down, goes to each ability check that does not have it already; initiative is one.',
    gifts: [{ gives: 'half-proficiency', abilities: ABILITIES, round: 'down', initiative: true }],
  },
  {
    key: 'bard/song-of-rest',
    name: 'Song of Rest',
    level: 2,
    words:
      'You perform during a short rest: each friend who hears you, and you, regains an extra die of hit points when spending Hit Dice at its end.',
    scale: { 2: '1d6', 9: '1d8', 13: '1d10', 17: '1d12' },
  },
  subclassFeature('bard', 'Bard College', 3, [6, 14]),
  {
    key: 'bard/expertise',
    name: 'Expertise',
    level: 3,
    words:
      'Your proficiency bonus is doubled on checks with two skills that you are proficient in; with two more from level 10.',
    asks: [
      {
        key: 'skills',
        name: 'Skills for expertise',
        asks: 'expertise',
        count: { byLevel: { 3: 2, 10: 4 } },
      },
    ],
  },
  ...improvements('bard', [4, 8, 12, 16, 19]),
  {
    key: 'bard/font-of-inspiration',
    name: 'Font of Inspiration',
    level: 5,
    words: 'All uses of Bardic Inspiration come back with a short rest too, not only a long one.',
  },
  {
    key: 'bard/countercharm',
    name: 'Countercharm',
    level: 6,
    words:
      'You perform until the end of your next turn. You and friends within 30 feet who hear you have advantage on saving throws against being charmed or frightened. It ends early when you are incapacitated or silenced, or when you wish.',
    action: 'action',
  },
  {
    key: 'bard/magical-secrets',
    name: 'Magical Secrets',
    level: 10,
    words:
      'You learn two spells of any class, cantrips or of a level for which you have slots, and two more at levels 14 and 18. They are bard spells for you and count among those you know.',
    asks: [
      {
        key: 'spells',
        name: 'Spells of any class',
        count: { byLevel: { 10: 2, 14: 4, 18: 6 } },
        asks: 'spell',
        lists: 'any',
        levels: 'slots',
        ability: 'class',
        counts: 'known',
      },
    ],
  },
  {
    key: 'bard/superior-inspiration',
    name: 'Superior Inspiration',
    level: 20,
    words: 'When you roll initiative with no Bardic Inspiration left, you regain one use.',
  },
];
