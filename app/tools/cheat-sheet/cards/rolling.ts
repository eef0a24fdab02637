import { inBoth, type RuleTable } from '~/rules/rule-text';
import type { CheatCard } from '../cheat-card';

const DIFFICULTY_CLASSES: RuleTable = {
  head: ['Task', 'DC'],
  rows: [
    ['Very easy', '5'],
    ['Easy', '10'],
    ['Medium', '15'],
    ['Hard', '20'],
    ['Very hard', '25'],
    ['Nearly impossible', '30'],
  ],
};

/** Rules on dice rolls. */
export const ROLLING: readonly CheatCard[] = [
  {
    id: 'advantage',
    title: 'Advantage and disadvantage',
    also: 'two d20 cancel reroll',
    rules: inBoth(
      ['Using Ability Scores: Advantage and Disadvantage', 'Playing the Game: Advantage'],
      [
        'Roll *two* d20: keep the higher, or with disadvantage the lower.',
        'Several of one kind count *once*. One of each kind: *neither*, however many there are.',
      ],
    ),
  },
  {
    id: 'difficulty',
    title: 'How hard is it?',
    also: 'difficulty class dc ability check task',
    rules: {
      '2014': {
        lines: ['Choose the DC before the roll. A contest has none: the higher total wins.'],
        table: DIFFICULTY_CLASSES,
        srd: 'Using Ability Scores: Typical Difficulty Classes',
      },
      '2024': {
        lines: ['Choose the DC before the roll.'],
        table: DIFFICULTY_CLASSES,
        srd: 'Playing the Game: Difficulty Class',
      },
    },
  },
  {
    id: 'proficiency',
    title: 'Proficiency and modifiers',
    also: 'bonus level ability score modifier',
    rules: inBoth(
      ['Beyond 1st Level; Using Ability Scores', 'Character Creation; Playing the Game'],
      ['Ability modifier: *score − 10, halved*, rounded down.'],
      {
        head: ['Level', '1–4', '5–8', '9–12', '13–16', '17+'],
        rows: [['Bonus', '+2', '+3', '+4', '+5', '+6']],
      },
    ),
  },
  {
    id: 'passive',
    title: 'Passive checks',
    also: 'passive perception insight notice',
    rules: inBoth(
      ['Using Ability Scores: Passive Checks', 'Rules Glossary: Passive Perception'],
      [
        '*10 + modifiers* that the check would have; *+5* with advantage, *−5* with disadvantage.',
        'Passive Perception: 10 + Wisdom modifier + proficiency if proficient.',
      ],
    ),
  },
  {
    id: 'surprise',
    title: 'Initiative and surprise',
    also: 'ambush order first round',
    rules: {
      '2014': {
        lines: [
          'Initiative is a *Dexterity check*; identical monsters roll once.',
          '*Surprised* (noticed no threat): no move and no action on your first turn, and no reaction until it ends.',
        ],
        srd: 'Combat: Surprise, Initiative',
      },
      '2024': {
        lines: [
          'Initiative is a *Dexterity check*; identical monsters roll once.',
          '*Surprised* (caught unawares): *disadvantage* on initiative, and nothing else.',
        ],
        srd: 'Playing the Game: Initiative',
      },
    },
  },
  {
    id: 'inspiration',
    title: 'Inspiration',
    also: 'heroic reroll reward',
    rules: {
      '2014': {
        lines: [
          'You have it or you do not. Spend it for *advantage* on one attack, check or save.',
          'You may give it to another player.',
        ],
        srd: 'Inspiration',
      },
      '2024': {
        title: 'Heroic Inspiration',
        lines: [
          'You have it or you do not. Spend it right after any roll of yours to *roll one die again*; the new roll stands.',
          'If you gain a second, give it to a player who has none.',
        ],
        srd: 'Rules Glossary: Heroic Inspiration',
      },
    },
  },
];
