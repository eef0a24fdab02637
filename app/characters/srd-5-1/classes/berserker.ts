import type { Subclass } from '../../book/book';

/** The barbarian subclass of SRD 5.1, "Path of the Berserker". */
export const BERSERKER: Subclass = {
  slug: 'berserker',
  name: 'Path of the Berserker',
  line: 'Violence as an end in itself: attacks without pause, and no fear of anything.',
  features: [
    {
      key: 'berserker/frenzy',
      name: 'Frenzy',
      level: 3,
      action: 'bonus-action',
      words:
        'You may make a rage a frenzy. Until it ends, each of your turns after this one may have one melee weapon attack as a bonus action; afterward you suffer one level of exhaustion.',
    },
    {
      key: 'berserker/mindless-rage',
      name: 'Mindless Rage',
      level: 6,
      words:
        'In a rage you cannot be charmed or frightened, and either condition that you already have pauses until the rage is over.',
    },
    {
      key: 'berserker/intimidating-presence',
      name: 'Intimidating Presence',
      level: 10,
      action: 'action',
      words:
        'One creature that you see within 30 feet, and that sees or hears you, makes a Wisdom save (DC 8 + proficiency bonus + Charisma modifier) or is frightened of you until the end of your next turn. Your action on later turns keeps it so for another turn; it ends when the creature ends its turn out of your sight or more than 60 feet away. Whoever succeeds is safe from it for 24 hours.',
    },
    {
      key: 'berserker/retaliation',
      name: 'Retaliation',
      level: 14,
      action: 'reaction',
      words:
        'When a creature within 5 feet damages you, your reaction is a melee weapon attack against it.',
    },
  ],
};
