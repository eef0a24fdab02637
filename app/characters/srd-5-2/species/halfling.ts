import type { Race } from '../../book/book';

/** Halflings (SRD 5.2, "Halfling"). */
export const HALFLING: Race = {
  slug: 'halfling',
  name: 'Halfling',
  line: 'Small, brave and lucky, easily overlooked.',
  size: ['small'],
  speed: 30,
  features: [
    {
      key: 'halfling/brave',
      name: 'Brave',
      level: 1,
      words: 'Advantage on saves to avoid or end being frightened.',
      gifts: [{ gives: 'advantage', on: 'saves against being frightened' }],
    },
    {
      key: 'halfling/nimbleness',
      name: 'Halfling Nimbleness',
      level: 1,
      words:
        'You can move through the space of a creature that is a size larger than you, but not stop there.',
    },
    {
      key: 'halfling/luck',
      name: 'Luck',
      level: 1,
      words: 'When the d20 of a D20 Test shows 1, you may roll again and must use the new roll.',
    },
    {
      key: 'halfling/naturally-stealthy',
      name: 'Naturally Stealthy',
      level: 1,
      words: 'You can Hide behind a creature that is at least a size larger than you.',
    },
  ],
  subraces: [],
};
