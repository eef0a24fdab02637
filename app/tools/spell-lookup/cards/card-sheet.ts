import { POINTS_PER_MM, paperSize } from '~/paper/paper';

/** The paper sizes for cards. */
export const CARD_PAPERS = ['a4', 'letter'] as const;
export type CardPaper = (typeof CARD_PAPERS)[number];

/** A card in the standard size for sleeves, in millimetres. */
export const CARD_MM = { width: 63, height: 88 } as const;

export const CARD = {
  width: CARD_MM.width * POINTS_PER_MM,
  height: CARD_MM.height * POINTS_PER_MM,
} as const;

const ACROSS = 3;
const DOWN = 3;

/** The number of cards on a sheet. */
export const ON_A_SHEET = ACROSS * DOWN;

/** A position on a sheet, in points from its top left corner. */
export type Place = { left: number; top: number };

/** The size of a sheet, and the corner of its block of nine cards. */
export function sheetOf(paper: CardPaper): { width: number; height: number } & Place {
  const { width, height } = paperSize(paper, 'portrait');
  return {
    width,
    height,
    left: (width - ACROSS * CARD.width) / 2,
    top: (height - DOWN * CARD.height) / 2,
  };
}

/** The position of a card by its index, row by row from the left. */
export function frontPlace(paper: CardPaper, at: number): Place {
  return placeIn(paper, at % ACROSS, Math.floor(at / ACROSS));
}

/**
 * The position of its back on the next page: mirrored, so that it is behind the card when the sheet is turned over its
 * long edge.
 */
export function backPlace(paper: CardPaper, at: number): Place {
  return placeIn(paper, ACROSS - 1 - (at % ACROSS), Math.floor(at / ACROSS));
}

function placeIn(paper: CardPaper, column: number, row: number): Place {
  const { left, top } = sheetOf(paper);
  return { left: left + column * CARD.width, top: top + row * CARD.height };
}

/** The cut marks of a sheet, as short lines outside the block of cards: each from one point to another. */
export function cutMarks(paper: CardPaper): [Place, Place][] {
  const { left, top } = sheetOf(paper);
  const right = left + ACROSS * CARD.width;
  const bottom = top + DOWN * CARD.height;
  const marks: [Place, Place][] = [];
  for (let column = 0; column <= ACROSS; column += 1) {
    const x = left + column * CARD.width;
    for (const [from, away] of [
      [top, -1],
      [bottom, 1],
    ] as const) {
      marks.push([
        { left: x, top: from + away * MARK_OFF },
        { left: x, top: from + away * (MARK_OFF + MARK_LONG) },
      ]);
    }
  }
  for (let row = 0; row <= DOWN; row += 1) {
    const y = top + row * CARD.height;
    for (const [from, away] of [
      [left, -1],
      [right, 1],
    ] as const) {
      marks.push([
        { left: from + away * MARK_OFF, top: y },
        { left: from + away * (MARK_OFF + MARK_LONG), top: y },
      ]);
    }
  }
  return marks;
}

const MARK_OFF = 2;
const MARK_LONG = 10;
