import { createPdfPen } from '~/paper/pdf-pen';
import { type PdfFacts, type PdfPage, writePdf } from '~/paper/pdf-writer';
import type { CardPrint } from './card-print';
import { ON_A_SHEET, sheetOf } from './card-sheet';
import { drawSheet } from './draw-sheet';
import type { Card } from './set-cards';

/** Cards that one file has at the most: 45 sheets. */
export const MOST_CARDS = 400;

/** How many pages the cards take. */
export function countPages(cards: number, { sides }: Pick<CardPrint, 'sides'>): number {
  return Math.ceil(cards / ON_A_SHEET) * sides;
}

/** The cards as PDF, nine a sheet, with marks to cut along; the first 400 of them. */
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
