import type { Subclass } from '../../book/book';
import { BARDIC_INSPIRATION } from './bard-features';

/** The bard subclass College of Lore (SRD 5.2, "Bard Subclass"). */
export const COLLEGE_OF_LORE: Subclass = {
  slug: 'lore',
  name: 'College of Lore',
  line: 'Collects knowledge and secrets, and turns sharp words against foes.',
  features: [
    {
      key: 'lore/bonus-proficiencies',
      name: 'Bonus Proficiencies',
      level: 3,
      words: 'You are proficient in three more skills of your choice.',
      asks: [{ key: 'skills', name: 'Three more skills', count: 3, asks: 'skill', from: 'any' }],
    },
    {
      key: 'lore/cutting-words',
      name: 'Cutting Words',
      level: 3,
      words:
        'When a creature you see within 60 feet rolls damage or succeeds on an ability check or attack roll, spend a Bardic Inspiration and subtract its die from the roll, which may make it fail.',
      action: 'reaction',
      uses: BARDIC_INSPIRATION,
    },
    {
      key: 'lore/magical-discoveries',
      name: 'Magical Discoveries',
      level: 6,
      words:
        'Two spells of the cleric, druid or wizard lists, cantrips or of a level for which you have slots, are always prepared. At each new bard level you may exchange one.',
      asks: [
        {
          key: 'spells',
          name: 'Two cleric, druid or wizard spells',
          count: 2,
          asks: 'spell',
          lists: ['Cleric', 'Druid', 'Wizard'],
          levels: 'slots',
          ability: 'class',
        },
      ],
    },
    {
      key: 'lore/peerless-skill',
      name: 'Peerless Skill',
      level: 14,
      words:
        'When you fail an ability check or attack roll, you may spend a Bardic Inspiration and add its die. If you still fail, it is not spent.',
      action: 'free',
      uses: BARDIC_INSPIRATION,
    },
  ],
};
