import { traceCircle, traceLine, traceRectangle } from '~/paper/path-pen';
import type { PdfField } from '~/paper/pdf-fields';
import type { PdfPen } from '~/paper/pdf-pen';
import { printable } from '~/paper/print-faces';
import { type Measure, type Run, setRuns } from '~/paper/set-runs';
import type { Ticks } from '../printed';

/** The colours of the printed sheet: text, headings, secondary text, and frames. */
export const TONES = {
  ink: '#2a1f17',
  ember: '#9a4210',
  soft: '#5b4a3a',
  frame: '#b9a68f',
} as const;
export type Tone = keyof typeof TONES;

/** A page in the making: what is drawn on it, and what can be filled in. */
export type Canvas = { pen: PdfPen; fields: PdfField[] };

/** A row of a column, in points: the space above it, its height, and how it is drawn from its top left corner. */
export type SheetRow = {
  above: number;
  height: number;
  /** Must stay in the same column as the next row. */
  stays: boolean;
  draw(on: Canvas, left: number, top: number): void;
};

/** The width of a column, and how text is measured. */
export type Desk = { width: number; measure: Measure };

const LEADING = 1.24;
const BOX = 7;
const STEP = 8.8;

type WordLook = {
  size: number;
  tone?: Tone;
  above?: number;
  indent?: number;
  stays?: boolean;
};

/** A paragraph, broken into lines; a text of several lines stays several. */
export function wordRows(desk: Desk, runs: readonly Run[], look: WordLook): SheetRow[] {
  const { size, tone = 'ink', above = 0, indent = 0, stays = false } = look;
  const shown = runs.map(({ text, bold }) => ({ text: printable(text), bold: bold === true }));
  const lines = setRuns(shown, { size, width: desk.width - indent, measure: desk.measure });
  return lines.map((pieces, at) => ({
    above: at === 0 ? above : 0,
    height: size * LEADING,
    stays: stays || at < Math.min(1, lines.length - 1),
    draw({ pen }, left, top) {
      for (const { text, bold, x } of pieces) {
        const place = { x: left + indent + x, baseline: top + size, sizePoints: size, bold };
        pen.text(text, { ...place, colour: TONES[tone] });
      }
    },
  }));
}

/** A heading over a line, with what stands at its end. */
export function headingRow(title: string): SheetRow {
  return {
    above: 7,
    height: 14,
    stays: true,
    draw({ pen }, left, top) {
      const place = { x: left, baseline: top + 9.5, sizePoints: 9.5, bold: true };
      pen.text(printable(title), { ...place, colour: TONES.ember });
    },
  };
}

/** The same with the line across a column. */
export function headingRows(desk: Desk, title: string): SheetRow[] {
  const { draw, ...row } = headingRow(title);
  return [
    {
      ...row,
      draw(on, left, top) {
        draw(on, left, top);
        traceLine(on.pen, [left, top + 12], [left + desk.width, top + 12]);
        on.pen.stroke(TONES.ember, 0.6, { cap: 'butt' });
      },
    },
  ];
}

type TickLook = { label: string; name: string; round?: boolean };

/** Boxes to tick from a place on, those that are spent ticked; returns where they end. */
export function drawTicks(
  { pen, fields }: Canvas,
  { most, ticked }: Ticks,
  [left, top]: readonly [number, number],
  { label, name, round = false }: TickLook,
): number {
  for (let at = 0; at < most; at += 1) {
    const x = left + at * STEP;
    if (round) traceCircle(pen, x + BOX / 2, top + BOX / 2, BOX / 2);
    else traceRectangle(pen, x, top, BOX, BOX);
    pen.stroke(TONES.ink, 0.5);
    fields.push({
      is: 'tick',
      name: `${name} ${at + 1}`,
      label: `${label} ${at + 1} of ${most}`,
      left: x,
      top,
      width: BOX,
      height: BOX,
      ticked: at < ticked,
      round,
    });
  }
  return left + most * STEP;
}

/** The width of boxes. */
export function ticksWidth({ most }: Ticks): number {
  return most * STEP;
}

/** A label with boxes to tick behind it, or below it where they do not fit, and a remark. */
export function tickRows(
  desk: Desk,
  { label, name, ticks, note }: { label: string; name: string; ticks: Ticks; note: string },
): SheetRow[] {
  const size = 8;
  const wide = desk.measure(printable(label), size, true) + 5;
  const isBeside = wide + ticksWidth(ticks) <= desk.width;
  const remark =
    note === '' ? [] : wordRows(desk, [{ text: note }], { size: 7, tone: 'soft', indent: 6 });
  if (isBeside) {
    return [
      {
        above: 2,
        height: 10.5,
        stays: remark.length > 0,
        draw(on, left, top) {
          const place = { x: left, baseline: top + size, sizePoints: size, bold: true };
          on.pen.text(printable(label), { ...place, colour: TONES.ink });
          drawTicks(on, ticks, [left + wide, top + 1.5], { label, name });
        },
      },
      ...remark,
    ];
  }
  const inRow = Math.floor((desk.width - 6) / STEP);
  const rows = Array.from({ length: Math.ceil(ticks.most / inRow) }, (_, at): SheetRow => {
    const part = {
      most: Math.min(inRow, ticks.most - at * inRow),
      ticked: Math.max(0, Math.min(inRow, ticks.ticked - at * inRow)),
    };
    return {
      above: 1,
      height: 9.5,
      stays: false,
      draw(on, left, top) {
        drawTicks(on, part, [left + 6, top + 1], {
          label,
          name: at === 0 ? name : `${name} row ${at + 1}`,
        });
      },
    };
  });
  return [
    ...wordRows(desk, [{ text: label, bold: true }], { size, above: 2, stays: true }),
    ...rows,
    ...remark,
  ];
}

/** A field with a line below it, for a number or a few words. */
export function drawField(
  { pen, fields }: Canvas,
  { name, label, value, size = 9 }: { name: string; label: string; value: string; size?: number },
  [left, top, width, height]: readonly [number, number, number, number],
): void {
  traceLine(pen, [left, top + height], [left + width, top + height]);
  pen.stroke(TONES.frame, 0.6, { cap: 'butt' });
  fields.push({
    is: 'text',
    name,
    label,
    value,
    left,
    top,
    width,
    height,
    sizePoints: size,
    align: 'middle',
  });
}

/** A frame to write in, with its title; null where the text does not fit into it. */
export function notesField(
  { pen, fields }: Canvas,
  {
    name,
    label,
    value,
    shown,
  }: { name: string; label: string; value: string; shown: readonly string[] },
  [left, top, width, height]: readonly [number, number, number, number],
): void {
  const place = { x: left, baseline: top + 9.5, sizePoints: 9.5, bold: true };
  pen.text(label, { ...place, colour: TONES.ember });
  traceRectangle(pen, left, top + 13, width, height - 13);
  pen.stroke(TONES.frame, 0.6);
  fields.push({
    is: 'text',
    name,
    label,
    value,
    shown,
    left,
    top: top + 13,
    width,
    height: height - 13,
    sizePoints: 9,
  });
}
