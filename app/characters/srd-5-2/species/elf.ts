import type { Race } from '../../book/book';
import { cantrip, castingAbility, darkvision, lineageWords, onceFree } from './traits';

/** Elves and their three lineages (SRD 5.2, "Elf"). */
export const ELF: Race = {
  slug: 'elf',
  name: 'Elf',
  line: 'Long-lived, watchful, with the magic of a lineage.',
  size: ['medium'],
  speed: 30,
  features: [
    darkvision('elf', 60),
    {
      key: 'elf/fey-ancestry',
      name: 'Fey Ancestry',
      level: 1,
      words: 'Advantage on saves to avoid or end being charmed.',
      gifts: [{ gives: 'advantage', on: 'saves against being charmed' }],
    },
    {
      key: 'elf/keen-senses',
      name: 'Keen Senses',
      level: 1,
      words: 'Proficiency in Insight, Perception or Survival.',
      asks: [
        {
          key: 'skill',
          name: 'Keen Senses: choose a skill',
          count: 1,
          asks: 'skill',
          from: ['insight', 'perception', 'survival'],
        },
      ],
    },
    {
      key: 'elf/trance',
      name: 'Trance',
      level: 1,
      words:
        'You need no sleep, and no magic puts you to sleep. Four hours of waking trance are a long rest.',
      gifts: [{ gives: 'immunity', to: 'magical sleep' }],
    },
  ],
  subraceName: 'Elven Lineage',
  subraces: [
    {
      slug: 'drow',
      name: 'Drow',
      line: 'At home in the dark below.',
      features: [
        {
          key: 'drow/lineage',
          name: 'Drow Lineage',
          level: 1,
          words: `Your Darkvision reaches 120 feet. ${lineageWords('Dancing Lights', 'Faerie Fire', 'Darkness')}`,
          gifts: [
            { gives: 'sense', sense: 'darkvision', feet: 120 },
            cantrip('dancing-lights'),
            onceFree('drow', 'faerie-fire', 'Faerie Fire', 3),
            onceFree('drow', 'darkness', 'Darkness', 5),
          ],
          asks: [castingAbility()],
        },
      ],
    },
    {
      slug: 'high-elf',
      name: 'High Elf',
      line: 'Full of the magic of fey crossings.',
      features: [
        {
          key: 'high-elf/lineage',
          name: 'High Elf Lineage',
          level: 1,
          words: `${lineageWords('Prestidigitation', 'Detect Magic', 'Misty Step')} After a long rest you may put another Wizard cantrip in the place of Prestidigitation.`,
          gifts: [
            cantrip('prestidigitation'),
            onceFree('high-elf', 'detect-magic', 'Detect Magic', 3),
            onceFree('high-elf', 'misty-step', 'Misty Step', 5),
          ],
          asks: [castingAbility()],
        },
      ],
    },
    {
      slug: 'wood-elf',
      name: 'Wood Elf',
      line: 'Fleet, and one with the woods.',
      features: [
        {
          key: 'wood-elf/lineage',
          name: 'Wood Elf Lineage',
          level: 1,
          words: `Your Speed is 35 feet. ${lineageWords('Druidcraft', 'Longstrider', 'Pass without Trace')}`,
          gifts: [
            { gives: 'speed', way: 'walk', set: 35 },
            cantrip('druidcraft'),
            onceFree('wood-elf', 'longstrider', 'Longstrider', 3),
            onceFree('wood-elf', 'pass-without-trace', 'Pass without Trace', 5),
          ],
          asks: [castingAbility()],
        },
      ],
    },
  ],
};
