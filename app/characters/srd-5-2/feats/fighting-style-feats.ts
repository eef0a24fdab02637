import type { Feat } from '../../book/book';

/** Requires Fighting Style from any class. */
const STYLE = {
  anyFeature: ['fighter/fighting-style', 'paladin/fighting-style', 'ranger/fighting-style'],
};

/** The feats that require Fighting Style (SRD 5.2, "Fighting Style Feats"). */
export const FIGHTING_STYLE_FEATS: readonly Feat[] = [
  {
    slug: 'archery',
    name: 'Archery',
    category: 'fighting-style',
    needs: STYLE,
    words: '+2 on attack rolls with ranged weapons.',
    gifts: [{ gives: 'attack-bonus', of: 'ranged', hit: 2 }],
  },
  {
    slug: 'defense',
    name: 'Defense',
    category: 'fighting-style',
    needs: STYLE,
    words: '+1 AC as long as you wear light, medium or heavy armor.',
    gifts: [{ gives: 'armor-bonus', plus: 1, when: 'armored' }],
  },
  {
    slug: 'great-weapon-fighting',
    name: 'Great Weapon Fighting',
    category: 'fighting-style',
    needs: STYLE,
    words:
      'Damage dice of a two-handed or versatile melee weapon that you hold in both hands count as 3 where they show 1 or 2.',
  },
  {
    slug: 'two-weapon-fighting',
    name: 'Two-Weapon Fighting',
    category: 'fighting-style',
    needs: STYLE,
    words:
      'The extra attack of a light weapon adds your ability modifier to its damage if it does not already.',
  },
];
