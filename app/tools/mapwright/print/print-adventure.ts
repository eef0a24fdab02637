import { TONES } from '~/compendium/block/block-colours';
import { heightOf, type Row } from '~/compendium/block/block-rows';
import { flowRows } from '~/compendium/block/flow-rows';
import { drawColumn } from '~/compendium/block/print-blocks';
import { shortBlockRows } from '~/compendium/block/short-block-rows';
import type { Statblock } from '~/compendium/statblock/statblock';
import { drawArea, prepareDrawing } from '~/maps/draw/draw-map';
import { isVisibleAt } from '~/maps/draw/visible-layers';
import type { DungeonMap } from '~/maps/map/grid';
import { type Audience, openExtent, openSquares, type Squares } from '~/maps/map/squares';
import { MISSING_LETTERS } from '~/paper/page-furniture';
import { type PaperName, paperSize } from '~/paper/paper';
import type { PdfLetters } from '~/paper/pdf-letters';
import { createPdfPen, type PdfPen } from '~/paper/pdf-pen';
import { type PdfFacts, type PdfPage, writePdf } from '~/paper/pdf-writer';
import { measureIn, type PrintFaces, printable } from '~/paper/print-faces';
import type { Measure } from '~/paper/set-runs';
import type { RoomEntry } from '../key/room-key';
import { prepRows, roomRows, statblocksHeading } from './adventure-rows';
import { paintLayers } from './pdf-layers';
import { type PrintLook, printChoices } from './print-pdf';

const MARGIN = 40;
const GAP = 20;
const COLUMNS = 2;
const FOOT = 14;
const TITLE_HEIGHT = 28;
const BETWEEN = 8;
/** The largest square of the map in points, and how much of the first page's height it may take. */
const LARGEST_SQUARE = 24;
const MOST_HIGH = 0.55;

export type Adventure = {
  map: DungeonMap;
  key: readonly RoomEntry[];
  monsters: readonly Statblock[];
};

type AdventurePrint = { paper: PaperName; look: PrintLook; faces: PrintFaces };

/** The pages of an adventure before they are drawn: columns of rows, the first two below the map. */
export type AdventurePlan = { columns: Row[][]; pages: number; mapHeight: number; square: number };

/**
 * Lays out an adventure: the map over the first page, then key, wandering table and short statblocks in two columns;
 * null as soon as it has more than `mostPages`.
 */
export function planAdventure(
  adventure: Adventure,
  { paper, look, faces }: AdventurePrint,
  mostPages: number,
): AdventurePlan | null {
  const { map } = adventure;
  const { width, height } = paperSize(paper, 'portrait');
  const column = columnWidth(width);
  const inFaces = measureIn(faces);
  const measure = (text: string, size: number, bold: boolean) =>
    inFaces(printable(text), size, bold);
  const area = shownArea(map, look.audience);
  const square = Math.min(
    LARGEST_SQUARE,
    (width - 2 * MARGIN) / area.width,
    ((height - 2 * MARGIN) * MOST_HIGH) / area.height,
  );
  const mapHeight = square * area.height;
  const whole = height - 2 * MARGIN - FOOT;
  const blocks: Row[][] = [];
  let space = whole * COLUMNS * mostPages;
  for (const block of blocksOf(adventure, column, measure, whole)) {
    // Without the air between rows, which is left out at the head of a column.
    space -= block.reduce((sum, row) => sum + row.height, 0);
    if (space < 0) return null;
    blocks.push(block);
  }
  const below = whole - TITLE_HEIGHT - mapHeight - BETWEEN;
  const columns = flowRows(blocks, (at) => (at < COLUMNS ? below : whole), BETWEEN);
  const pages = Math.max(1, Math.ceil(columns.length / COLUMNS));
  return pages > mostPages ? null : { columns, pages, mapHeight, square };
}

/** The rows of an adventure, block by block, so that nothing is set beyond the most pages. */
function* blocksOf(
  { map, key, monsters }: Adventure,
  column: number,
  measure: Measure,
  columnHeight: number,
): Generator<Row[]> {
  yield* prepRows(map.prep, column, measure);
  for (const entry of key) yield roomRows(entry, column, measure);
  for (const [at, block] of monsters.entries()) {
    const rows = shortBlockRows(block, column, measure);
    const own = at === 0 ? [...statblocksHeading(column, measure), ...rows] : rows;
    yield heightOf(own) > columnHeight ? own : inOnePiece(own);
  }
}

/** The rows of a block that is not divided between two columns. */
function inOnePiece(rows: readonly Row[]): Row[] {
  return rows.map((row, at) => ({ ...row, stays: at < rows.length - 1 }));
}

/** An adventure to print as a PDF, as planned; its pages are drawn while it is read. */
export function printAdventure(
  adventure: Adventure,
  print: AdventurePrint & { plan: AdventurePlan },
  facts: Omit<PdfFacts, 'title'>,
  letters: PdfLetters | null,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const title = adventure.map.name;
  return writePdf(adventurePages(adventure, print, letters), { ...facts, title }, letters);
}

function* adventurePages(
  adventure: Adventure,
  print: AdventurePrint & { plan: AdventurePlan },
  letters: PdfLetters | null,
): Generator<PdfPage> {
  const { plan } = print;
  const { width, height } = paperSize(print.paper, 'portrait');
  for (let page = 0; page < plan.pages; page += 1) {
    const pen = createPdfPen(height, letters);
    let top = MARGIN;
    if (page === 0) {
      drawMap(pen, adventure.map, print.look, plan, width);
      top += TITLE_HEIGHT + plan.mapHeight + BETWEEN;
    }
    for (let at = 0; at < COLUMNS; at += 1) {
      const rows = plan.columns[page * COLUMNS + at] ?? [];
      const column = columnWidth(width);
      drawColumn(pen, rows, [MARGIN + at * (column + GAP), top], column);
    }
    const foot = { baseline: height - MARGIN + 4, sizePoints: 7, colour: TONES.soft };
    pen.text(`${adventure.map.name} · ${page + 1} / ${plan.pages}`, {
      ...foot,
      x: width - MARGIN,
      align: 'end',
    });
    if (pen.missing().length > 0) pen.text(`${MISSING_LETTERS}.`, { ...foot, x: MARGIN });
    yield { widthPoints: width, heightPoints: height, content: pen.content() };
  }
}

function drawMap(
  pen: PdfPen,
  map: DungeonMap,
  look: PrintLook,
  { square, mapHeight }: AdventurePlan,
  pageWidth: number,
): void {
  const baseline = MARGIN + 16;
  pen.text(map.name, { x: MARGIN, baseline, sizePoints: 17, bold: true, colour: TONES.ember });
  const area = shownArea(map, look.audience);
  const choices = printChoices(look);
  const few = map.width * map.height <= 10_000 && square >= 5;
  const drawing = prepareDrawing(map, {
    ...choices,
    // Numbers and labels stay readable on a small map.
    shownPx: square,
    hatching: choices.hatching === 'none' ? 'none' : few ? 'strokes' : 'tone',
  });
  const picture = drawArea(drawing, area);
  const layers = picture.layers.filter((layer) => isVisibleAt(layer, square));
  const left = (pageWidth - square * area.width) / 2;
  const top = MARGIN + TITLE_HEIGHT;
  pen.inside(left, top, square * area.width, mapHeight, () => {
    paintLayers(pen, { ...picture, layers }, { ...area, left, top, squarePoints: square });
  });
}

/** The part of a map with anything open on it. */
function shownArea(map: DungeonMap, audience: Audience): Squares {
  const whole = { x: 0, y: 0, width: map.width, height: map.height };
  return openExtent(openSquares(map, audience)) ?? whole;
}

function columnWidth(pageWidth: number): number {
  return (pageWidth - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
}
