/** How players see hit points: as a number, as a word, as a bar in tenths, or not at all. */
export const SHOWN_HIT_POINTS = ['number', 'words', 'bar', 'hidden'] as const;
export type ShownHitPoints = (typeof SHOWN_HIT_POINTS)[number];

/** What a seated player may do with their own character; the game master allows each one or not. */
export const SEAT_ACTS = [
  'initiative',
  'hit-points',
  'death-saves',
  'conditions',
  'slots',
  'suggest',
  'end-turn',
  'move',
  'roll',
] as const;
export type SeatAct = (typeof SEAT_ACTS)[number];
