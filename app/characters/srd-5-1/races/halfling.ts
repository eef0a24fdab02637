import type { Race } from '../../book/book';
import { increase, languages } from './traits';

/** Halflings and lightfoot halflings (SRD 5.1, "Halfling"). */
export const HALFLING: Race = {
  slug: 'halfling',
  name: 'Halfling',
  size: ['small'],
  speed: 25,
  line: 'Small, brave and lucky, easily overlooked.',
  features: [
    increase('halfling', { dex: 2 }),
    {
      key: 'halfling/lucky',
      name: 'Lucky',
      level: 1,
      words:
        'When the d20 of an attack, a check or a save shows 1, you may roll again and use the new roll.',
    },
    {
      key: 'halfling/brave',
      name: 'Brave',
      level: 1,
      words: 'Advantage on saves against being frightened.',
      gifts: [{ gives: 'advantage', on: 'saves against being frightened' }],
    },
    {
      key: 'halfling/nimbleness',
      name: 'Halfling Nimbleness',
      level: 1,
      words: 'You can move through the space of any creature larger than you.',
    },
    languages('halfling', ['common', 'halfling'], 'You speak, read and write Common and Halfling.'),
  ],
  subraceName: 'Subrace',
  subraces: [
    {
      slug: 'lightfoot-halfling',
      name: 'Lightfoot Halfling',
      line: 'Friendly, and gone before you look.',
      features: [
        increase('lightfoot-halfling', { cha: 1 }),
        {
          key: 'lightfoot-halfling/naturally-stealthy',
          name: 'Naturally Stealthy',
          level: 1,
          words: 'You can try to hide behind a creature that is at least one size larger than you.',
        },
      ],
    },
  ],
};
