import type { SeatAct, ShownHitPoints } from '~/fights/sheet/table-words';

/** How players see hit points, as choices. */
export const SHOWN_PAIRS: readonly (readonly [ShownHitPoints, string])[] = [
  ['number', 'As a number'],
  ['words', 'In words'],
  ['bar', 'As a bar'],
  ['hidden', 'Hidden'],
];

/** What seated players may do, each as a choice. */
export const SEAT_ACT_PAIRS: readonly (readonly [SeatAct, string])[] = [
  ['initiative', 'Enter or roll their initiative'],
  ['hit-points', 'Mark their own hit points'],
  ['death-saves', 'Make their death saves'],
  ['conditions', 'Mark their own conditions'],
  ['slots', 'Spend spell slots (for characters added with “slots 4/3”)'],
  ['suggest', 'Suggest damage to others'],
  ['end-turn', 'End their own turn'],
  ['move', 'Move their own token on the map'],
  ['roll', 'Roll attacks and dice here, for the table to see'],
];
