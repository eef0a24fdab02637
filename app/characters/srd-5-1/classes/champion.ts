import type { Subclass } from '../../book/book';

/** The fighter subclass of SRD 5.1, "Champion". */
export const CHAMPION: Subclass = {
  slug: 'champion',
  name: 'Champion',
  line: 'Raw physical power honed to deadly perfection: more critical hits, and a body that lasts.',
  features: [
    {
      key: 'champion/improved-critical',
      name: 'Improved Critical',
      level: 3,
      words: 'Your weapon attacks are critical hits on a roll of 19 or 20.',
      gifts: [{ gives: 'critical', on: 19 }],
    },
    {
      key: 'champion/remarkable-athlete',
      name: 'Remarkable Athlete',
      level: 7,
      words:
        'Half your proficiency bonus, rounded up, goes to Strength, Dexterity and Constitution checks that lack it. A running long jump carries you as many feet farther as your Strength modifier says.',
      gifts: [
        {
          gives: 'half-proficiency',
          round: 'up',
          initiative: true,
          abilities: ['str', 'dex', 'con'],
        },
      ],
    },
    {
      key: 'champion/additional-fighting-style',
      name: 'Additional Fighting Style',
      level: 10,
      words: 'You have a second fighting style.',
      asks: [
        {
          key: 'style',
          name: 'Another fighting style',
          count: 1,
          asks: 'option',
          from: 'fighting-style',
        },
      ],
    },
    {
      key: 'champion/superior-critical',
      name: 'Superior Critical',
      level: 15,
      words: 'Your weapon attacks are critical hits on a roll of 18 to 20.',
      gifts: [{ gives: 'critical', on: 18 }],
    },
    {
      key: 'champion/survivor',
      name: 'Survivor',
      level: 18,
      words:
        'At the start of each of your turns you regain 5 + your Constitution modifier hit points if you have at least 1 and no more than half of them.',
    },
  ],
};
