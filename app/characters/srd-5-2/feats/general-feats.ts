import type { Feat } from '../../book/book';

/** Feats from level 4 on (SRD 5.2, "General Feats"). */
export const GENERAL_FEATS: readonly Feat[] = [
  {
    slug: 'ability-score-improvement',
    name: 'Ability Score Improvement',
    category: 'general',
    words: 'One ability score +2, or two +1 each, none above 20.',
    asks: [{ key: 'improvement', name: 'Two ability points', count: 1, asks: 'improvement' }],
    needs: { level: 4 },
    repeatable: true,
  },
  {
    slug: 'grappler',
    name: 'Grappler',
    category: 'general',
    words:
      'Strength or Dexterity +1, at most 20. Once a turn an unarmed strike of your Attack action both damages and grapples. You have advantage on attacks against a creature that you grapple, and moving one of your size or smaller costs no extra movement.',
    asks: [
      {
        key: 'ability',
        name: 'Strength or Dexterity, +1',
        count: 1,
        asks: 'ability',
        from: ['str', 'dex'],
        plus: 1,
      },
    ],
    gifts: [{ gives: 'advantage', on: 'attacks against a creature you grapple' }],
    needs: { level: 4, anyAbility: { str: 13, dex: 13 } },
  },
];
