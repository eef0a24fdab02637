import { type Bitmap, createBitmap, fillBox, fillShape } from '~/paper/bitmap';
import { tracePolygon } from '~/paper/path-pen';
import { measureIn, type PrintFaces, printable } from '~/paper/print-faces';
import { setWords } from '~/paper/set-words';
import type { Statblock } from '../statblock/statblock';
import { INK_NUMBERS } from './block-colours';
import { blockRows, heightOf, type Row } from './block-rows';
import { flowRows } from './flow-rows';

/** Pixels per point: sharp on screen, and when printed four inches wide. */
const SCALE = 2;
const COLUMN = 290;
const MARGIN = 26;
const GAP = 26;
/** The column height in points above which another column is used, and the maximum number of columns. */
const TALL = 640;
const MOST_COLUMNS = 3;
/** The maximum height of a picture in points; above it, a print on several pages is more useful. */
const TALLEST = 2400;

/** Draws a statblock as a picture on parchment, in one to three columns; null when it is too long. */
export function paintBlock(block: Statblock, faces: PrintFaces): Bitmap | null {
  const measure = measureIn(faces);
  const said = (text: string, size: number, bold: boolean) => measure(printable(text), size, bold);
  const rows = blockRows(block, COLUMN, said);
  const columns = balanced(rows);
  if (columns === null) return null;
  const tallest = Math.max(...columns.map(heightOf));
  const width = MARGIN * 2 + columns.length * COLUMN + (columns.length - 1) * GAP;
  const height = Math.ceil(tallest + MARGIN * 2);
  const bitmap = createBitmap(width * SCALE, height * SCALE);
  drawFrame(bitmap);
  for (const [at, column] of columns.entries()) {
    drawColumn(bitmap, column, MARGIN + at * (COLUMN + GAP), faces);
  }
  return bitmap;
}

/** Distributes rows in columns of nearly equal height. */
function balanced(rows: readonly Row[]): Row[][] | null {
  const whole = heightOf(rows);
  const count = Math.min(MOST_COLUMNS, Math.ceil(whole / TALL));
  // Increases the height step by step until rows that belong together fit.
  for (let height = whole / count; height <= TALLEST; height += 12) {
    const columns = flowRows([rows], height);
    if (columns.length <= count) return columns;
  }
  return null;
}

function drawColumn(bitmap: Bitmap, rows: readonly Row[], left: number, faces: PrintFaces): void {
  let y = MARGIN;
  for (const { above, height, size, tone, pieces, is } of rows) {
    y += above;
    const [from, to] = [left * SCALE, (left + COLUMN) * SCALE];
    if (is === 'rule') {
      const [top, bottom] = [y * SCALE, (y + height) * SCALE];
      const middle: readonly [number, number] = [to, (top + bottom) / 2];
      fillShape(bitmap, INK_NUMBERS.ember, (pen) =>
        tracePolygon(pen, [from, top], middle, [from, bottom]),
      );
    } else if (is === 'line') {
      fillBox(bitmap, INK_NUMBERS.ember, [from, Math.round(y * SCALE), to - from, 1]);
    }
    for (const { text, bold, x } of pieces) {
      const type = { face: bold ? faces.bold : faces.regular, size: size * SCALE };
      const at = [(left + x) * SCALE, (y + size) * SCALE] as const;
      setWords(bitmap, INK_NUMBERS[tone], printable(text), type, at);
    }
    y += height;
  }
}

/** Draws a hairline frame inside the edge. */
function drawFrame(bitmap: Bitmap): void {
  const [inset, line] = [20, 2];
  const [wide, high] = [bitmap.width - 2 * inset, bitmap.height - 2 * inset];
  for (const box of [
    [inset, inset, wide, line],
    [inset, inset + high - line, wide, line],
    [inset, inset, line, high],
    [inset + wide - line, inset, line, high],
  ] as const) {
    fillBox(bitmap, INK_NUMBERS.frame, box);
  }
}
