import { inBoth } from '../rule-text';
import { CONDITION_CHAPTERS, type ConditionRule } from './condition-rule';

const [IN_5_1, IN_5_2] = CONDITION_CHAPTERS;

/** Conditions that hold a creature in place or on the ground. */
export const HELD: readonly ConditionRule[] = [
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
    id: 'prone',
    title: 'Prone',
    also: 'fallen stand up crawl knocked down',
    rules: inBoth(CONDITION_CHAPTERS, [
      'Can only *crawl* (1 extra foot each foot), or stand up for *half its speed*; not at speed 0.',
      'Its attacks have *disadvantage*.',
      'Attacks against it: *advantage* from within *5 feet*, else *disadvantage*.',
    ]),
  },
  {
    id: 'restrained',
    title: 'Restrained',
    also: 'net web bound',
    rules: inBoth(CONDITION_CHAPTERS, [
      'Speed *0*, whatever adds to it; *disadvantage* on Dexterity saves.',
      'Its attacks have *disadvantage*, attacks against it *advantage*.',
    ]),
  },
];
