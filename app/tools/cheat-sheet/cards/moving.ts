import { inBoth } from '~/rules/rule-text';
import type { CheatCard } from '../cheat-card';

/** Rules on movement and travel. */
export const MOVING: readonly CheatCard[] = [
  {
    id: 'difficult-terrain',
    title: 'Difficult terrain, climbing, swimming',
    also: 'movement cost crawl extra foot rubble',
    rules: inBoth(
      ['Combat: Difficult Terrain; Movement', 'Rules Glossary: Difficult Terrain'],
      [
        'Difficult terrain: *1 extra foot* each foot, however many reasons there are.',
        'Climbing, swimming, crawling: *1 extra foot* each foot, *2* where it is difficult too. A climb or swim speed spares that.',
      ],
    ),
  },
  {
    id: 'moving-past',
    title: 'Moving past creatures',
    also: 'space through enemy squeeze size',
    rules: {
      '2014': {
        lines: [
          'Through friends: yes. Through enemies: only *two sizes* larger or smaller. Either is difficult terrain; you cannot stop there.',
          '*Squeezing* through a gap for one size smaller: *1 extra foot* each foot, disadvantage on attacks and Dexterity saves, attacks against you have advantage.',
        ],
        srd: 'Combat: Moving Around Other Creatures',
      },
      '2024': {
        lines: [
          'Through allies, the incapacitated, the Tiny, and those *two sizes* larger or smaller; you cannot stop there.',
          'Difficult terrain, except past allies and the Tiny. So is a gap made for *one size smaller*.',
        ],
        srd: 'Playing the Game: Moving around Other Creatures',
      },
    },
  },
  {
    id: 'jumping',
    title: 'Jumping',
    also: 'long jump high jump leap strength',
    rules: inBoth(
      ['Using Ability Scores: Jumping', 'Rules Glossary: Long Jump, High Jump'],
      [
        'Long: *Strength score* in feet after a run of *10 feet*, else half.',
        'High: *3 + Strength modifier* feet after such a run, else half; you reach 1½ times your height higher.',
        'Each foot jumped costs a foot of movement. Into difficult terrain: Dexterity (Acrobatics), *DC 10*, or prone.',
      ],
    ),
  },
  {
    id: 'travel',
    title: 'Travel pace',
    also: 'miles day march overland speed walking forced',
    rules: {
      '2014': {
        lines: [
          'Fast: *−5* on passive Perception. Slow: stealth is possible.',
          'After *8 hours*, each further one: Constitution save, *DC 10 + 1* for each hour past 8, or a level of exhaustion.',
        ],
        table: paceTable(),
        srd: 'Movement: Travel Pace',
      },
      '2024': {
        lines: [
          'Fast: disadvantage on Wisdom (Perception or Survival) and Dexterity (Stealth). Normal: disadvantage on Stealth. Slow: *advantage* on Perception and Survival.',
        ],
        table: paceTable(),
        srd: 'Playing the Game: Travel Pace',
      },
    },
  },
];

function paceTable() {
  return {
    head: ['Pace', 'Minute', 'Hour', 'Day'],
    rows: [
      ['Fast', '400 ft', '4 miles', '30 miles'],
      ['Normal', '300 ft', '3 miles', '24 miles'],
      ['Slow', '200 ft', '2 miles', '18 miles'],
    ],
  } as const;
}
