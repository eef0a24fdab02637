import type { Race } from '../../book/book';
import { darkvision, increase, languages } from './traits';

/** Dwarves and hill dwarves (SRD 5.1, "Dwarf"). */
export const DWARF: Race = {
  slug: 'dwarf',
  name: 'Dwarf',
  size: ['medium'],
  speed: 25,
  line: 'Short, broad and hard to bring down, at home under stone.',
  features: [
    increase('dwarf', { con: 2 }),
    {
      key: 'dwarf/speed',
      name: 'Steady Pace',
      level: 1,
      words: 'Heavy armor never slows you.',
      gifts: [{ gives: 'no-slowing' }],
    },
    darkvision('dwarf', 60),
    {
      key: 'dwarf/dwarven-resilience',
      name: 'Dwarven Resilience',
      level: 1,
      words: 'Advantage on saves against poison, and resistance to poison damage.',
      gifts: [
        { gives: 'advantage', on: 'saves against poison' },
        { gives: 'defence', how: 'resistant', to: ['poison'] },
      ],
    },
    {
      key: 'dwarf/dwarven-combat-training',
      name: 'Dwarven Combat Training',
      level: 1,
      words: 'Proficiency with battleaxes, handaxes, light hammers and warhammers.',
      gifts: [{ gives: 'weapons', of: ['battleaxe', 'handaxe', 'light-hammer', 'warhammer'] }],
    },
    {
      key: 'dwarf/tool-proficiency',
      name: 'Tool Proficiency',
      level: 1,
      words: "Proficiency with smith's tools, brewer's supplies or mason's tools.",
      asks: [
        {
          key: 'tool',
          name: "One kind of artisan's tools",
          count: 1,
          asks: 'tool',
          from: ['smiths-tools', 'brewers-supplies', 'masons-tools'],
        },
      ],
    },
    {
      key: 'dwarf/stonecunning',
      name: 'Stonecunning',
      level: 1,
      words:
        'On Intelligence (History) checks about where stonework comes from you are proficient, with twice the proficiency bonus.',
    },
    languages('dwarf', ['common', 'dwarvish'], 'You speak, read and write Common and Dwarvish.'),
  ],
  subraceName: 'Subrace',
  subraces: [
    {
      slug: 'hill-dwarf',
      name: 'Hill Dwarf',
      line: 'Keen of sense, and tougher still.',
      features: [
        increase('hill-dwarf', { wis: 1 }),
        {
          key: 'hill-dwarf/dwarven-toughness',
          name: 'Dwarven Toughness',
          level: 1,
          words: '1 more maximum hit point for each level.',
          gifts: [{ gives: 'hit-points', each: 1 }],
        },
      ],
    },
  ],
};
