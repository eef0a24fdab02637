import type { Subclass } from '../../book/book';

/** The barbarian subclass of SRD 5.2, "Path of the Berserker". */
export const BERSERKER: Subclass = {
  slug: 'berserker',
  name: 'Path of the Berserker',
  line: 'Violence as an end in itself: wild, heavy blows, and no fear of anything.',
  features: [
    {
      key: 'berserker/frenzy',
      name: 'Frenzy',
      level: 3,
      words:
        'When you attack recklessly in a rage, the first target that a Strength attack of yours hits in your turn takes as many d6 more as your Rage Damage, of the attack’s own type.',
      scale: { 3: '2d6', 9: '3d6', 16: '4d6' },
      gifts: [
        {
          gives: 'strike',
          of: 'strength',
          dice: { 3: '2d6', 9: '3d6', 16: '4d6' },
          when: 'first hit of a turn, reckless in a rage',
          onceATurn: true,
        },
      ],
    },
    {
      key: 'berserker/mindless-rage',
      name: 'Mindless Rage',
      level: 6,
      words:
        'In a rage you are immune to being charmed and frightened, and entering it ends both conditions.',
    },
    {
      key: 'berserker/retaliation',
      name: 'Retaliation',
      level: 10,
      action: 'reaction',
      words:
        'When a creature within 5 feet damages you, your reaction is one melee attack against it with a weapon or an unarmed strike.',
    },
    {
      key: 'berserker/intimidating-presence',
      name: 'Intimidating Presence',
      level: 14,
      action: 'bonus-action',
      words:
        'Creatures of your choice within 30 feet make a Wisdom save (DC 8 + Strength modifier + proficiency bonus) or are frightened for 1 minute, with a new save at the end of each of their turns. Once between long rests, or again for one use of Rage.',
      uses: {
        key: 'intimidating-presence',
        name: 'Intimidating Presence',
        most: 1,
        back: 'long-rest',
      },
    },
  ],
};
