import type { Background } from '../book/book';

/** The only background of the book (SRD 5.1, "Backgrounds"). */
export const BACKGROUNDS: readonly Background[] = [
  {
    slug: 'acolyte',
    name: 'Acolyte',
    line: 'You served in a temple, between the holy and those who seek it.',
    features: [
      {
        key: 'acolyte/proficiencies',
        name: 'Skills and Languages',
        level: 1,
        words: 'Proficiency in Insight and Religion, and two languages of your choice.',
        gifts: [{ gives: 'skills', of: ['insight', 'religion'] }],
        asks: [
          { key: 'languages', name: 'Two languages', count: 2, asks: 'language', from: 'any' },
        ],
      },
      {
        key: 'acolyte/shelter-of-the-faithful',
        name: 'Shelter of the Faithful',
        level: 1,
        words:
          'Temples of your faith heal and care for you and your companions without pay, but for what the spells cost; your fellow faithful keep you, though not your companions, at a modest lifestyle. Near the temple that is your home you can ask the priests for help that puts them in no danger.',
      },
    ],
    equipment: [
      {
        key: 'symbol',
        ways: [{ label: 'A holy symbol', items: [{ any: 'holy-symbol', name: 'A holy symbol' }] }],
      },
      {
        key: 'prayers',
        ways: [
          { label: 'A prayer book', items: [{ item: 'prayer-book' }] },
          { label: 'A prayer wheel', items: [{ item: 'prayer-wheel' }] },
        ],
      },
      {
        key: 'rest',
        ways: [
          {
            label: '5 sticks of incense, vestments, common clothes, a pouch with 15 GP',
            items: [
              { item: 'stick-of-incense', count: 5 },
              { item: 'vestments' },
              { item: 'common-clothes' },
              { item: 'pouch' },
            ],
            gold: 15,
          },
        ],
      },
    ],
  },
];
