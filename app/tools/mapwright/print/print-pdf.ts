import { drawArea, prepareDrawing } from '~/maps/draw/draw-map';
import type { DrawChoices, Drawing } from '~/maps/draw/drawing';
import type { DungeonMap } from '~/maps/map/grid';
import type { MapStyle } from '~/maps/map/map-look';
import { foeWords, roomWords } from '~/maps/map/room-text';
import { type Audience, openExtent, openSquares, type Squares } from '~/maps/map/squares';
import {
  drawCropMarks,
  drawSmallPrint,
  MISSING_LETTERS,
  type PageBox,
} from '~/paper/page-furniture';
import { PRINT_SCALES } from '~/paper/paper';
import { traceLine } from '~/paper/path-pen';
import type { PdfLetters } from '~/paper/pdf-letters';
import { createPdfPen, type PdfPen } from '~/paper/pdf-pen';
import { type PdfFacts, type PdfPage, writePdf } from '~/paper/pdf-writer';
import type { RoomEntry } from '../key/room-key';
import { paintLayers } from './pdf-layers';
import { countKeyPages, keyPages } from './print-key';
import { overviewPage } from './print-overview';
import { PRINT_PALETTES } from './print-palette';
import {
  DEFAULT_PRINT,
  type PageRoom,
  type PrintChoices,
  type PrintPlan,
  planPrint,
  type Tile,
} from './print-plan';

/** What stands on the part of a sheet that its neighbor also shows. */
export const GLUE = 'Glue: lies on the next sheet';

/** How the printed map looks; the paper is always white. */
export type PrintLook = {
  style: MapStyle;
  audience: Audience;
  grid: boolean;
  smoothCaves: boolean;
  hatching: boolean;
};

export const DEFAULT_PRINT_LOOK: Readonly<PrintLook> = {
  style: 'hatched',
  audience: 'gm',
  grid: true,
  smoothCaves: true,
  hatching: true,
};

/** The sheets a map needs, cropped to its open ground; a map of solid rock is planned in full. */
export function planMap(
  map: DungeonMap,
  audience: Audience,
  choices: PrintChoices = DEFAULT_PRINT,
): PrintPlan {
  const squares = openSquares(map, audience);
  const whole = { x: 0, y: 0, width: map.width, height: map.height };
  const extent = openExtent(squares);
  // A map of solid rock has no sheet worth printing, but a file needs a page.
  if (extent === null) return planPrint(squares, whole, { ...choices, overview: true });
  return planPrint(squares, extent, choices);
}

/** The number of printed pages: the sheets, the overview, and the room key. */
export function countPages(
  plan: PrintPlan,
  key: readonly RoomEntry[],
  wandering: readonly string[] = [],
): number {
  return plan.pageCount + countKeyPages(key, plan, wandering);
}

/**
 * The map as a PDF at the exact scale, followed by its room key; drawn page by page while it is read. Throws a
 * RangeError if the plan has no pages.
 */
export function printMap(
  map: DungeonMap,
  plan: PrintPlan,
  look: PrintLook,
  facts: Omit<PdfFacts, 'title'>,
  key: readonly RoomEntry[] = [],
  letters: PdfLetters | null = null,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return writePdf(mapPages(map, plan, look, key, letters), { ...facts, title: map.name }, letters);
}

function* mapPages(
  map: DungeonMap,
  plan: PrintPlan,
  look: PrintLook,
  key: readonly RoomEntry[],
  letters: PdfLetters | null,
): Generator<PdfPage> {
  const choices = printChoices(look);
  const drawing = prepareDrawing(map, choices);
  if (plan.choices.overview) yield overviewPage(map, plan, choices, letters);
  for (const tile of plan.tiles) {
    const { id, row, column } = tile;
    const name = `${id} (row ${row} of ${plan.rows}, column ${column} of ${plan.columns})`;
    const scale = PRINT_SCALES[plan.choices.scale].says;
    const note = `${name} · ${map.name} · ${scale} · print at 100%`;
    yield sheetPage(drawing, plan, tile, note, letters);
  }
  yield* keyPages(key, plan, map.name, choices, letters, map.prep?.wandering);
}

type PrintedWords = Pick<DungeonMap, 'name' | 'labels' | 'rooms' | 'prep'>;

/** The text of a map that appears on its sheets and in its key. */
export function wordsOn({ name, labels, rooms, prep }: PrintedWords): string {
  const told = rooms.flatMap((room) => [
    room.told?.name ?? '',
    roomWords(room),
    foeWords(room.told?.stock?.foes ?? []),
  ]);
  return [name, ...labels.map(({ text }) => text), ...told, ...(prep?.wandering ?? [])].join(' ');
}

/** How a printed map is drawn. */
export function printChoices(look: PrintLook): DrawChoices {
  return {
    palette: PRINT_PALETTES[look.style],
    audience: look.audience,
    grid: look.grid,
    smooth: look.smoothCaves,
    hatching: look.hatching ? 'strokes' : 'none',
  };
}

/** A page with some squares at true size in its middle, crop marks and a line of small print. */
export function sheetPage(
  drawing: Drawing,
  plan: PrintPlan,
  { squares, row, column }: Tile,
  note: string,
  letters: PdfLetters | null = null,
): PdfPage {
  const room: PageRoom = plan;
  const { pageWidth, pageHeight, squarePoints } = room;
  const box = sheetBox(room, squares);
  const pen = createPdfPen(pageHeight, letters);
  // Keep lines at the edge of a sheet complete: half a line extends beyond the edge, but nothing else.
  const rim = (drawing.palette.grid.width * squarePoints) / 2;
  pen.inside(box.left - rim, box.top - rim, box.width + 2 * rim, box.height + 2 * rim, () => {
    paintLayers(pen, drawArea(drawing, squares), {
      x: squares.x,
      y: squares.y,
      left: box.left,
      top: box.top,
      squarePoints,
    });
  });
  drawCropMarks(pen, box);
  const lap = plan.choices.overlapSquares * squarePoints;
  if (lap > 0) drawLaps(pen, box, lap, { left: column > 1, top: row > 1 });
  const below = box.top + box.height + 11;
  // Most printers cannot print the outermost 4 mm: the line then goes inside the picture.
  const baseline = below > pageHeight - 12 ? box.top + box.height - 4 : below;
  const isWhole = pen.missing(note).length === 0;
  drawSmallPrint(pen, isWhole ? note : `${MISSING_LETTERS} · ${note}`, box.left + 6, baseline);
  return { widthPoints: pageWidth, heightPoints: pageHeight, content: pen.content() };
}

/** Where a sheet lies on its western and northern neighbors: the strips to glue, with a line and a word each. */
function drawLaps(
  pen: PdfPen,
  { left, top, width, height }: PageBox,
  lap: number,
  sides: { left: boolean; top: boolean },
): void {
  const colour = '#6b6b6b';
  if (sides.left) traceLine(pen, [left + lap, top], [left + lap, top + height]);
  if (sides.top) traceLine(pen, [left, top + lap], [left + width, top + lap]);
  pen.stroke(colour, 0.5, { dash: [5, 4], cap: 'butt' });
  const words = { sizePoints: 6.5, colour, rim: '#ffffff' };
  if (sides.left) {
    pen.text(GLUE, {
      x: left + 9,
      baseline: top + height / 2,
      upwards: true,
      align: 'middle',
      ...words,
    });
  }
  if (sides.top)
    pen.text(GLUE, { x: left + width / 2, baseline: top + 9, align: 'middle', ...words });
}

/**
 * The position of a sheet's squares on its page: those of a full sheet are centered, and a partial sheet starts at the
 * same corner.
 */
export function sheetBox(room: PageRoom, squares: Squares): PageBox {
  const { pageWidth, pageHeight, squarePoints, across, down } = room;
  return {
    left: (pageWidth - across * squarePoints) / 2,
    top: (pageHeight - down * squarePoints) / 2,
    width: squares.width * squarePoints,
    height: squares.height * squarePoints,
  };
}
