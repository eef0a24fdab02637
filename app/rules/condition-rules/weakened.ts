import { inBoth } from '../rule-text';
import { CONDITION_CHAPTERS, type ConditionRule } from './condition-rule';

const [IN_5_1, IN_5_2] = CONDITION_CHAPTERS;

/** Conditions that weaken a creature’s body. */
export const WEAKENED: readonly ConditionRule[] = [
  {
    id: 'exhaustion',
    title: 'Exhaustion',
    also: 'tired fatigue level march hunger',
    rules: {
      '2014': {
        lines: [
          '*Six levels*; each keeps what the ones before it do.',
          'A long rest with food and drink takes *one* away.',
        ],
        table: {
          head: ['Level', 'Effect'],
          rows: [
            ['1', 'disadvantage on ability checks'],
            ['2', 'speed halved'],
            ['3', 'disadvantage on attacks and saves'],
            ['4', 'hit point maximum halved'],
            ['5', 'speed 0'],
            ['6', 'death'],
          ],
        },
        srd: IN_5_1,
      },
      '2024': {
        lines: [
          'Each level: *−2* on every d20 test and *−5 feet* of speed.',
          '*Six levels*: level 6 is death. A long rest takes *one* away.',
        ],
        table: {
          head: ['Level', 'd20 tests', 'Speed'],
          rows: [
            ['1', '−2', '−5 ft'],
            ['2', '−4', '−10 ft'],
            ['3', '−6', '−15 ft'],
            ['4', '−8', '−20 ft'],
            ['5', '−10', '−25 ft'],
            ['6', 'death', ''],
          ],
        },
        srd: IN_5_2,
      },
    },
  },
  {
    id: 'poisoned',
    title: 'Poisoned',
    also: 'venom sick',
    rules: inBoth(CONDITION_CHAPTERS, ['*Disadvantage* on attacks and ability checks.']),
  },
];
