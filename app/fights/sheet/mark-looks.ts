/** Colours and signs for custom marks; each sign is recognisable without its colour. */
export const MARK_COLOURS = ['ember', 'green', 'red', 'blue', 'violet', 'gold', 'gray'] as const;
export const MARK_SIGNS = [
  'circle',
  'square',
  'triangle',
  'diamond',
  'star',
  'cross',
  'drop',
  'moon',
  'shield',
  'skull',
] as const;

/** Signs that a combatant can have as its portrait; all are drawn for this product. */
export const PORTRAIT_SIGNS = [
  'sword',
  'crown',
  'flame',
  'moon',
  'star',
  'tree',
  'tower',
  'key',
  'paw',
  'eye',
  'skull',
  'mountain',
] as const;

/** Backgrounds for a fight's screens; null: candlelight. */
export const FIGHT_GROUNDS = ['parchment', 'cave', 'forest', 'night'] as const;

export type MarkColour = (typeof MARK_COLOURS)[number];
export type MarkSign = (typeof MARK_SIGNS)[number];
