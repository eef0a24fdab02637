import { traceLine } from '~/paper/path-pen';
import type { CardPrint } from './card-print';
import { backPlace, cutMarks, frontPlace } from './card-sheet';
import { drawBack, drawFront } from './draw-card';
import type { Card } from './set-cards';
import type { ShapePen } from './shape-pen';

/** Draws a sheet of up to nine cards or their backs, with cut marks. */
export function drawSheet(
  pen: ShapePen,
  cards: readonly Card[],
  { paper, ink }: Pick<CardPrint, 'paper' | 'ink'>,
  side: 'front' | 'back',
): void {
  for (const [at, card] of cards.entries()) {
    if (side === 'front') drawFront(pen, card, frontPlace(paper, at), ink);
    else drawBack(pen, card, backPlace(paper, at), ink);
  }
  for (const [from, to] of cutMarks(paper)) {
    traceLine(pen, [from.left, from.top], [to.left, to.top]);
  }
  pen.stroke('#000000', 0.35, { cap: 'butt' });
}
