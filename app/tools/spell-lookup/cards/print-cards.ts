import { createPdfPen } from '~/paper/pdf-pen';
import { type PdfFacts, type PdfPage, writePdf } from '~/paper/pdf-writer';
import type { CardPrint } from './card-print';
import { ON_A_SHEET, sheetOf } from './card-sheet';
import { drawSheet } from './draw-sheet';
import type { Card } from './set-cards';

/** The maximum number of cards in a file: 45 sheets. */
export const MOST_CARDS = 400;

/** The number of pages for some cards. */
export function countPages(cards: number, { sides }: Pick<CardPrint, 'sides'>): number {
  return Math.ceil(cards / ON_A_SHEET) * sides;
}

/** Writes the cards as a PDF, nine per sheet, with cut marks; at most the first 400. */
export function printCards(
  cards: readonly Card[],
  print: CardPrint,
  facts: PdfFacts,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return writePdf(cardPages(cards.slice(0, MOST_CARDS), print), facts);
}

function* cardPages(cards: readonly Card[], print: CardPrint): Generator<PdfPage> {
  for (let from = 0; from < cards.length; from += ON_A_SHEET) {
    const sheet = cards.slice(from, from + ON_A_SHEET);
    yield page(sheet, print, 'front');
    if (print.sides === 2) yield page(sheet, print, 'back');
  }
}

function page(sheet: readonly Card[], print: CardPrint, side: 'front' | 'back'): PdfPage {
  const { width, height } = sheetOf(print.paper);
  const pen = createPdfPen(height);
  drawSheet(pen, sheet, print, side);
  return { widthPoints: width, heightPoints: height, content: pen.content() };
}
