import type { Race } from '../../book/book';
import { feyAncestry } from './elf';
import { darkvision, increase, languages } from './traits';

/** Half-elves (SRD 5.1, "Half-Elf"). */
export const HALF_ELF: Race = {
  slug: 'half-elf',
  name: 'Half-Elf',
  size: ['medium'],
  speed: 30,
  line: 'Of two peoples, winning and versatile.',
  features: [
    increase('half-elf', { cha: 2 }),
    {
      key: 'half-elf/two-abilities',
      name: 'Two Other Abilities',
      level: 1,
      words: '+1 to two ability scores other than Charisma.',
      asks: [
        {
          key: 'abilities',
          name: 'Two abilities, +1 each',
          count: 2,
          asks: 'ability',
          from: ['str', 'dex', 'con', 'int', 'wis'],
          plus: 1,
        },
      ],
    },
    darkvision('half-elf', 60),
    feyAncestry('half-elf'),
    {
      key: 'half-elf/skill-versatility',
      name: 'Skill Versatility',
      level: 1,
      words: 'Proficiency in two skills of your choice.',
      asks: [{ key: 'skills', name: 'Two skills', count: 2, asks: 'skill', from: 'any' }],
    },
    languages(
      'half-elf',
      ['common', 'elvish'],
      'You speak, read and write Common, Elvish and one language of your choice.',
      1,
    ),
  ],
  subraces: [],
};
