import type { DrawChoices } from '~/maps/draw/drawing';
import { MISSING_LETTERS } from '~/paper/page-furniture';
import type { PdfLetters } from '~/paper/pdf-letters';
import { createPdfPen } from '~/paper/pdf-pen';
import { textWidth } from '~/paper/pdf-text';
import type { PdfPage } from '~/paper/pdf-writer';
import { exitWords } from '../key/exit-words';
import type { RoomEntry } from '../key/room-key';
import type { PageRoom } from './print-plan';
import { drawSigns, SIGNS_HEIGHT } from './print-signs';

/** A line of the key, in points from the top of its entry. */
type Line = { text: string; end?: string; at: number; indent: number; bold: boolean };

type Block = { lines: Line[]; height: number };

type Placed = { block: Block; page: number; column: number; top: number };

const COLUMNS = 2;
const BETWEEN = 18;
const SIZE = 8.5;
const LEADING = 11;
const AFTER_ENTRY = 7;
const TITLE_HEIGHT = 30;
const DASH = 9;

/** The number of pages for the key of these rooms; 0 without rooms. */
export function countKeyPages(entries: readonly RoomEntry[], room: PageRoom): number {
  return (layKey(entries, room).at(-1)?.page ?? -1) + 1;
}

/** The key of the rooms for the game master, with a legend of the symbols, in two columns per page. */
export function keyPages(
  entries: readonly RoomEntry[],
  room: PageRoom,
  name: string,
  choices: DrawChoices,
  letters: PdfLetters | null = null,
): PdfPage[] {
  const placed = layKey(entries, room);
  const { pageWidth, pageHeight } = room;
  const margin = marginOf(room);
  return Array.from({ length: (placed.at(-1)?.page ?? -1) + 1 }, (_, page) => {
    const pen = createPdfPen(pageHeight, letters);
    const title = page === 0 ? `${name}: room key` : `${name}: room key, page ${page + 1}`;
    pen.text(title, {
      x: margin,
      baseline: margin + 14,
      sizePoints: page === 0 ? 15 : 10,
      bold: true,
    });
    if (pen.missing().length > 0) {
      const baseline = margin + TITLE_HEIGHT - 6;
      pen.text(`${MISSING_LETTERS}.`, { x: margin, baseline, sizePoints: 7, colour: '#333333' });
    }
    if (page === 0) {
      drawSigns(pen, margin, margin + TITLE_HEIGHT, pageWidth - 2 * margin, choices);
    }
    for (const { block, column, top } of placed.filter((one) => one.page === page)) {
      const left = margin + column * (columnWidth(room) + BETWEEN);
      for (const { text, end, at, indent, bold } of block.lines) {
        const baseline = top + at;
        pen.text(text, { x: left + indent, baseline, sizePoints: SIZE, bold });
        if (end === undefined) continue;
        const x = left + columnWidth(room);
        pen.text(end, { x, baseline, sizePoints: SIZE, align: 'end', colour: '#333333' });
      }
    }
    return { widthPoints: pageWidth, heightPoints: pageHeight, content: pen.content() };
  });
}

/** Places the entries column by column; an entry is only split if it is longer than a column. */
function layKey(entries: readonly RoomEntry[], room: PageRoom): Placed[] {
  const margin = marginOf(room);
  const bottom = room.pageHeight - margin;
  const topOf = (page: number) => margin + TITLE_HEIGHT + (page === 0 ? SIGNS_HEIGHT : 0);
  let [page, column, top] = [0, 0, topOf(0)];
  return entries.map((entry) => {
    const block = blockOf(entry, columnWidth(room));
    if (top + block.height > bottom && top > topOf(page)) {
      column += 1;
      if (column === COLUMNS) {
        page += 1;
        column = 0;
      }
      top = topOf(page);
    }
    const placed = { block, page, column, top };
    top += block.height + AFTER_ENTRY;
    return placed;
  });
}

function blockOf(entry: RoomEntry, width: number): Block {
  const { number, name, sizeFeet, dressing, exits } = entry;
  const lines: Line[] = [];
  let at = 0;
  const add = (text: string, indent = 0, rest: Partial<Line> = {}) => {
    at += LEADING;
    lines.push({ text, at, indent, bold: false, ...rest });
  };
  add(`${number}. ${name}`, 0, { bold: true, end: `${sizeFeet.width} × ${sizeFeet.height} ft` });
  for (const line of wrapped(dressing, width)) add(line);
  for (const exit of exits) {
    wrapped(exitWords(exit), width - DASH).forEach((line, index) => {
      if (index === 0) lines.push({ text: '–', at: at + LEADING, indent: 0, bold: false });
      add(line, DASH);
    });
  }
  return { lines, height: at };
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, SIZE) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function marginOf({ margin }: PageRoom): number {
  return Math.max(margin, 36);
}

function columnWidth(room: PageRoom): number {
  return (room.pageWidth - 2 * marginOf(room) - (COLUMNS - 1) * BETWEEN) / COLUMNS;
}
