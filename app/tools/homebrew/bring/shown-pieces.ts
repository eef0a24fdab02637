import type { HomebrewPiece } from '~/compendium/foreign/reading';

/** How much of each creature a dry run shows on its page: letters of its source, rows of each of its tables, and whether the statblock stands beside it. */
export type ShownPieces = {
  readonly letters: number;
  readonly rows: number;
  readonly withBlock: boolean;
};

/** Letters of all sources together that a page is made to carry. */
const ROOM = 300_000;
const MOST_BLOCKS = 12;
const [FEWEST, MOST] = [400, 20_000];
/** Rows of what was changed or dropped, of all creatures together; a statblock seldom has ten. */
const ROOM_FOR_ROWS = 4000;
const FEWEST_ROWS = 10;
export const MOST_ROWS = 400;

/** Few creatures are shown whole; of many there is the beginning of their sources, and each whole on a page of its own. */
export function shownPieces(pieces: readonly Pick<HomebrewPiece, 'source'>[]): ShownPieces {
  const whole = pieces.reduce((sum, { source }) => sum + source.length, 0);
  const each = Math.floor(ROOM / Math.max(1, pieces.length));
  return {
    letters: whole <= ROOM ? MOST : Math.min(MOST, Math.max(FEWEST, each)),
    rows: Math.min(
      MOST_ROWS,
      Math.max(FEWEST_ROWS, Math.floor(ROOM_FOR_ROWS / Math.max(1, pieces.length))),
    ),
    withBlock: pieces.length <= MOST_BLOCKS,
  };
}
