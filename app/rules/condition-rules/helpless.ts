import { CONDITION_CHAPTERS, type ConditionRule } from './condition-rule';

const [IN_5_1, IN_5_2] = CONDITION_CHAPTERS;

/** Conditions that take away a creature’s actions. */
export const HELPLESS: readonly ConditionRule[] = [
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
    id: 'paralyzed',
    title: 'Paralyzed',
    also: 'hold frozen critical',
    rules: {
      '2014': {
        lines: [
          '*Incapacitated*, cannot move or speak; *fails* Strength and Dexterity saves.',
          'Attacks against it have *advantage*, and a hit from within *5 feet* is *critical*.',
        ],
        srd: IN_5_1,
      },
      '2024': {
        lines: [
          '*Incapacitated*, speed *0*; *fails* Strength and Dexterity saves.',
          'Attacks against it have *advantage*, and a hit from within *5 feet* is *critical*.',
        ],
        srd: IN_5_2,
      },
    },
  },
  {
    id: 'petrified',
    title: 'Petrified',
    also: 'stone statue',
    rules: {
      '2014': {
        lines: [
          'Turned to solid matter with all it carries; *ten times* the weight; does not age.',
          '*Incapacitated*, cannot move or speak, notices nothing; *fails* Strength and Dexterity saves; attacks against it have *advantage*.',
          '*Resists all damage*; immune to poison and disease, though what it already has only pauses.',
        ],
        srd: IN_5_1,
      },
      '2024': {
        lines: [
          'Turned to solid matter with all nonmagical things it carries; *ten times* the weight; does not age.',
          '*Incapacitated*, speed *0*; *fails* Strength and Dexterity saves; attacks against it have *advantage*.',
          '*Resists all damage*; cannot be poisoned.',
        ],
        srd: IN_5_2,
      },
    },
  },
  {
    id: 'stunned',
    title: 'Stunned',
    also: 'dazed',
    rules: {
      '2014': {
        lines: [
          '*Incapacitated*, cannot move, speaks only in fragments.',
          '*Fails* Strength and Dexterity saves; attacks against it have *advantage*.',
        ],
        srd: IN_5_1,
      },
      '2024': {
        lines: [
          '*Incapacitated*. Its speed is *not* 0.',
          '*Fails* Strength and Dexterity saves; attacks against it have *advantage*.',
        ],
        srd: IN_5_2,
      },
    },
  },
  {
    id: 'unconscious',
    title: 'Unconscious',
    also: 'asleep sleep knocked out dying',
    rules: {
      '2014': {
        lines: [
          '*Incapacitated*, cannot move or speak, notices nothing; drops what it holds and falls *prone*.',
          '*Fails* Strength and Dexterity saves.',
          'Attacks against it have *advantage*, and a hit from within *5 feet* is *critical*.',
        ],
        srd: IN_5_1,
      },
      '2024': {
        lines: [
          '*Incapacitated* and *prone*, speed *0*, notices nothing; drops what it holds. It wakes still prone.',
          '*Fails* Strength and Dexterity saves.',
          'Attacks against it have *advantage*, and a hit from within *5 feet* is *critical*.',
        ],
        srd: IN_5_2,
      },
    },
  },
];
