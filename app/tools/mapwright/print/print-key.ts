import type { DrawChoices } from '~/maps/draw/drawing';
import { plainNotes } from '~/maps/map/notes-marks';
import { foeWords, STOCK_NAMES } from '~/maps/map/room-text';
import { MISSING_LETTERS } from '~/paper/page-furniture';
import type { PdfLetters } from '~/paper/pdf-letters';
import { createPdfPen } from '~/paper/pdf-pen';
import { textWidth } from '~/paper/pdf-text';
import type { PdfPage } from '~/paper/pdf-writer';
import { exitWords } from '../key/exit-words';
import type { RoomEntry } from '../key/room-key';
import { wanderingTitle } from './adventure-words';
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
export function countKeyPages(
  entries: readonly RoomEntry[],
  room: PageRoom,
  wandering: readonly string[] = [],
): number {
  return (layKey(entries, room, wandering).at(-1)?.page ?? -1) + 1;
}

/**
 * The key of the rooms for the game master, with a legend of the symbols, in two columns per page; at its end the table
 * of those who wander.
 */
export function keyPages(
  entries: readonly RoomEntry[],
  room: PageRoom,
  name: string,
  choices: DrawChoices,
  letters: PdfLetters | null = null,
  wandering: readonly string[] = [],
): PdfPage[] {
  const placed = layKey(entries, room, wandering);
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
function layKey(
  entries: readonly RoomEntry[],
  room: PageRoom,
  wandering: readonly string[],
): Placed[] {
  const margin = marginOf(room);
  const bottom = room.pageHeight - margin;
  const topOf = (page: number) => margin + TITLE_HEIGHT + (page === 0 ? SIGNS_HEIGHT : 0);
  let [page, column, top] = [0, 0, topOf(0)];
  const longest = Math.floor((bottom - topOf(0)) / LEADING);
  const width = columnWidth(room);
  // A key of no rooms is no key.
  const table = entries.length > 0 && wandering.length > 0 ? [wanderingOf(wandering, width)] : [];
  const all = [...entries.map((entry) => blockOf(entry, width)), ...table];
  const blocks = all.flatMap((block) => split(block, longest));
  return blocks.map((block) => {
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

/** A block in parts that fit into a column. */
function split(block: Block, longest: number): Block[] {
  const rows = Math.round(block.height / LEADING);
  return Array.from({ length: Math.max(1, Math.ceil(rows / longest)) }, (_, part) => {
    const from = part * longest * LEADING;
    const to = Math.min(block.height, from + longest * LEADING);
    const lines = block.lines
      .filter(({ at }) => at > from && at <= to)
      .map((line) => ({ ...line, at: line.at - from }));
    return { lines, height: to - from };
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
  for (const part of dressing.split('\n')) for (const line of wrapped(part, width)) add(line);
  for (const part of contentLines(entry)) {
    for (const line of wrapped(part, width - DASH)) add(line, DASH);
  }
  for (const exit of exits) {
    wrapped(exitWords(exit), width - DASH).forEach((line, index) => {
      if (index === 0) lines.push({ text: '–', at: at + LEADING, indent: 0, bold: false });
      add(line, DASH);
    });
  }
  return { lines, height: at };
}

function wanderingOf(wandering: readonly string[], width: number): Block {
  const lines: Line[] = [{ text: wanderingTitle(wandering), at: LEADING, indent: 0, bold: true }];
  let at = LEADING;
  wandering.forEach((text, index) => {
    const indent = 2 * DASH;
    wrapped(text, width - indent).forEach((line, row) => {
      at += LEADING;
      if (row === 0) lines.push({ text: `${index + 1}.`, at, indent: 0, bold: false });
      lines.push({ text: line, at, indent, bold: false });
    });
  });
  return { lines, height: at };
}

/** What waits in a room and what its game master noted, as lines of plain text. */
function contentLines({ stock, notes }: RoomEntry): string[] {
  const foes = foeWords(stock?.foes ?? []);
  return [
    ...(foes === '' ? [] : [`Monsters: ${foes}`]),
    ...(stock?.lines.map(({ kind, text }) => `${STOCK_NAMES[kind]}: ${text}`) ?? []),
    ...plainNotes(notes ?? ''),
  ];
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(' ')
    .filter(Boolean)
    .flatMap((one) => pieces(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, SIZE) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A word in pieces that are no wider than a line. */
function pieces(word: string, width: number): string[] {
  if (textWidth(word, SIZE) <= width) return [word];
  const most = Math.max(1, Math.floor(width / SIZE));
  const letters = [...word];
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, at) =>
    letters.slice(at * most, (at + 1) * most).join(''),
  );
}

function marginOf({ margin }: PageRoom): number {
  return Math.max(margin, 36);
}

function columnWidth(room: PageRoom): number {
  return (room.pageWidth - 2 * marginOf(room) - (COLUMNS - 1) * BETWEEN) / COLUMNS;
}
