/** How players are shown hit points: as they are, in a word, as a bar of tenths, or not at all. */
export const SHOWN_HIT_POINTS = ['number', 'words', 'bar', 'hidden'] as const;
export type ShownHitPoints = (typeof SHOWN_HIT_POINTS)[number];

/** What whoever has a seat may do with their own character, each allowed or not by the game master. */
export const SEAT_ACTS = [
  'initiative',
  'hit-points',
  'death-saves',
  'conditions',
  'slots',
  'suggest',
  'end-turn',
] as const;
export type SeatAct = (typeof SEAT_ACTS)[number];
