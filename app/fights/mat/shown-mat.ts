import { doorSeenBy } from '~/maps/draw/door-marks';
import { cellOfLetter, letterOfCell } from '~/maps/file/cell-letters';
import { packRow, packSpans, unpackRow, unpackSpans } from '~/maps/file/runs';
import { CELL } from '~/maps/map/cells';
import {
  type Door,
  type DungeonMap,
  type Entrance,
  emptyMap,
  type MapSymbol,
  type Place,
  type Room,
  type Stair,
} from '~/maps/map/grid';
import type { Square } from '~/rules/battle-grid';
import type { Mat } from '../log/state';
import { mapOfMat, uncoveredSquares } from './mat-areas';

/**
 * The map as players' devices receive it: what is uncovered, and rock everywhere else. It has no field for a covered
 * room, a secret door, a trap, a note or the map's name, and rooms have no numbers of the game master's key.
 */
export type ShownMat = {
  width: number;
  height: number;
  /** Rows of squares, packed as in a map's file. */
  cells: readonly string[];
  /** The squares of each uncovered room, and its shape; they are counted in the order of the squares. */
  roomSquares: readonly string[];
  rooms: readonly Omit<Room, 'number'>[];
  doors: readonly (Omit<Door, 'kind'> & { kind: 'archway' | 'door' | 'portcullis' })[];
  stairs: readonly Stair[];
  entrances: readonly Entrance[];
  symbols: readonly (Place & {
    kind: Exclude<MapSymbol['kind'], 'trap'>;
    turn?: MapSymbol['turn'];
  })[];
  labels: readonly (Place & { text: string })[];
};

type Uncovered = Mat['uncovered'];
const SHOWN = new WeakMap<Uncovered, { map: DungeonMap; shown: ShownMat; squares: Uint8Array }>();

/** The squares that players see, with the map made of them: computed once for all devices. */
function shownOf(mat: Mat): { shown: ShownMat; squares: Uint8Array } | null {
  const map = mapOfMat(mat.map);
  if (map === null) return null;
  const known = SHOWN.get(mat.uncovered);
  if (known?.map === map) return known;
  const squares = uncoveredSquares(mat, map);
  const made = { map, squares, shown: projected(map, squares) };
  SHOWN.set(mat.uncovered, made);
  return made;
}

/** What players see of a map; null when there is none. */
export function shownMat(mat: Mat | null): ShownMat | null {
  return mat === null ? null : (shownOf(mat)?.shown ?? null);
}

/** Whether players see a square of those that a token of this space covers from its north-west one. */
export function isOnShown(mat: Mat, at: Square, space: number): boolean {
  const squares = shownOf(mat)?.squares;
  if (squares === undefined) return false;
  const { width, height } = mat.map;
  for (let y = at.y; y < Math.min(height, at.y + space); y += 1) {
    for (let x = at.x; x < Math.min(width, at.x + space); x += 1) {
      if (squares[y * width + x] === 1) return true;
    }
  }
  return false;
}

function projected(map: DungeonMap, squares: Uint8Array): ShownMat {
  const { width, height } = map;
  const isShown = ({ x, y }: Place) => squares[y * width + x] === 1;
  const rows = Array.from({ length: height }, (_, y) => y * width);
  const cellAt = (square: number) => (squares[square] === 1 ? (map.cells[square] ?? 0) : CELL.rock);
  const places = new Map<number, number>();
  const room = Uint16Array.from(map.room, (number, square) => {
    if (number === 0 || squares[square] !== 1) return 0;
    const place = places.get(number) ?? places.size + 1;
    places.set(number, place);
    return place;
  });
  const byNumber = new Map(map.rooms.map((one) => [one.number, one]));
  return {
    width,
    height,
    cells: rows.map((from) =>
      packRow(Array.from({ length: width }, (_, x) => letterOfCell(cellAt(from + x))).join('')),
    ),
    roomSquares: rows.map((from) => packSpans(room, from, width)),
    rooms: [...places.keys()].flatMap((number) => {
      const found = byNumber.get(number);
      return found ? [shapeOf(found)] : [];
    }),
    doors: map.doors.filter(isShown).flatMap(({ x, y, direction, kind }) => {
      const seen = doorSeenBy(kind, 'player');
      return seen === 'archway' || seen === 'door' || seen === 'portcullis'
        ? [{ x, y, direction, kind: seen }]
        : [];
    }),
    stairs: map.stairs.filter(isShown).map(({ x, y, direction, kind }) => ({
      x,
      y,
      direction,
      kind,
    })),
    entrances: map.entrances.filter(isShown).map(({ x, y, side }) => ({ x, y, side })),
    symbols: map.symbols
      .filter(isShown)
      .flatMap(({ x, y, kind, turn }) =>
        kind === 'trap' ? [] : [turn === undefined ? { x, y, kind } : { x, y, kind, turn }],
      ),
    labels: map.labels
      .filter((label) => label.players === true && isShown(label))
      .map(({ x, y, text }) => ({ x, y, text })),
  };
}

function shapeOf({ x, y, width, height, shape, centre, built }: Room): Omit<Room, 'number'> {
  const outline = { x, y, width, height, shape, centre: { x: centre.x, y: centre.y } };
  return built === undefined ? outline : { ...outline, built };
}

/** The map that a player's device draws. */
export function mapOfShown(mat: ShownMat): DungeonMap {
  const { width, height } = mat;
  const map = emptyMap(width, height, 'Map');
  for (let y = 0; y < height; y += 1) {
    const row = unpackRow(mat.cells[y] ?? '', width);
    for (let x = 0; x < row.length; x += 1) {
      map.cells[y * width + x] = cellOfLetter(row.charAt(x)) ?? CELL.rock;
    }
    unpackSpans(mat.roomSquares[y] ?? '', map.room, y * width, width);
  }
  return {
    ...map,
    rooms: mat.rooms.map((room, at) => ({ ...room, number: at + 1 })),
    doors: [...mat.doors],
    stairs: [...mat.stairs],
    entrances: [...mat.entrances],
    symbols: [...mat.symbols],
    labels: mat.labels.map((label) => ({ ...label, players: true })),
  };
}
