import { CONDITION_CHAPTERS, type ConditionRule } from './condition-rule';
import { inBoth } from './rule-text';

const [IN_5_1, IN_5_2] = CONDITION_CHAPTERS;

export const CONDITIONS_TO_INVISIBLE: readonly ConditionRule[] = [
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
    id: 'charmed',
    title: 'Charmed',
    also: 'friend enchant',
    rules: inBoth(CONDITION_CHAPTERS, [
      'Cannot attack the charmer or aim harm at it by ability or magic.',
      'The charmer has *advantage* on social checks with it.',
    ]),
  },
  {
    id: 'deafened',
    title: 'Deafened',
    also: 'hearing sound',
    rules: inBoth(CONDITION_CHAPTERS, ['Cannot hear; *fails* checks that need hearing.']),
  },
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
    id: 'frightened',
    title: 'Frightened',
    also: 'fear scared afraid',
    rules: inBoth(CONDITION_CHAPTERS, [
      '*Disadvantage* on checks and attacks while it can see what it fears.',
      'Cannot choose to move closer to it.',
    ]),
  },
  {
    id: 'grappled',
    title: 'Grappled',
    also: 'held grab speed',
    rules: {
      '2014': {
        lines: [
          'Speed *0*, whatever adds to it.',
          'Ends if the grappler is incapacitated, or something takes them out of each other’s reach.',
        ],
        srd: IN_5_1,
      },
      '2024': {
        lines: [
          'Speed *0*, whatever adds to it.',
          '*Disadvantage* on attacks against anyone but the grappler.',
          'The grappler can drag it, at *1 extra foot* each foot, or none if it is Tiny or two sizes smaller.',
          'Ends if the grappler is incapacitated, or they are farther apart than the grapple reaches.',
        ],
        srd: IN_5_2,
      },
    },
  },
  {
    id: 'incapacitated',
    title: 'Incapacitated',
    also: 'no actions',
    rules: {
      '2014': { lines: ['No *actions* and no *reactions*. It can still move.'], srd: IN_5_1 },
      '2024': {
        lines: [
          'No *actions*, *bonus actions* or *reactions*; concentration ends; it cannot speak.',
          '*Disadvantage* on initiative if it rolls in this state. It can still move.',
        ],
        srd: IN_5_2,
      },
    },
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
