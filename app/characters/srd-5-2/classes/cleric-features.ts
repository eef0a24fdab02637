import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import type { Uses } from '../../book/gift';

/** Uses of a cleric's Channel Divinity, shared by its options; a paladin's are separate. */
export const CHANNEL_DIVINITY: Uses = {
  key: 'cleric-channel-divinity',
  name: 'Channel Divinity',
  most: { byLevel: { 2: 2, 6: 3, 18: 4 } },
  back: 'long-rest',
  shortRest: 1,
};

/** The features of the cleric by level (SRD 5.2, "Cleric"). */
export const CLERIC_FEATURES: readonly Feature[] = [
  {
    key: 'cleric/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast cleric spells with Wisdom, with a holy symbol as your focus. After a long rest you prepare as many of the whole list as your table says; at each new level you may exchange a cantrip. A prepared ritual may be cast as one.',
  },
  {
    key: 'cleric/divine-order',
    name: 'Divine Order',
    level: 1,
    words: 'You are trained for battle as a Protector, or deeper in lore as a Thaumaturge.',
    asks: [
      {
        key: 'order',
        name: 'Divine Order',
        count: 1,
        asks: 'option',
        from: [
          {
            slug: 'protector',
            name: 'Protector',
            words: 'You are proficient with martial weapons and trained with heavy armor.',
            gifts: [
              { gives: 'weapons', of: ['martial'] },
              { gives: 'armor', of: ['heavy'] },
            ],
          },
          {
            slug: 'thaumaturge',
            name: 'Thaumaturge',
            words:
              'You know one more cleric cantrip, and add your Wisdom modifier, at least 1, to Intelligence (Arcana and Religion) checks.',
            gifts: [
              { gives: 'cantrips', plus: 1 },
              { gives: 'checks', skills: ['arcana', 'religion'], plus: { mod: 'wis' }, least: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'cleric/channel-divinity',
    name: 'Channel Divinity',
    level: 2,
    words:
      'You channel divine power for one of your effects, twice; three times from level 6, four from level 18. A short rest brings back one use, a long rest all. Saving throws against it have your spell save DC.',
    uses: CHANNEL_DIVINITY,
  },
  {
    key: 'cleric/divine-spark',
    name: 'Channel Divinity: Divine Spark',
    level: 2,
    words:
      'Point at another creature you see within 30 feet and roll the dice + your Wisdom modifier. It regains as many hit points, or makes a Constitution save: as much necrotic or radiant damage (your choice), half on a success.',
    action: 'action',
    uses: CHANNEL_DIVINITY,
    scale: { 2: '1d8', 7: '2d8', 13: '3d8', 18: '4d8' },
  },
  {
    key: 'cleric/turn-undead',
    name: 'Channel Divinity: Turn Undead',
    level: 2,
    words:
      'Undead of your choice within 30 feet make a Wisdom save or are frightened and incapacitated for 1 minute and flee from you as far as they can. It ends for one that is hurt, and for all when you are incapacitated or die.',
    action: 'action',
    uses: CHANNEL_DIVINITY,
  },
  subclassFeature('cleric', 'Cleric Subclass', 3, [6, 17]),
  ...improvements('cleric', [4, 8, 12, 16]),
  {
    key: 'cleric/sear-undead',
    name: 'Sear Undead',
    level: 5,
    words:
      'Roll as many d8s as your Wisdom modifier, at least one: each undead that fails its save against your Turn Undead takes their sum as radiant damage, which does not end the turning.',
  },
  {
    key: 'cleric/blessed-strikes',
    name: 'Blessed Strikes',
    level: 7,
    words: 'Your weapons or your cantrips strike harder.',
    asks: [
      {
        key: 'strikes',
        name: 'Blessed strikes',
        count: 1,
        asks: 'option',
        from: [
          {
            slug: 'divine-strike',
            name: 'Divine Strike',
            words:
              'Once on each of your turns, a weapon attack of yours that hits deals an extra 1d8 necrotic or radiant damage, 2d8 from level 14.',
            gifts: [
              {
                gives: 'strike',
                of: 'weapon',
                dice: { 7: '1d8', 14: '2d8' },
                types: ['necrotic', 'radiant'],
                when: 'once on each of your turns',
                onceATurn: true,
              },
            ],
          },
          {
            slug: 'potent-spellcasting',
            name: 'Potent Spellcasting',
            words: 'Your cleric cantrips add your Wisdom modifier to their damage.',
            gifts: [
              {
                gives: 'spell-bonus',
                does: 'damage',
                of: 'class-cantrips',
                plus: { mod: 'wis' },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'cleric/divine-intervention',
    name: 'Divine Intervention',
    level: 10,
    words:
      'Cast a cleric spell of level 5 or lower, not one with a reaction as its casting time, without a slot and without material components. Once between long rests.',
    action: 'action',
    uses: {
      key: 'divine-intervention',
      name: 'Divine Intervention',
      most: 1,
      back: 'long-rest',
    },
  },
  {
    key: 'cleric/improved-blessed-strikes',
    name: 'Improved Blessed Strikes',
    level: 14,
    words:
      'Divine Strike deals 2d8. With Potent Spellcasting, when a cleric cantrip of yours deals damage, you or a creature within 60 feet gains temporary hit points, twice your Wisdom modifier.',
  },
  epicBoon('cleric', 'Boon of Fate'),
  {
    key: 'cleric/greater-divine-intervention',
    level: 20,
    name: 'Greater Divine Intervention',
    words:
      'Divine Intervention may be Wish. Then it is not there again until 2d4 long rests have passed.',
  },
];
