import type { Race } from '../../book/book';
import { increase, languages } from './traits';

/** Humans (SRD 5.1, "Human"). */
export const HUMAN: Race = {
  slug: 'human',
  name: 'Human',
  size: ['medium'],
  speed: 30,
  line: 'A little better at everything.',
  features: [
    increase('human', { str: 1, dex: 1, con: 1, int: 1, wis: 1, cha: 1 }),
    languages(
      'human',
      ['common'],
      'You speak, read and write Common and one language of your choice.',
      1,
    ),
  ],
  subraces: [],
};
