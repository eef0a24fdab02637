import type { Subclass } from '../../book/book';
import { BARDIC_INSPIRATION } from './bard-features';

/** The bard subclass College of Lore (SRD 5.1, "Bard Colleges"). */
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
        'When a creature you see within 60 feet rolls an attack, an ability check or damage, spend a Bardic Inspiration and subtract its die from the roll, before the outcome is told. It is immune if it cannot hear you or cannot be charmed.',
      action: 'reaction',
      uses: BARDIC_INSPIRATION,
    },
    {
      key: 'lore/additional-magical-secrets',
      name: 'Additional Magical Secrets',
      level: 6,
      words:
        'You learn two spells of any class, cantrips or of a level for which you have slots. They are bard spells for you and do not count among those you know.',
      asks: [
        {
          key: 'spells',
          name: 'Two spells of any class',
          count: 2,
          asks: 'spell',
          lists: 'any',
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
        'When you make an ability check, you may spend a Bardic Inspiration and add its die, after your d20 but before the outcome is told.',
      action: 'free',
      uses: BARDIC_INSPIRATION,
    },
  ],
};
