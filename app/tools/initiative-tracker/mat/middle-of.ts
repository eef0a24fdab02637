import type { Squares } from '~/maps/map/squares';
import type { Square } from '~/rules/battle-grid';

type Standing = { at: Square; space: number; isTurn: boolean };

/**
 * Where a map is looked at, as fractions of what is shown of it: whose turn it is, else the middle of those on the
 * map, else of what players see, else of the whole.
 */
export function middleOf(
  extent: Squares,
  tokens: readonly Standing[],
  seen: Squares | null = null,
): Square {
  const acting = tokens.filter(({ isTurn }) => isTurn);
  const around = aroundOf(acting.length > 0 ? acting : tokens) ?? seen ?? extent;
  return {
    x: (around.x + around.width / 2 - extent.x) / extent.width,
    y: (around.y + around.height / 2 - extent.y) / extent.height,
  };
}

/** The squares around all of them; null for none. */
function aroundOf(tokens: readonly Standing[]): Squares | null {
  if (tokens.length === 0) return null;
  const x = Math.min(...tokens.map(({ at }) => at.x));
  const y = Math.min(...tokens.map(({ at }) => at.y));
  return {
    x,
    y,
    width: Math.max(...tokens.map(({ at, space }) => at.x + space)) - x,
    height: Math.max(...tokens.map(({ at, space }) => at.y + space)) - y,
  };
}
