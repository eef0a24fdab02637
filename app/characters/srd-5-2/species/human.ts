import type { Race } from '../../book/book';

/** Humans (SRD 5.2, "Human"). */
export const HUMAN: Race = {
  slug: 'human',
  name: 'Human',
  line: 'Able in many ways, with one skill and one feat more.',
  size: ['medium', 'small'],
  speed: 30,
  features: [
    {
      key: 'human/resourceful',
      name: 'Resourceful',
      level: 1,
      words: 'A long rest gives you Heroic Inspiration.',
      gifts: [{ gives: 'inspiration' }],
    },
    {
      key: 'human/skillful',
      name: 'Skillful',
      level: 1,
      words: 'Proficiency in one skill of your choice.',
      asks: [{ key: 'skill', name: 'One skill', count: 1, asks: 'skill', from: 'any' }],
    },
    {
      key: 'human/versatile',
      name: 'Versatile',
      level: 1,
      words: 'An Origin feat of your choice. Skilled suits you well.',
      asks: [{ key: 'feat', name: 'Origin feat', count: 1, asks: 'feat', from: 'origin' }],
    },
  ],
  subraces: [],
};
