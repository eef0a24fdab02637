import type { Feature } from '../../book/feature';

/** The monk features that use Focus Points, and how they recover (SRD 5.2, "Monk"). */
export const MONK_FOCUS: readonly Feature[] = [
  {
    key: 'monk/monks-focus',
    name: "Monk's Focus",
    level: 2,
    words:
      'You have as many Focus Points as monk levels; all come back with a short or long rest. Bonus actions: Flurry of Blows, two unarmed strikes for 1 point; Patient Defense, Disengage, or with Dodge as well for 1 point; Step of the Wind, Dash, or with Disengage as well and jumps twice as far this turn for 1 point. Saves against it are of DC 8 + Wisdom modifier + proficiency bonus.',
    action: 'bonus-action',
    uses: { key: 'focus-points', name: 'Focus Points', most: { perLevel: 1 }, back: 'short-rest' },
  },
  {
    key: 'monk/uncanny-metabolism',
    name: 'Uncanny Metabolism',
    level: 2,
    action: 'free',
    words:
      'When you roll initiative, you may regain all Focus Points and your monk level + a roll of your Martial Arts die in hit points, once between long rests.',
    uses: { key: 'uncanny-metabolism', name: 'Uncanny Metabolism', most: 1, back: 'long-rest' },
  },
  {
    key: 'monk/deflect-attacks',
    name: 'Deflect Attacks',
    level: 3,
    action: 'reaction',
    words:
      'A hit that does bludgeoning, piercing or slashing damage does 1d10 + Dexterity modifier + monk level less. If none is left, you may spend 1 Focus Point on a creature that you see, within 5 feet of you after a melee attack, within 60 feet and not behind total cover after a ranged one: it makes a Dexterity save or takes two Martial Arts dice + your Dexterity modifier of the same type.',
  },
  {
    key: 'monk/stunning-strike',
    name: 'Stunning Strike',
    level: 5,
    action: 'free',
    words:
      'Once per turn, for 1 Focus Point when a monk weapon or unarmed strike hits: the target makes a Constitution save or is stunned until your next turn starts. If it succeeds, until then its speed is halved and the next attack against it has advantage.',
  },
  {
    key: 'monk/heightened-focus',
    name: 'Heightened Focus',
    level: 10,
    words:
      'For the same point Flurry of Blows is three strikes, Patient Defense gives two Martial Arts dice of temporary hit points, and Step of the Wind takes along one willing creature within 5 feet, Large or smaller, without provoking opportunity attacks against it.',
  },
  {
    key: 'monk/deflect-energy',
    name: 'Deflect Energy',
    level: 13,
    words: 'Deflect Attacks works against damage of every type.',
  },
  {
    key: 'monk/disciplined-survivor',
    name: 'Disciplined Survivor',
    level: 14,
    words:
      'You are proficient in all saving throws. For 1 Focus Point you roll a failed one again and must keep the new roll.',
    gifts: [{ gives: 'saves', of: ['str', 'dex', 'con', 'int', 'wis', 'cha'] }],
  },
  {
    key: 'monk/perfect-focus',
    name: 'Perfect Focus',
    level: 15,
    words:
      'When you roll initiative without Uncanny Metabolism and have 3 Focus Points or fewer, you have 4.',
  },
  {
    key: 'monk/superior-defense',
    name: 'Superior Defense',
    level: 18,
    action: 'free',
    words:
      'At the start of your turn, for 3 Focus Points, you resist all damage but force for 1 minute or until you are incapacitated.',
  },
];
