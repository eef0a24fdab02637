import type { Subclass } from '../../book/book';
import { STYLE_FEATS } from '../fighting-styles';

/** The fighter subclass of SRD 5.2, "Champion". */
export const CHAMPION: Subclass = {
  slug: 'champion',
  name: 'Champion',
  line: 'Raw physical excellence: more critical hits, an athlete’s body, and a will that lasts.',
  features: [
    {
      key: 'champion/improved-critical',
      name: 'Improved Critical',
      level: 3,
      words: 'Attacks with weapons and unarmed strikes are critical hits on a roll of 19 or 20.',
      gifts: [{ gives: 'critical', on: 19 }],
    },
    {
      key: 'champion/remarkable-athlete',
      name: 'Remarkable Athlete',
      level: 3,
      words:
        'Advantage on initiative and on Strength (Athletics) checks. Right after a critical hit you may move up to half your speed without provoking opportunity attacks.',
      gifts: [
        { gives: 'initiative', advantage: true },
        { gives: 'advantage', on: 'Strength (Athletics) checks' },
      ],
    },
    {
      key: 'champion/additional-fighting-style',
      name: 'Additional Fighting Style',
      level: 7,
      words: 'You have a second Fighting Style feat.',
      asks: [
        {
          key: 'style',
          name: 'Another fighting style',
          count: 1,
          asks: 'option',
          from: 'fighting-style',
          only: STYLE_FEATS,
        },
      ],
    },
    {
      key: 'champion/heroic-warrior',
      name: 'Heroic Warrior',
      level: 10,
      words:
        'In a fight, when your turn starts without Heroic Inspiration, you may give it to yourself.',
    },
    {
      key: 'champion/superior-critical',
      name: 'Superior Critical',
      level: 15,
      words: 'Attacks with weapons and unarmed strikes are critical hits on a roll of 18 to 20.',
      gifts: [{ gives: 'critical', on: 18 }],
    },
    {
      key: 'champion/survivor',
      name: 'Survivor',
      level: 18,
      words:
        'Defy Death: advantage on death saves, on which 18 to 20 count as a 20. Heroic Rally: at the start of each of your turns you regain 5 + your Constitution modifier hit points if you are bloodied and have at least 1.',
      gifts: [{ gives: 'advantage', on: 'death saves' }],
    },
  ],
};
