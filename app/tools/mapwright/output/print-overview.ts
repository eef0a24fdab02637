import type { DungeonMap } from '../grid';
import type { DrawChoices } from './draw-map';
import { drawArea, prepareDrawing } from './draw-map';
import { drawRulers, RULER_HEIGHT } from './page-furniture';
import { PAPERS, PRINT_SCALES } from './paper';
import { traceRectangle } from './path-pen';
import { paintLayers } from './pdf-layers';
import { createPdfPen, type PdfPen } from './pdf-pen';
import type { PdfPage } from './pdf-writer';
import type { PrintPlan } from './print-plan';
import { isVisibleAt } from './visible-layers';

const TITLE_HEIGHT = 46;

/** The first sheet: the whole map small, which sheet goes where, and rulers. */
export function overviewPage(map: DungeonMap, plan: PrintPlan, choices: DrawChoices): PdfPage {
  const pen = createPdfPen(plan.pageHeight);
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
  return { widthPoints: plan.pageWidth, heightPoints: plan.pageHeight, content: pen.content() };
}

function drawTitle(pen: PdfPen, map: DungeonMap, plan: PrintPlan, margin: number): void {
  const { choices, rows, columns, skipped } = plan;
  pen.text(map.name, { x: margin, baseline: margin + 16, sizePoints: 17, bold: true });
  const empty = skipped === 0 ? '' : `, ${skipped} empty left out`;
  const sheets = plan.tiles.length === 1 ? '1 sheet' : `${plan.tiles.length} sheets`;
  pen.text(
    `${PRINT_SCALES[choices.scale].says} · ${sheets} of ${PAPERS[choices.paper].name}, ` +
      `${rows} ${rows === 1 ? 'row' : 'rows'} of ${columns}${empty}` +
      (choices.overlapSquares === 0 ? '' : ` · neighbours share ${choices.overlapSquares}`),
    { x: margin, baseline: margin + 32, sizePoints: 9, colour: '#333333' },
  );
}

function drawSheets(
  pen: PdfPen,
  plan: PrintPlan,
  left: number,
  top: number,
  squarePoints: number,
): void {
  for (const { squares } of plan.tiles) {
    traceRectangle(
      pen,
      left + (squares.x - plan.area.x) * squarePoints,
      top + (squares.y - plan.area.y) * squarePoints,
      squares.width * squarePoints,
      squares.height * squarePoints,
    );
  }
  pen.stroke('#b3261e', 0.7, { dash: [3, 2], cap: 'butt' });
  for (const { id, squares } of plan.tiles) {
    const sizePoints = Math.max(5, Math.min(16, squares.width * squarePoints * 0.22));
    pen.text(id, {
      x: left + (squares.x - plan.area.x) * squarePoints + 3,
      baseline: top + (squares.y - plan.area.y) * squarePoints + sizePoints,
      sizePoints,
      bold: true,
      colour: '#b3261e',
      rim: '#ffffff',
    });
  }
}
