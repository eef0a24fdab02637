import { inBoth } from '~/rules/rule-text';
import type { CheatSection } from '../cheat-card';

export const CARRYING: CheatSection = {
  id: 'carrying-section',
  title: 'Carrying',
  cards: [
    {
      id: 'carrying',
      title: 'Carrying, pushing, dragging, lifting',
      also: 'capacity weight strength load pounds encumbrance',
      calculator: 'carrying',
      rules: inBoth(
        ['Using Ability Scores: Lifting and Carrying', 'Rules Glossary: Carrying Capacity'],
        [
          'Carry: *Strength × 15* pounds. Push, drag or lift: *Strength × 30*.',
          'With more than you can carry, your speed is at most *5 feet*.',
          'Each size above Medium *doubles* both; Tiny *halves* them.',
        ],
      ),
    },
    {
      id: 'encumbrance',
      title: 'Encumbrance (variant)',
      also: 'carrying weight load slow heavy',
      rules: {
        '2014': {
          lines: [
            'Over *Strength × 5* pounds: speed *−10 feet*.',
            'Over *Strength × 10*: speed *−20 feet*, and disadvantage on checks, attacks and saves that use Strength, Dexterity or Constitution.',
          ],
          srd: 'Using Ability Scores: Lifting and Carrying',
        },
      },
    },
  ],
};
