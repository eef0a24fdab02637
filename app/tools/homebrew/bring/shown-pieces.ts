import type { HomebrewPiece } from '~/compendium/foreign/reading';

/**
 * How much of each creature the preview shows: characters of the source, rows of each table, and whether the statblock
 * is included.
 */
export type ShownPieces = {
  readonly letters: number;
  readonly rows: number;
  readonly withBlock: boolean;
};

/** The maximum total length of the sources on a page. */
const ROOM = 300_000;
const MOST_BLOCKS = 12;
const [FEWEST, MOST] = [400, 20_000];
/** The maximum total number of rows of changed or dropped fields; a statblock seldom has ten. */
const ROOM_FOR_ROWS = 4000;
const FEWEST_ROWS = 10;
export const MOST_ROWS = 400;

/**
 * A few creatures are shown completely; of many, only the beginning of each source, and each has a separate complete
 * page.
 */
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
