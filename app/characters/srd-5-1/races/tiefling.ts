import type { Race } from '../../book/book';
import { darkvision, increase, languages } from './traits';

/** Tieflings (SRD 5.1, "Tiefling"). */
export const TIEFLING: Race = {
  slug: 'tiefling',
  name: 'Tiefling',
  size: ['medium'],
  speed: 30,
  line: 'Marked by an infernal ancestor, with some of the power.',
  features: [
    increase('tiefling', { int: 1, cha: 2 }),
    darkvision('tiefling', 60),
    {
      key: 'tiefling/hellish-resistance',
      name: 'Hellish Resistance',
      level: 1,
      words: 'Resistance to fire damage.',
      gifts: [{ gives: 'defence', how: 'resistant', to: ['fire'] }],
    },
    {
      key: 'tiefling/infernal-legacy',
      name: 'Infernal Legacy',
      level: 1,
      words:
        'You know Thaumaturgy. From level 3 you cast Hellish Rebuke as a spell of level 2, from level 5 Darkness, each once until a long rest. You cast them with Charisma.',
      gifts: [
        { gives: 'spell', spell: 'thaumaturgy', ability: 'cha' },
        {
          gives: 'spell',
          spell: 'hellish-rebuke',
          ability: 'cha',
          level: 3,
          at: 2,
          free: {
            key: 'tiefling/hellish-rebuke',
            name: 'Hellish Rebuke (level 2)',
            most: 1,
            back: 'long-rest',
          },
        },
        {
          gives: 'spell',
          spell: 'darkness',
          ability: 'cha',
          level: 5,
          free: {
            key: 'tiefling/darkness',
            name: 'Darkness',
            most: 1,
            back: 'long-rest',
          },
        },
      ],
    },
    languages('tiefling', ['common', 'infernal'], 'You speak, read and write Common and Infernal.'),
  ],
  subraces: [],
};
