import { inBoth } from '../rule-text';
import { CONDITION_CHAPTERS, type ConditionRule } from './condition-rule';

const [IN_5_1, IN_5_2] = CONDITION_CHAPTERS;

/** Conditions that keep a creature from seeing, hearing or being seen. */
export const SENSES: readonly ConditionRule[] = [
  {
    id: 'blinded',
    title: 'Blinded',
    also: 'sight see dark',
    rules: inBoth(CONDITION_CHAPTERS, [
      'Cannot see; *fails* checks that need sight.',
      'Its attacks have *disadvantage*, attacks against it *advantage*.',
    ]),
  },
  {
    id: 'deafened',
    title: 'Deafened',
    also: 'hearing sound',
    rules: inBoth(CONDITION_CHAPTERS, ['Cannot hear; *fails* checks that need hearing.']),
  },
  {
    id: 'invisible',
    title: 'Invisible',
    also: 'unseen hidden',
    rules: {
      '2014': {
        lines: [
          'Not to be seen without magic or a special sense; *heavily obscured* for hiding. Noise and tracks still tell where it is.',
          'Its attacks have *advantage*, attacks against it *disadvantage*.',
        ],
        srd: IN_5_1,
      },
      '2024': {
        lines: [
          'What needs to see its target cannot choose it; its gear is hidden too.',
          'Its attacks have *advantage*, attacks against it *disadvantage*, but not with those who can see it.',
          '*Advantage* on initiative if it rolls in this state.',
        ],
        srd: IN_5_2,
      },
    },
  },
];
