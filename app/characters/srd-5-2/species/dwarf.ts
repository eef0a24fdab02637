import type { Race } from '../../book/book';
import { darkvision } from './traits';

/** Dwarves (SRD 5.2, "Dwarf"). */
export const DWARF: Race = {
  slug: 'dwarf',
  name: 'Dwarf',
  line: 'Broad and hard to bring down, at one with stone.',
  size: ['medium'],
  speed: 30,
  features: [
    darkvision('dwarf', 120),
    {
      key: 'dwarf/dwarven-resilience',
      name: 'Dwarven Resilience',
      level: 1,
      words: 'Resistance to poison damage, and advantage on saves against the poisoned condition.',
      gifts: [
        { gives: 'defence', how: 'resistant', to: ['poison'] },
        { gives: 'advantage', on: 'saves against being poisoned' },
      ],
    },
    {
      key: 'dwarf/dwarven-toughness',
      name: 'Dwarven Toughness',
      level: 1,
      words: '1 more maximum hit point for each level.',
      gifts: [{ gives: 'hit-points', each: 1 }],
    },
    {
      key: 'dwarf/stonecunning',
      name: 'Stonecunning',
      level: 1,
      action: 'bonus-action',
      words:
        'On stone, or touching it, you have Tremorsense to 60 feet for 10 minutes. As often as your proficiency bonus until a long rest.',
      uses: {
        key: 'dwarf/stonecunning',
        name: 'Stonecunning',
        most: { proficiency: 1 },
        back: 'long-rest',
      },
    },
  ],
  subraces: [],
};
