/** The alternative text and the shape of each drawing. The files are made by `scripts/draw-pictures.mjs`. */
export const PICTURES = {
  'hero/delve':
    'A lone delver with a lantern stands before a tall stone doorway; warm light falls through it onto the steps.',
  'hero/map':
    'A hand-drawn dungeon map lies on a dark table beside a candle, a die and three miniatures.',
  'story/notebook': 'An empty notebook, a candle and a cold mug on a kitchen table at night.',
  'story/map': 'A lantern lights a fresh dungeon map that is still half rolled up.',
  'story/tavern': 'Snow falls on a crooked tavern whose windows glow at the end of a lane.',
  'story/road': 'Four travelers with one lantern cross a ridge below a huge rising moon.',
  'story/door': 'Light leaks around a great iron-bound door at the bottom of a stair.',
  'story/hall': 'The party’s torch throws a dragon’s shadow across a hall of pillars.',
  'story/die': 'A twenty-sided die comes to rest between painted miniatures on a battle map.',
  'story/dragon': 'A dragon lies curled upon its hoard and opens one eye.',
  'story/morning':
    'Dawn comes through a window onto an empty table, cold candles and scattered dice.',
  'about/die': 'A twenty-sided die that shows a twenty.',
  'about/candle': 'A candle burned halfway down.',
  'about/key': 'An old key with a skull-shaped bow.',
  'about/map': 'A dungeon map with a cross on it.',
  'about/mug': 'A steaming mug.',
  'about/sword': 'A sword behind a shield.',
  'about/book': 'An open book with a ribbon.',
  'about/tower': 'A crooked tower on a crag.',
  'about/owl': 'An owlbear’s face, mostly eyes.',
} as const;

export type PictureName = keyof typeof PICTURES;

const SHAPES: Record<string, { width: number; height: number; widths: readonly number[] }> = {
  hero: { width: 1200, height: 800, widths: [480, 800, 1200] },
  story: { width: 960, height: 640, widths: [480, 960] },
  about: { width: 480, height: 480, widths: [240, 480] },
};

/**
 * The largest size of a drawing, and the widths in which it exists; the address is `/pictures/{name}-{width}.{format}`.
 */
export function pictureShape(name: PictureName) {
  const shape = SHAPES[name.split('/')[0] ?? ''];
  if (!shape) throw new Error(`No shape is known for ${name}`);
  return shape;
}
