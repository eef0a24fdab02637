import type { Feature } from '../../book/feature';

/** The monk features that use ki, and how ki recovers (SRD 5.1, "Monk"). */
export const MONK_KI: readonly Feature[] = [
  {
    key: 'monk/ki',
    name: 'Ki',
    level: 2,
    words:
      'You have as many ki points as monk levels and spend them on what follows. All come back with a short or long rest of which you spend 30 minutes meditating. Saves against your ki are of DC 8 + proficiency bonus + Wisdom modifier.',
    uses: { key: 'ki', name: 'Ki points', most: { perLevel: 1 }, back: 'short-rest' },
  },
  {
    key: 'monk/flurry-of-blows',
    name: 'Flurry of Blows',
    level: 2,
    action: 'bonus-action',
    words: '1 ki point, right after your Attack action: two unarmed strikes.',
  },
  {
    key: 'monk/patient-defense',
    name: 'Patient Defense',
    level: 2,
    action: 'bonus-action',
    words: '1 ki point: you dodge.',
  },
  {
    key: 'monk/step-of-the-wind',
    name: 'Step of the Wind',
    level: 2,
    action: 'bonus-action',
    words: '1 ki point: you disengage or dash, and jump twice as far this turn.',
  },
  {
    key: 'monk/deflect-missiles',
    name: 'Deflect Missiles',
    level: 3,
    action: 'reaction',
    words:
      'A hit by a ranged weapon does 1d10 + your Dexterity modifier + your monk level less damage. If none is left and a hand is free, you catch the missile, and for 1 ki point throw it back at once: a ranged attack with proficiency, 20/60 feet, that counts as a monk weapon’s.',
  },
  {
    key: 'monk/stunning-strike',
    name: 'Stunning Strike',
    level: 5,
    action: 'free',
    words:
      '1 ki point when a melee weapon attack of yours hits: the target makes a Constitution save or is stunned until the end of your next turn.',
  },
  {
    key: 'monk/diamond-soul',
    name: 'Diamond Soul',
    level: 14,
    words:
      'You are proficient in all saving throws. For 1 ki point you roll a failed one again and keep the second roll.',
    gifts: [{ gives: 'saves', of: ['str', 'dex', 'con', 'int', 'wis', 'cha'] }],
  },
  {
    key: 'monk/empty-body',
    name: 'Empty Body',
    level: 18,
    action: 'action',
    words:
      '4 ki points: for 1 minute you are invisible and resistant to all damage but force. 8 ki points: you cast astral projection on yourself alone, without material components.',
  },
  {
    key: 'monk/perfect-self',
    name: 'Perfect Self',
    level: 20,
    words: 'When you roll initiative with no ki points left, you regain 4.',
  },
];
