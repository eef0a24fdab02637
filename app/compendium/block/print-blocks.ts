import { paperSize } from '~/paper/paper';
import { traceLine, tracePolygon } from '~/paper/path-pen';
import type { PdfLetters } from '~/paper/pdf-letters';
import { createPdfPen, type PdfPen } from '~/paper/pdf-pen';
import { type PdfFacts, type PdfPage, writePdf } from '~/paper/pdf-writer';
import { isPrintable, measureIn, type PrintFaces, printable } from '~/paper/print-faces';
import type { Statblock } from '../statblock/statblock';
import { TONES } from './block-colours';
import { blockRows, type Row } from './block-rows';
import { flowRows } from './flow-rows';

/** The paper sizes for statblocks. */
export const BLOCK_PAPERS = ['a4', 'letter'] as const;
export type BlockPaper = (typeof BLOCK_PAPERS)[number];

const MARGIN = 40;
const GAP = 22;
const COLUMNS = 2;
const FOOT = 18;
const MISSING = '“?” stands for a character that this print cannot show.';

type PrintOf = { readonly paper: BlockPaper; readonly faces: PrintFaces };

/** Writes statblocks as a PDF with two columns per page on white paper. Throws a RangeError when there are none. */
export function printBlocks(
  blocks: readonly Statblock[],
  { paper, faces }: PrintOf,
  facts: PdfFacts,
  letters: PdfLetters | null,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return writePdf(blockPages(blocks, { paper, faces }, letters), facts, letters);
}

function* blockPages(
  blocks: readonly Statblock[],
  { paper, faces }: PrintOf,
  letters: PdfLetters | null,
): Generator<PdfPage> {
  const { width, height } = paperSize(paper, 'portrait');
  const column = (width - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS;
  const measure = measureIn(faces);
  const said = (text: string, size: number, bold: boolean) => measure(printable(text), size, bold);
  const rows = blocks.map((block) => blockRows(block, column, said));
  const columns = flowRows(rows, height - 2 * MARGIN - FOOT);
  const pages = Math.ceil(columns.length / COLUMNS);
  for (let page = 0; page < pages; page += 1) {
    const pen = createPdfPen(height, letters);
    let isWhole = true;
    for (const [at, list] of columns.slice(page * COLUMNS, (page + 1) * COLUMNS).entries()) {
      drawColumn(pen, list, [MARGIN + at * (column + GAP), MARGIN], column);
      isWhole &&= list.every(({ pieces }) => pieces.every(({ text }) => isPrintable(text)));
    }
    const foot = { baseline: height - MARGIN + 6, sizePoints: 7, colour: TONES.soft };
    if (pages > 1) pen.text(`${page + 1} / ${pages}`, { ...foot, x: width - MARGIN, align: 'end' });
    if (!isWhole) pen.text(MISSING, { ...foot, x: MARGIN });
    yield { widthPoints: width, heightPoints: height, content: pen.content() };
  }
}

/** Draws the rows of a column from its top left corner. */
export function drawColumn(
  pen: PdfPen,
  rows: readonly Row[],
  [left, top]: readonly [number, number],
  width: number,
): void {
  let y = top;
  for (const { above, height, size, tone, pieces, is } of rows) {
    y += above;
    if (is === 'rule') {
      tracePolygon(pen, [left, y], [left + width, y + height / 2], [left, y + height]);
      pen.fill(TONES.ember);
    } else if (is === 'line') {
      traceLine(pen, [left, y + 0.5], [left + width, y + 0.5]);
      pen.stroke(TONES.ember, 0.6, { cap: 'butt' });
    }
    for (const { text, bold, x } of pieces) {
      const place = { x: left + x, baseline: y + size, sizePoints: size, bold };
      pen.text(printable(text), { ...place, colour: TONES[tone] });
    }
    y += height;
  }
}
