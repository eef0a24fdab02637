import type { Race } from '../../book/book';
import type { Feature } from '../../book/feature';
import { darkvision, increase, languages, oneLanguage } from './traits';

/** The Fey Ancestry of elves and half-elves. */
export function feyAncestry(of: string): Feature {
  return {
    key: `${of}/fey-ancestry`,
    name: 'Fey Ancestry',
    level: 1,
    words: 'Advantage on saves against being charmed, and no magic puts you to sleep.',
    gifts: [
      { gives: 'advantage', on: 'saves against being charmed' },
      { gives: 'immunity', to: 'magical sleep' },
    ],
  };
}

/** Elves and high elves (SRD 5.1, "Elf"). */
export const ELF: Race = {
  slug: 'elf',
  name: 'Elf',
  size: ['medium'],
  speed: 30,
  line: 'Long-lived, graceful and watchful, with a trace of magic.',
  features: [
    increase('elf', { dex: 2 }),
    darkvision('elf', 60),
    {
      key: 'elf/keen-senses',
      name: 'Keen Senses',
      level: 1,
      words: 'Proficiency in Perception.',
      gifts: [{ gives: 'skills', of: ['perception'] }],
    },
    feyAncestry('elf'),
    {
      key: 'elf/trance',
      name: 'Trance',
      level: 1,
      words: 'Four hours of half-waking meditation rest you as eight hours of sleep do others.',
    },
    languages('elf', ['common', 'elvish'], 'You speak, read and write Common and Elvish.'),
  ],
  subraceName: 'Subrace',
  subraces: [
    {
      slug: 'high-elf',
      name: 'High Elf',
      line: 'Learned, with a cantrip and a blade.',
      features: [
        increase('high-elf', { int: 1 }),
        {
          key: 'high-elf/elf-weapon-training',
          name: 'Elf Weapon Training',
          level: 1,
          words: 'Proficiency with longswords, shortswords, shortbows and longbows.',
          gifts: [{ gives: 'weapons', of: ['longsword', 'shortsword', 'shortbow', 'longbow'] }],
        },
        {
          key: 'high-elf/cantrip',
          name: 'Cantrip',
          level: 1,
          words: 'You know one cantrip of the wizard list and cast it with Intelligence.',
          asks: [
            {
              key: 'cantrip',
              name: "A wizard's cantrip",
              count: 1,
              asks: 'spell',
              lists: ['Wizard'],
              levels: [0, 0],
              ability: 'int',
            },
          ],
        },
        {
          key: 'high-elf/extra-language',
          name: 'Extra Language',
          level: 1,
          words: 'You speak, read and write one language more.',
          asks: [oneLanguage()],
        },
      ],
    },
  ],
};
