import { traceCircle, traceLine, tracePolygon, traceRectangle } from '~/paper/path-pen';
import { printable } from '~/paper/print-faces';
import { setRuns } from '~/paper/set-runs';
import type { ToldCharacter } from '../../exchange/told-sheet';
import type { Mark, PrintedAbility } from '../print-numbers';
import type { PrintedSheet } from '../print-sheet';
import type { PrintedAttack } from '../print-table';
import {
  type Canvas,
  type Desk,
  drawField,
  drawTicks,
  type SheetRow,
  TONES,
  wordRows,
} from './sheet-rows';

type Area = { left: number; top: number; width: number };

/** The name and the line below it, over a rule; returns where the page goes on. */
export function drawHead(on: Canvas, { name, line }: PrintedSheet, area: Area, desk: Desk): number {
  const wide: Desk = { ...desk, width: area.width };
  const rows = [
    ...wordRows(wide, [{ text: name, bold: true }], { size: 19, tone: 'ember' }),
    ...wordRows(wide, [{ text: line }], { size: 8.5, tone: 'soft', above: 1 }),
  ];
  const bottom = drawRows(on, rows, area.left, area.top) + 3;
  tracePolygon(
    on.pen,
    [area.left, bottom],
    [area.left + area.width, bottom + 1],
    [area.left, bottom + 2],
  );
  on.pen.fill(TONES.ember);
  return bottom + 9;
}

/** Draws rows one below the other; returns where they end. */
export function drawRows(on: Canvas, rows: readonly SheetRow[], left: number, top: number): number {
  let y = top;
  for (const row of rows) {
    row.draw(on, left, y + row.above);
    y += row.above + row.height;
  }
  return y;
}

const ABILITY_LINE = 9.7;

/** The six abilities, each with its save and its skills. */
export function drawAbilities(
  on: Canvas,
  abilities: readonly PrintedAbility[],
  area: Area,
): number {
  const { left, width } = area;
  let y = area.top;
  for (const { short, score, modifier, save, skills } of abilities) {
    const lines = [{ name: 'Saving throw', ...save }, ...skills];
    const height = 17 + lines.length * ABILITY_LINE + 2;
    traceRectangle(on.pen, left, y, width, height);
    on.pen.stroke(TONES.frame, 0.6);
    const head = { baseline: y + 12, colour: TONES.ember, bold: true };
    on.pen.text(short, { ...head, x: left + 5, sizePoints: 9 });
    on.pen.text(printable(modifier), {
      ...head,
      x: left + width / 2,
      sizePoints: 13,
      align: 'middle',
    });
    const own = { x: left + width - 5, baseline: y + 12, colour: TONES.soft };
    on.pen.text(printable(score), { ...own, sizePoints: 9, align: 'end' });
    lines.forEach((line, at) => {
      const baseline = y + 17 + at * ABILITY_LINE + 6;
      const isStrong = line.mark !== 'none';
      drawMark(on, line.mark, left + 9, baseline - 2.6);
      const look = { baseline, sizePoints: 8, bold: isStrong, colour: TONES.ink };
      on.pen.text(printable(line.name), { ...look, x: left + 16 });
      on.pen.text(printable(line.text), { ...look, x: left + width - 5, align: 'end' });
    });
    y += height + 4;
  }
  return y;
}

function drawMark({ pen }: Canvas, mark: Mark, x: number, y: number): void {
  traceCircle(pen, x, y, 2.3);
  if (mark === 'full') pen.fill(TONES.ink);
  else pen.stroke(TONES.ink, 0.5);
  if (mark === 'expert') traceCircle(pen, x, y, 1.2);
  if (mark === 'half')
    tracePolygon(pen, [x, y - 2.3], [x, y + 2.3], [x - 2, y + 1.2], [x - 2, y - 1.2]);
  if (mark === 'expert' || mark === 'half') pen.fill(TONES.ink);
}

/** Armor Class, initiative, speed and so on, each in a box. */
export function drawNumbers(on: Canvas, sheet: PrintedSheet, area: Area, desk: Desk): number {
  const { numbers } = sheet.table;
  const gap = 5;
  const width = (area.width - gap * (numbers.length - 1)) / numbers.length;
  const set = numbers.map(({ text }) => fitted(printable(text), width - 6, desk));
  const most = Math.max(...set.map(({ lines, size }) => lines.length * size * 1.1));
  const height = Math.max(34, most + 17);
  numbers.forEach(({ label }, at) => {
    const left = area.left + at * (width + gap);
    traceRectangle(on.pen, left, area.top, width, height);
    on.pen.stroke(TONES.frame, 0.6);
    const { lines = [], size = 8 } = set[at] ?? {};
    lines.forEach((line, row) => {
      on.pen.text(line, {
        x: left + width / 2,
        baseline: area.top + 4 + size * 0.9 + row * size * 1.1,
        sizePoints: size,
        bold: true,
        align: 'middle',
        colour: TONES.ink,
      });
    });
    caption(on, label, left + width / 2, area.top + height - 4);
  });
  return area.top + height + 6;
}

/** A text in one line, smaller where it must be, and in several where that is not enough. */
function fitted(text: string, width: number, { measure }: Desk): { lines: string[]; size: number } {
  for (const size of [15, 12, 10, 8.5]) {
    if (measure(text, size, true) <= width) return { lines: [text], size };
  }
  const size = 7.5;
  const lines = setRuns([{ text, bold: true }], { size, width, measure });
  return { lines: lines.map((pieces) => pieces.map((piece) => piece.text).join(' ')), size };
}

function caption({ pen }: Canvas, text: string, x: number, baseline: number): void {
  pen.text(text, { x, baseline, sizePoints: 6.5, align: 'middle', colour: TONES.soft });
}

/** Hit points, hit dice, death saves and inspiration: what changes at the table. */
export function drawLife(
  on: Canvas,
  { character }: ToldCharacter,
  { table }: PrintedSheet,
  area: Area,
): number {
  const { hitPoints, hitDice, death } = table;
  const cell = 52;
  const right = area.left + cell * 3 + 14;
  const step = 12;
  const room = area.left + area.width - right - 5;
  const dice = hitDice.flatMap((one) => split(one, Math.floor((room - 18) / 8.8)));
  const height = Math.max(48, 9 + (dice.length + 2) * step);
  traceRectangle(on.pen, area.left, area.top, area.width, height);
  on.pen.stroke(TONES.frame, 0.6);
  const middle = (at: number) => area.left + cell * at + cell / 2 + 4;
  on.pen.text(printable(hitPoints.most), {
    x: middle(0),
    baseline: area.top + 25,
    sizePoints: 17,
    bold: true,
    align: 'middle',
    colour: TONES.ink,
  });
  caption(on, 'Hit points', middle(0), area.top + height - 5);
  for (const [at, name, value] of [
    [1, 'Now', hitPoints.now],
    [2, 'Temporary', hitPoints.temporary],
  ] as const) {
    const label = at === 1 ? 'Hit points now' : 'Temporary hit points';
    const place = [middle(at) - 21, area.top + 8, 42, 20] as const;
    drawField(on, { name: label, label, value, size: 13 }, place);
    caption(on, name, middle(at), area.top + height - 5);
  }
  let y = area.top + 5;
  const words = (text: string, x: number, bold = false) =>
    on.pen.text(text, { x, baseline: y + 6.5, sizePoints: 7.5, bold, colour: TONES.ink });
  for (const { sides, from, ...ticks } of dice) {
    words(`d${sides}`, right, true);
    drawTicks(on, ticks, [right + 18, y], {
      label: `Hit die d${sides} spent`,
      name: `Hit die d${sides} ${from}`,
    });
    y += step;
  }
  words('Death saves', right, true);
  const saves = (ticked: number) => ({ most: 3, ticked });
  words('good', right + 52);
  const good = drawTicks(on, saves(death.successes), [right + 72, y], {
    label: 'Death save made',
    name: 'Death save made',
    round: true,
  });
  words('bad', good + 5);
  drawTicks(on, saves(death.failures), [good + 22, y], {
    label: 'Death save failed',
    name: 'Death save failed',
    round: true,
  });
  y += step;
  words('Inspiration', right, true);
  const inspired = {
    most: Math.max(1, character.play.inspiration),
    ticked: character.play.inspiration,
  };
  drawTicks(on, inspired, [right + 52, y], { label: 'Inspiration', name: 'Inspiration' });
  return area.top + height + 4;
}

/** Boxes in rows of at most so many, each with the number of its first. */
function split<One extends { most: number; ticked: number }>(
  one: One,
  inRow: number,
): (One & { from: number })[] {
  return Array.from({ length: Math.ceil(one.most / inRow) }, (_, at) => ({
    ...one,
    from: at * inRow + 1,
    most: Math.min(inRow, one.most - at * inRow),
    ticked: Math.max(0, Math.min(inRow, one.ticked - at * inRow)),
  }));
}

/** The attacks as a table of this width; the rows can be separated. */
export function attackRows(
  attacks: readonly PrintedAttack[],
  note: string,
  desk: Desk,
): SheetRow[] {
  if (attacks.length === 0 && note === '') return [];
  const widths = [0.27, 0.1, 0.26, 0.37].map((part) => part * desk.width);
  const head = attackRow(['Attack', 'Hit', 'Damage', 'Range and notes'], widths, desk, 'head');
  const rows = attacks.map(({ name, hit, damage, notes }) =>
    attackRow([name, hit, damage, notes], widths, desk, 'row'),
  );
  const below =
    note === '' ? [] : wordRows(desk, [{ text: note }], { size: 7.5, tone: 'soft', above: 2 });
  return [head, ...rows, ...below];
}

function attackRow(
  texts: readonly string[],
  widths: readonly number[],
  desk: Desk,
  is: 'head' | 'row',
): SheetRow {
  const cells = texts.map((text, at) => {
    const bold = is === 'row' && at < 2;
    const size = is === 'head' ? 6.5 : at === 3 ? 7.3 : 8.3;
    const inner: Desk = { ...desk, width: (widths[at] ?? 40) - 5 };
    const tone = is === 'head' ? 'soft' : 'ink';
    return wordRows(inner, [{ text, bold }], { size, tone });
  });
  const tall = cells.map((rows) => rows.reduce((sum, { height }) => sum + height, 0));
  const height = Math.max(...tall) + 2.5;
  return {
    above: 0,
    height,
    stays: is === 'head',
    draw(on, left, top) {
      let x = left;
      cells.forEach((rows, at) => {
        drawRows(on, rows, x, top);
        x += widths[at] ?? 0;
      });
      traceLine(on.pen, [left, top + height - 1], [left + desk.width, top + height - 1]);
      on.pen.stroke(TONES.frame, 0.4, { cap: 'butt' });
    },
  };
}
