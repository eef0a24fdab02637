import { improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';

const WILD_SHAPE = { key: 'wild-shape', name: 'Wild Shape', back: 'short-rest' } as const;

/** The features of the druid by level (SRD 5.1, "Druid"). */
export const DRUID_FEATURES: readonly Feature[] = [
  {
    key: 'druid/no-metal',
    name: 'No Metal',
    level: 1,
    words: 'Druids will not wear armor or use shields made of metal.',
  },
  {
    key: 'druid/druidic',
    name: 'Druidic',
    level: 1,
    words:
      'You know the secret language of druids and can leave hidden messages in it. Whoever knows it notices them; others need a DC 15 Wisdom (Perception) check, and magic to read them.',
    gifts: [{ gives: 'languages', of: ['druidic'] }],
  },
  {
    key: 'druid/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast druid spells with Wisdom, with a druidic focus. After a long rest you prepare as many of the whole list as your druid level and Wisdom modifier together, at least one. A prepared ritual may be cast as one.',
  },
  {
    key: 'druid/wild-shape',
    name: 'Wild Shape',
    level: 2,
    words:
      'Become a beast that you have seen, for half your druid level in hours; a bonus action, 0 hit points or falling unconscious ends it. Its statistics and hit points replace yours, but you keep your mind, your proficiencies and concentration; damage beyond its hit points carries over. You cannot cast spells. Twice between short rests.',
    action: 'action',
    uses: { ...WILD_SHAPE, most: 2 },
    scale: {
      2: 'CR 1/4, no flying or swimming speed',
      4: 'CR 1/2, no flying speed',
      8: 'CR 1',
    },
  },
  subclassFeature('druid', 'Druid Circle', 2, [6, 10, 14]),
  ...improvements('druid', [4, 8, 12, 16, 19]),
  {
    key: 'druid/timeless-body',
    name: 'Timeless Body',
    level: 18,
    words: 'For every 10 years that pass, your body ages only 1.',
  },
  {
    key: 'druid/beast-spells',
    name: 'Beast Spells',
    level: 18,
    words:
      'In a beast’s shape you can speak and gesture for your druid spells and so cast them, but cannot provide material components.',
  },
  {
    key: 'druid/archdruid',
    name: 'Archdruid',
    level: 20,
    words:
      'You may use Wild Shape without limit. Your druid spells need no verbal, no somatic and no material components that have no cost and are not consumed, in any shape.',
    uses: { ...WILD_SHAPE, most: 'unlimited' },
  },
];
