import type { HomebrewPiece } from '../report/reading';

/** How much of each creature a dry run shows on its page: letters of its source, and whether the statblock stands beside it. */
export type ShownPieces = { readonly letters: number; readonly withBlock: boolean };

/** Letters of all sources together that a page is made to carry. */
const ROOM = 300_000;
const MOST_BLOCKS = 12;
const [FEWEST, MOST] = [400, 20_000];

/** Few creatures are shown whole; of many there is the beginning of their sources, and each whole on a page of its own. */
export function shownPieces(pieces: readonly Pick<HomebrewPiece, 'source'>[]): ShownPieces {
  const whole = pieces.reduce((sum, { source }) => sum + source.length, 0);
  const each = Math.floor(ROOM / Math.max(1, pieces.length));
  return {
    letters: whole <= ROOM ? MOST : Math.min(MOST, Math.max(FEWEST, each)),
    withBlock: pieces.length <= MOST_BLOCKS,
  };
}
