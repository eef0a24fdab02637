import { improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import type { Uses } from '../../book/gift';

/** Uses of a cleric's Channel Divinity, shared by its options. */
export const CHANNEL_DIVINITY: Uses = {
  key: 'channel-divinity',
  name: 'Channel Divinity',
  most: { byLevel: { 2: 1, 6: 2, 18: 3 } },
  back: 'short-rest',
};

/** The features of the cleric by level (SRD 5.1, "Cleric"). */
export const CLERIC_FEATURES: readonly Feature[] = [
  {
    key: 'cleric/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast cleric spells with Wisdom, with a holy symbol as your focus. After a long rest you prepare as many of the whole list as your cleric level and Wisdom modifier together, at least one. A prepared ritual may be cast as one.',
  },
  subclassFeature('cleric', 'Divine Domain', 1, [2, 6, 8, 17]),
  {
    key: 'cleric/channel-divinity',
    name: 'Channel Divinity',
    level: 2,
    words:
      'You channel divine power for one of your effects, once between short rests; twice from level 6 and three times from level 18. Saving throws against it have your spell save DC.',
    uses: CHANNEL_DIVINITY,
    scale: { 2: '1/rest', 6: '2/rest', 18: '3/rest' },
  },
  {
    key: 'cleric/turn-undead',
    name: 'Channel Divinity: Turn Undead',
    level: 2,
    words:
      'Each undead within 30 feet that sees or hears you makes a Wisdom save or is turned for 1 minute or until it is hurt: it must flee, may not come within 30 feet of you, takes no reactions, and may only Dash, break free or, with nowhere to go, Dodge.',
    action: 'action',
    uses: CHANNEL_DIVINITY,
  },
  ...improvements('cleric', [4, 8, 12, 16, 19]),
  {
    key: 'cleric/destroy-undead',
    name: 'Destroy Undead',
    level: 5,
    words:
      'An undead that fails its save against your Turn Undead is destroyed at once if its challenge rating is no higher than 1/2; than 1 from level 8, 2 from 11, 3 from 14 and 4 from 17.',
    scale: { 5: 'CR 1/2', 8: 'CR 1', 11: 'CR 2', 14: 'CR 3', 17: 'CR 4' },
  },
  {
    key: 'cleric/divine-intervention',
    name: 'Divine Intervention',
    level: 10,
    words:
      'Ask your god for help and roll d100: at your cleric level or less it comes, as the GM decides, like a cleric or domain spell. After that it is spent for 7 days; after a failure until a long rest.',
    action: 'action',
    uses: {
      key: 'divine-intervention',
      name: 'Divine Intervention',
      most: 1,
      back: 'long-rest',
    },
  },
  {
    key: 'cleric/divine-intervention-improvement',
    level: 20,
    name: 'Divine Intervention Improvement',
    words: 'Your call for divine intervention succeeds without a roll.',
  },
];
