/** The colours and the signs that a mark of one's own may have; each sign is known without its colour. */
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

/** The signs that somebody in a fight may be known by, each drawn in the house's own hand. */
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

/** Where a fight may happen, as its screens draw it; null: by candlelight. */
export const FIGHT_GROUNDS = ['parchment', 'cave', 'forest', 'night'] as const;

export type MarkColour = (typeof MARK_COLOURS)[number];
export type MarkSign = (typeof MARK_SIGNS)[number];
