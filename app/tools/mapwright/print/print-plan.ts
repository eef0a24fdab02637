import { anyOpen, type OpenSquares, type Squares } from '~/maps/map/squares';
import {
  type Orientation,
  type PaperName,
  POINTS_PER_MM,
  PRINT_SCALES,
  type PrintScale,
  paperSize,
} from '~/paper/paper';

export type PrintChoices = {
  paper: PaperName;
  scale: PrintScale;
  /** "auto" takes the orientation that needs fewer sheets, portrait in a tie. */
  orientation: Orientation | 'auto';
  /** In millimeters, 3 to 30. */
  marginMm: number;
  /** The number of squares shared by neighboring sheets, 0 to 2, for gluing them together. */
  overlapSquares: number;
  skipEmpty: boolean;
  /** The ids of sheets that are not printed. */
  leftOut: readonly string[];
  /** A first sheet with the whole map, the names of the sheets on it and a ruler. */
  overview: boolean;
};

export const DEFAULT_PRINT: Readonly<PrintChoices> = {
  paper: 'a4',
  scale: 'inch',
  orientation: 'auto',
  marginMm: 10,
  overlapSquares: 0,
  skipEmpty: true,
  leftOut: [],
  overview: true,
};

/** A sheet of the poster; rows and columns count from 1, `id` is the row's letters and the column's number ("B3"). */
export type Tile = { id: string; row: number; column: number; squares: Squares };

export type PrintPlan = {
  choices: PrintChoices;
  orientation: Orientation;
  /** In points. */
  pageWidth: number;
  pageHeight: number;
  margin: number;
  squarePoints: number;
  /** The number of squares on a sheet. */
  across: number;
  down: number;
  rows: number;
  columns: number;
  area: Squares;
  /** All sheets that could be printed. */
  sheets: Tile[];
  /** The sheets that are printed. */
  tiles: Tile[];
  /** The number of sheets omitted because they are empty. */
  skipped: number;
  /** The number of sheets of paper, including the overview. */
  pageCount: number;
};

export type PageRoom = Pick<
  PrintPlan,
  'pageWidth' | 'pageHeight' | 'margin' | 'squarePoints' | 'across' | 'down'
>;

/**
 * Plans a part of the map on sheets of paper at true size; the page count is known before anything is drawn. The
 * positions and names of sheets do not depend on which of them are omitted.
 */
export function planPrint(
  squares: OpenSquares,
  area: Squares,
  asked: PrintChoices = DEFAULT_PRINT,
): PrintPlan {
  const choices = withinLimits(asked);
  if (choices.orientation !== 'auto') return planFor(choices.orientation, squares, area, choices);
  const portrait = planFor('portrait', squares, area, choices);
  const landscape = planFor('landscape', squares, area, choices);
  return landscape.sheets.length < portrait.sheets.length ? landscape : portrait;
}

/** The same plan without the sheets of these ids. */
export function leavingOut(plan: PrintPlan, leftOut: readonly string[]): PrintPlan {
  const unwanted = new Set(leftOut);
  const tiles = plan.sheets.filter(({ id }) => !unwanted.has(id));
  return {
    ...plan,
    choices: { ...plan.choices, leftOut },
    tiles,
    pageCount: tiles.length + (plan.choices.overview ? 1 : 0),
  };
}

/** The number of squares on a sheet, and its margins in points. */
export function pageRoom(choices: PrintChoices, orientation: Orientation): PageRoom {
  const page = paperSize(choices.paper, orientation);
  const margin = choices.marginMm * POINTS_PER_MM;
  const { squarePoints } = PRINT_SCALES[choices.scale];
  return {
    pageWidth: page.width,
    pageHeight: page.height,
    margin,
    squarePoints,
    across: Math.floor((page.width - 2 * margin) / squarePoints),
    down: Math.floor((page.height - 2 * margin) / squarePoints),
  };
}

/** Limits margins and overlap to what printers and paper allow. */
export function withinLimits(choices: PrintChoices): PrintChoices {
  return {
    ...choices,
    marginMm: clamp(choices.marginMm, 3, 30, DEFAULT_PRINT.marginMm),
    overlapSquares: Math.round(clamp(choices.overlapSquares, 0, 2, DEFAULT_PRINT.overlapSquares)),
  };
}

/** "B3" for the third sheet of the second row; after Z comes AA. */
export function tileId(row: number, column: number): string {
  let letters = '';
  for (let left = row; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${column}`;
}

function planFor(
  orientation: Orientation,
  squares: OpenSquares,
  area: Squares,
  choices: PrintChoices,
): PrintPlan {
  const room = pageRoom(choices, orientation);
  const overlap = choices.overlapSquares;
  const columns = sheetsFor(area.width, room.across, overlap);
  const rows = sheetsFor(area.height, room.down, overlap);
  const sheets: Tile[] = [];
  for (let row = 1; row <= rows; row += 1) {
    for (let column = 1; column <= columns; column += 1) {
      const x = area.x + (column - 1) * (room.across - overlap);
      const y = area.y + (row - 1) * (room.down - overlap);
      const width = Math.min(room.across, area.x + area.width - x);
      const height = Math.min(room.down, area.y + area.height - y);
      const tile = { id: tileId(row, column), row, column, squares: { x, y, width, height } };
      if (!choices.skipEmpty || anyOpen(squares, tile.squares)) sheets.push(tile);
    }
  }
  const plan: PrintPlan = {
    ...room,
    choices,
    orientation,
    rows,
    columns,
    area,
    sheets,
    tiles: sheets,
    skipped: rows * columns - sheets.length,
    pageCount: sheets.length + (choices.overview ? 1 : 0),
  };
  return choices.leftOut.length === 0 ? plan : leavingOut(plan, choices.leftOut);
}

function sheetsFor(length: number, held: number, overlap: number): number {
  return length <= held ? 1 : Math.ceil((length - overlap) / (held - overlap));
}

function clamp(value: number, least: number, most: number, otherwise: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;
}
