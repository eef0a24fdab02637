import { inBoth } from '../rule-text';
import { CONDITION_CHAPTERS, type ConditionRule } from './condition-rule';

/** Conditions that affect a creature’s attitude: charmed and frightened. */
export const MIND: readonly ConditionRule[] = [
  {
    id: 'charmed',
    title: 'Charmed',
    also: 'friend enchant',
    rules: inBoth(CONDITION_CHAPTERS, [
      'Cannot attack the charmer or aim harm at it by ability or magic.',
      'The charmer has *advantage* on social checks with it.',
    ]),
  },
  {
    id: 'frightened',
    title: 'Frightened',
    also: 'fear scared afraid',
    rules: inBoth(CONDITION_CHAPTERS, [
      '*Disadvantage* on checks and attacks while it can see what it fears.',
      'Cannot choose to move closer to it.',
    ]),
  },
];
