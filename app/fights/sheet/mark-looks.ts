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
