import { paperSize } from '~/paper/paper';
import type { PdfLetters } from '~/paper/pdf-letters';
import { createPdfPen } from '~/paper/pdf-pen';
import { type PdfFacts, type PdfPage, writePdf } from '~/paper/pdf-writer';
import { isPrintable, measureIn, type PrintFaces, printable } from '~/paper/print-faces';
import { setRuns } from '~/paper/set-runs';
import type { ToldCharacter } from '../../exchange/told-sheet';
import type { SheetSpell } from '../../sheet/sheet';
import { printedBinder } from '../print-binder';
import type { SheetPaper } from '../print-choices';
import { printedEquipment } from '../print-equipment';
import { printedFeatures } from '../print-features';
import { printedSheet } from '../print-sheet';
import { printedSpells } from '../print-spells';
import { attackRows, drawAbilities, drawHead, drawLife, drawNumbers, drawRows } from './first-page';
import { type Column, type Flowed, flowColumns } from './flow-columns';
import {
  factRows,
  featureRows,
  gearRows,
  spellRows,
  spellTextRows,
  supplyRows,
} from './sheet-parts';
import { type Canvas, type Desk, notesField, type SheetRow, TONES } from './sheet-rows';

const MARGIN = 34;
const FOOT = 16;
const GAP = 12;
const COLUMNS = 3;
/** A smaller frame for notes is no use. */
const LEAST_NOTES = 80;
const NOTE_SIZE = 9;

type PrintOf = {
  paper: SheetPaper;
  faces: PrintFaces;
  letters: PdfLetters | null;
  /** Milliseconds since 1970; passed by the caller, so that the same character gives the same bytes. */
  createdAt: number;
  compress?: boolean;
  /** A spell's casting time, range and saving throw, as the compendium has them. */
  factsOf: (spell: SheetSpell) => string;
  /** The whole text of a spell, to be printed at the end; '' where it is not. */
  textOf?: (spell: SheetSpell) => string;
};

/**
 * Writes a character's sheet as a PDF with fields to fill in: what is played on the first page, then features,
 * equipment and story, then spells. What does not fit on a page goes on the next one; nothing is left out.
 */
export function printSheetPdf(
  told: ToldCharacter,
  { paper, faces, letters, createdAt, compress = true, factsOf, textOf = () => '' }: PrintOf,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const facts: PdfFacts = { title: told.character.name || 'Character', createdAt, compress };
  return writePdf(sheetPages(told, { paper, faces, letters, factsOf, textOf }), facts, letters);
}

function sheetPages(
  told: ToldCharacter,
  { paper, faces, letters, factsOf, textOf }: Omit<Required<PrintOf>, 'createdAt' | 'compress'>,
): PdfPage[] {
  const { width, height } = paperSize(paper, 'portrait');
  const column = (width - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS;
  const known = measureIn(faces);
  const desk: Desk = {
    width: column,
    measure: (text, size, bold) => known(printable(text), size, bold),
  };
  const wide: Desk = { ...desk, width: column * 2 + GAP };
  const foot = height - MARGIN - FOOT;
  const sheet = printedSheet(told, paper);
  const pages: Canvas[] = [];
  const pageAt = (at: number): Canvas => {
    while (pages.length <= at) pages.push({ pen: createPdfPen(height, letters), fields: [] });
    return pages[at] ?? { pen: createPdfPen(height, letters), fields: [] };
  };
  const leftOf = (at: number) => MARGIN + at * (column + GAP);

  const first = pageAt(0);
  const top = drawHead(
    first,
    sheet,
    { left: MARGIN, top: MARGIN, width: width - 2 * MARGIN },
    desk,
  );
  const beside = { left: leftOf(1), width: wide.width };
  let y = drawNumbers(first, sheet, { ...beside, top }, desk);
  y = drawLife(first, told, sheet, { ...beside, top: y });
  // Attacks stand across two columns; those that do not fit there go on in the columns.
  const attacks = attackRows(sheet.table.attacks, sheet.table.attackNote, wide);
  const fitting = countFitting(attacks, foot - 60 - y);
  y = drawRows(first, attacks.slice(0, fitting), leftOf(1), y) + 2;
  const others =
    fitting === attacks.length
      ? []
      : attackRows(
          sheet.table.attacks.slice(Math.max(0, fitting - 1)),
          sheet.table.attackNote,
          desk,
        );

  const under = drawAbilities(first, sheet.table.abilities, { left: MARGIN, top, width: column });
  const side = factRows('Senses, proficiencies', sheet.table.side, desk);
  const sides = countFitting(side, foot - under);
  const sideEnd = drawRows(first, side.slice(0, sides), MARGIN, under);

  const story = printedBinder(told.character, [], null)?.about ?? [];
  const rows = [
    ...others,
    ...side.slice(sides),
    ...supplyRows(sheet.table.supplies, desk),
    ...featureRows(printedFeatures(told.sheet, told.character.extras), desk),
    ...gearRows(printedEquipment(told), desk),
    ...factRows('About', story, desk),
  ];
  const open: Column[] = [1, 2].map((at) => ({ page: 0, left: leftOf(at), top: y, bottom: foot }));
  const tallest = foot - MARGIN;
  const columnsFrom =
    (begun: readonly Column[], page: number) =>
    (at: number): Column => {
      const known = begun[at];
      if (known !== undefined) return known;
      const after = at - begun.length;
      const onPage = page + Math.floor(after / COLUMNS);
      return { page: onPage, left: leftOf(after % COLUMNS), top: MARGIN, bottom: foot };
    };
  const played = flowColumns(rows, columnsFrom(open, 1), tallest);
  draw(played, pageAt);
  const spells = printedSpells(told, factsOf);
  // Spells have a page of their own, unless all of them fit beside the rest.
  const free = freeColumns(played.rest, { leftOf, top: played.rest.page === 0 ? y : MARGIN });
  const cast =
    spells === null
      ? null
      : castFlow(spellRows(spells, desk), { free, columnsFrom, pages: pages.length, tallest });
  if (cast !== null) draw(cast, pageAt);

  conditionsField(first, { left: MARGIN, top: sideEnd + 6, bottom: foot }, column);
  drawNotes(told, { played, cast, desk, foot, pageAt, leftOf, pages });
  const texts = spellTextRows(told.sheet.spells, textOf, desk);
  if (texts.length > 0) draw(flowColumns(texts, columnsFrom([], pages.length), tallest), pageAt);
  return pages.map(({ pen, fields }, at) => {
    const small = { baseline: height - MARGIN + 4, sizePoints: 6.5, colour: TONES.soft };
    const book = told.sheet.edition === '2014' ? 'SRD 5.1' : 'SRD 5.2.1';
    const isWhole = isPrintable(JSON.stringify(sheet));
    const said = [
      sheet.name,
      ...(sheet.byHand ? ['* set by hand'] : []),
      `rules from the ${book}, CC-BY-4.0`,
      ...(isWhole ? [] : ['“?” stands for a character that this print cannot show']),
    ].join(' · ');
    pen.text(printable(said), { ...small, x: MARGIN });
    pen.text(`${at + 1} / ${pages.length}`, { ...small, x: width - MARGIN, align: 'end' });
    return { widthPoints: width, heightPoints: height, content: pen.content(), fields };
  });
}

/** The columns of a page beside the last one that is used. */
function freeColumns(
  { page, left, bottom }: Column,
  { leftOf, top }: { leftOf: (at: number) => number; top: number },
): Column[] {
  return [0, 1, 2]
    .filter((at) => leftOf(at) > left + 1)
    .map((at) => ({ page, left: leftOf(at), top, bottom }));
}

type CastPlace = {
  free: readonly Column[];
  columnsFrom: (begun: readonly Column[], page: number) => (at: number) => Column;
  pages: number;
  tallest: number;
};

function castFlow(
  rows: readonly SheetRow[],
  { free, columnsFrom, pages, tallest }: CastPlace,
): Flowed {
  const beside = flowColumns(rows, columnsFrom(free, pages), tallest);
  const isBeside = free.length > 0 && beside.used <= free.length;
  return isBeside ? beside : flowColumns(rows, columnsFrom([], pages), tallest);
}

function draw({ placed }: Flowed, pageAt: (at: number) => Canvas): void {
  for (const { row, page, left, top } of placed) row.draw(pageAt(page), left, top);
}

/** How many rows fit into a height; a row that must stay with the next is not the last. */
function countFitting(
  rows: readonly { above: number; height: number; stays: boolean }[],
  room: number,
): number {
  let used = 0;
  let fitting = 0;
  for (const [at, { above, height, stays }] of rows.entries()) {
    used += above + height;
    if (used > room) break;
    if (!stays) fitting = at + 1;
  }
  return fitting;
}

function conditionsField(
  on: Canvas,
  { left, top, bottom }: { left: number; top: number; bottom: number },
  width: number,
): void {
  if (bottom - top < 44) return;
  const height = Math.min(bottom - top, 90);
  const field = { name: 'Conditions', label: 'Conditions, effects', value: '', shown: [] };
  notesField(on, field, [left, top, width, height]);
}

type NotesPlace = {
  played: Flowed;
  cast: Flowed | null;
  desk: Desk;
  foot: number;
  pageAt: (at: number) => Canvas;
  leftOf: (at: number) => number;
  pages: readonly Canvas[];
};

/** Frames for notes where the sheet leaves room: below its last column, and in the columns beside it. */
function drawNotes(told: ToldCharacter, place: NotesPlace): void {
  const { played, cast, desk, foot, pageAt, leftOf, pages } = place;
  const frames: { page: number; left: number; top: number; width: number }[] = [];
  for (const flow of cast === null ? [played] : [played, cast]) {
    const { page, left, top } = flow.rest;
    if (foot - top - 6 >= LEAST_NOTES) frames.push({ page, left, top: top + 6, width: desk.width });
    const at = [0, 1, 2].findIndex((one) => Math.abs(leftOf(one) - left) < 1);
    const free = COLUMNS - 1 - at;
    // The columns of the first page begin below its boxes.
    const from = page === 0 ? Math.min(...tops(played, 0)) : MARGIN;
    const isTaken = flow === played && cast?.placed.some((one) => one.page === page);
    if (free > 0 && !isTaken)
      frames.push({
        page,
        left: leftOf(at + 1),
        top: from,
        width: free * (desk.width + GAP) - GAP,
      });
  }
  const wholePage = (page: number) => ({
    page,
    left: leftOf(0),
    top: MARGIN,
    width: COLUMNS * (desk.width + GAP) - GAP,
  });
  if (frames.length === 0) frames.push(wholePage(pages.length));
  let written = told.character.play.notes.map(({ text }) => text);
  for (let at = 0; at < frames.length; at += 1) {
    const frame = frames[at];
    if (frame === undefined) break;
    const { page, left, top, width } = frame;
    const inner = { size: NOTE_SIZE, width: width - 6, measure: desk.measure };
    const most = Math.floor((foot - top - 17) / (NOTE_SIZE * 1.22));
    const shown: string[] = [];
    const held: string[] = [];
    while (written.length > 0) {
      const lines = (written[0] ?? '')
        .split('\n')
        .flatMap((line) =>
          setRuns([{ text: printable(line) }], inner).map((one) =>
            one.map(({ text }) => text).join(' '),
          ),
        );
      if (shown.length + lines.length > most) break;
      shown.push(...lines);
      held.push(written[0] ?? '');
      written = written.slice(1);
    }
    const name = at === 0 ? 'Notes' : `Notes ${at + 1}`;
    notesField(pageAt(page), { name, label: name, value: held.join('\n'), shown }, [
      left,
      top,
      width,
      foot - top,
    ]);
    // Another page for what is written and has no room yet.
    if (at === frames.length - 1 && written.length > 0) frames.push(wholePage(pages.length));
  }
}

function tops({ placed }: Flowed, page: number): number[] {
  return placed.filter((one) => one.page === page).map(({ top }) => top);
}
