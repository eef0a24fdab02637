import { POINTS_PER_INCH, POINTS_PER_MM } from './paper';
import { type PathPen, traceLine, traceRectangle } from './path-pen';
import type { PdfPen } from './pdf-pen';

/** A rectangle on a page, in points from the top left corner. */
export type PageBox = { left: number; top: number; width: number; height: number };

/** The note on every page where a character had to be replaced. */
export const MISSING_LETTERS =
  '“?” stands for a letter missing from the PDF font; PNG and SVG show it';

const MARK_LONG = 12;
const MARK_OFF = 3;

/** Crop marks outside the four corners that show where to cut. */
export function drawCropMarks(pen: PdfPen, box: PageBox): void {
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  for (const [x, away] of [
    [box.left, -1],
    [right, 1],
  ] as const) {
    for (const [y, down] of [
      [box.top, -1],
      [bottom, 1],
    ] as const) {
      traceLine(pen, [x + away * MARK_OFF, y], [x + away * (MARK_OFF + MARK_LONG), y]);
      traceLine(pen, [x, y + down * MARK_OFF], [x, y + down * (MARK_OFF + MARK_LONG)]);
    }
  }
  pen.stroke('#000000', 0.35, { cap: 'butt' });
}

/** One line of small print on a white background, so that it is readable over the map where margins are narrow. */
export function drawSmallPrint(pen: PdfPen, text: string, x: number, baseline: number): void {
  const width = text.length * 3.6 + 6;
  traceRectangle(pen, x - 2, baseline - 7, width, 9.5);
  pen.fill('#ffffff');
  pen.text(text, { x, baseline, sizePoints: 7, colour: '#333333' });
}

/** The height of the two rulers with their text, in points. */
export const RULER_HEIGHT = 78;

/** A ruler of 100 mm and one of 4 inches, to check that the printer kept the size. */
export function drawRulers(pen: PdfPen, left: number, top: number): void {
  pen.text('Check with a ruler. If these are not exact, print at 100% (“Actual size”).', {
    x: left,
    baseline: top + 9,
    sizePoints: 8,
  });
  ruler(pen, left, top + 18, POINTS_PER_MM * 10, 10, 'mm', 10);
  ruler(pen, left, top + 48, POINTS_PER_INCH, 4, 'in', 1);
}

function ruler(
  pen: PdfPen,
  left: number,
  top: number,
  step: number,
  steps: number,
  unit: string,
  worth: number,
): void {
  const fine = unit === 'mm' ? 10 : 8;
  for (let part = 0; part < steps; part += 2) traceRectangle(pen, left + part * step, top, step, 5);
  pen.fill('#222222');
  rulerTicks(pen, left, top, step / fine, steps * fine, fine);
  pen.stroke('#000000', 0.4, { cap: 'butt' });
  for (let part = 0; part <= steps; part += 1) {
    pen.text(part === steps ? `${part * worth} ${unit}` : String(part * worth), {
      x: left + part * step,
      baseline: top + 20,
      sizePoints: 6.5,
      align: part === steps ? 'start' : 'middle',
    });
  }
}

function rulerTicks(
  pen: PathPen,
  left: number,
  top: number,
  gap: number,
  count: number,
  fine: number,
): void {
  traceRectangle(pen, left, top, gap * count, 5);
  for (let tick = 0; tick <= count; tick += 1) {
    const long = tick % fine === 0 ? 13 : tick % (fine / 2) === 0 ? 10 : 8;
    traceLine(pen, [left + tick * gap, top + 5], [left + tick * gap, top + long]);
  }
}
