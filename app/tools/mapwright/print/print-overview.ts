import { drawArea, prepareDrawing } from '~/maps/draw/draw-map';
import type { DrawChoices } from '~/maps/draw/drawing';
import { isVisibleAt } from '~/maps/draw/visible-layers';
import type { DungeonMap } from '~/maps/map/grid';
import { drawRulers, MISSING_LETTERS, type PageBox, RULER_HEIGHT } from '~/paper/page-furniture';
import { PAPERS, PRINT_SCALES } from '~/paper/paper';
import { traceLine, traceRectangle } from '~/paper/path-pen';
import type { PdfLetters } from '~/paper/pdf-letters';
import { createPdfPen, type PdfPen } from '~/paper/pdf-pen';
import type { PdfPage } from '~/paper/pdf-writer';
import { paintLayers } from './pdf-layers';
import type { PrintPlan, Tile } from './print-plan';

const TITLE_HEIGHT = 46;
const PRINTED = '#b3261e';
const LEFT_OUT = '#6b6b6b';

/** The first sheet: the whole map at a small size, the positions of the sheets, and rulers. */
export function overviewPage(
  map: DungeonMap,
  plan: PrintPlan,
  choices: DrawChoices,
  letters: PdfLetters | null = null,
): PdfPage {
  const pen = createPdfPen(plan.pageHeight, letters);
  const margin = Math.max(plan.margin, 24);
  const { area } = plan;
  const roomWide = plan.pageWidth - 2 * margin;
  const roomHigh = plan.pageHeight - 2 * margin - TITLE_HEIGHT - RULER_HEIGHT - 12;
  const squarePoints = Math.min(roomWide / area.width, roomHigh / area.height, plan.squarePoints);
  const left = margin + (roomWide - squarePoints * area.width) / 2;
  const top = margin + TITLE_HEIGHT;
  drawTitle(pen, map, plan, margin);
  const drawing = prepareDrawing(map, {
    ...choices,
    hatching: choices.hatching === 'none' ? 'none' : 'tone',
  });
  const picture = drawArea(drawing, area);
  const layers = picture.layers.filter((layer) => isVisibleAt(layer, squarePoints));
  pen.inside(left, top, squarePoints * area.width, squarePoints * area.height, () => {
    paintLayers(pen, { ...picture, layers }, { x: area.x, y: area.y, left, top, squarePoints });
  });
  drawSheets(pen, plan, left, top, squarePoints);
  drawRulers(pen, margin, plan.pageHeight - margin - RULER_HEIGHT);
  if (pen.missing().length > 0) {
    const baseline = plan.pageHeight - margin;
    pen.text(`${MISSING_LETTERS}.`, { x: margin, baseline, sizePoints: 7, colour: '#333333' });
  }
  return { widthPoints: plan.pageWidth, heightPoints: plan.pageHeight, content: pen.content() };
}

function drawTitle(pen: PdfPen, map: DungeonMap, plan: PrintPlan, margin: number): void {
  const { choices, rows, columns, skipped, sheets: all } = plan;
  pen.text(map.name, { x: margin, baseline: margin + 16, sizePoints: 17, bold: true });
  const empty = skipped === 0 ? '' : `, ${skipped} empty left out`;
  const isWhole = plan.tiles.length === all.length;
  const sheets = all.length === 1 ? '1 sheet' : `${all.length} sheets`;
  const some = isWhole ? '' : `${plan.tiles.length} of `;
  pen.text(
    `${PRINT_SCALES[choices.scale].says} · ${some}${sheets} of ${PAPERS[choices.paper].name}, ` +
      `${rows} ${rows === 1 ? 'row' : 'rows'} of ${columns}${empty}` +
      (choices.overlapSquares === 0 ? '' : ` · neighbors share ${choices.overlapSquares}`),
    { x: margin, baseline: margin + 32, sizePoints: 9, colour: '#333333' },
  );
  if (isWhole) return;
  pen.text('Sheets in gray with a line through them are not printed.', {
    x: margin,
    baseline: margin + 43,
    sizePoints: 8,
    colour: '#333333',
  });
}

function drawSheets(
  pen: PdfPen,
  plan: PrintPlan,
  left: number,
  top: number,
  squarePoints: number,
): void {
  const boxOf = ({ squares }: Tile): PageBox => ({
    left: left + (squares.x - plan.area.x) * squarePoints,
    top: top + (squares.y - plan.area.y) * squarePoints,
    width: squares.width * squarePoints,
    height: squares.height * squarePoints,
  });
  const printed = new Set(plan.tiles);
  const others = plan.sheets.filter((sheet) => !printed.has(sheet));
  for (const sheet of others) {
    const box = boxOf(sheet);
    traceBox(pen, box);
    traceLine(pen, [box.left, box.top + box.height], [box.left + box.width, box.top]);
  }
  if (others.length > 0) pen.stroke(LEFT_OUT, 0.5, { cap: 'butt' });
  for (const tile of plan.tiles) traceBox(pen, boxOf(tile));
  if (plan.tiles.length > 0) pen.stroke(PRINTED, 0.7, { dash: [3, 2], cap: 'butt' });
  for (const sheet of plan.sheets) {
    const box = boxOf(sheet);
    const sizePoints = Math.max(5, Math.min(16, box.width * 0.22));
    pen.text(sheet.id, {
      x: box.left + 3,
      baseline: box.top + sizePoints,
      sizePoints,
      bold: true,
      colour: printed.has(sheet) ? PRINTED : LEFT_OUT,
      rim: '#ffffff',
    });
  }
}

function traceBox(pen: PdfPen, { left, top, width, height }: PageBox): void {
  traceRectangle(pen, left, top, width, height);
}
