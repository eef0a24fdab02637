import type { Option } from '../book/feature';

/** The fighting styles of fighters, paladins and rangers (SRD 5.1, "Fighting Style"). */
export const FIGHTING_STYLES: readonly Option[] = [
  {
    slug: 'archery',
    name: 'Archery',
    words: '+2 on attack rolls with ranged weapons.',
    gifts: [{ gives: 'attack-bonus', of: 'ranged', hit: 2 }],
  },
  {
    slug: 'defense',
    name: 'Defense',
    words: '+1 AC as long as you wear armor.',
    gifts: [{ gives: 'armor-bonus', plus: 1, when: 'armored' }],
  },
  {
    slug: 'dueling',
    name: 'Dueling',
    words: '+2 damage with a melee weapon held in one hand, as long as you hold no other weapon.',
    gifts: [{ gives: 'attack-bonus', of: 'dueling', damage: 2 }],
  },
  {
    slug: 'great-weapon-fighting',
    name: 'Great Weapon Fighting',
    words:
      'Damage dice of a two-handed or versatile melee weapon that you hold in both hands are rolled again on a 1 or 2; the second roll counts.',
  },
  {
    slug: 'protection',
    name: 'Protection',
    words:
      'With a shield in hand, your reaction gives disadvantage to an attack that a creature you see makes against somebody else within 5 feet of you.',
  },
  {
    slug: 'two-weapon-fighting',
    name: 'Two-Weapon Fighting',
    words: 'The second attack of two-weapon fighting adds your ability modifier to its damage too.',
  },
];
