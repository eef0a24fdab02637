import { restoreMap } from '~/maps/file/restore-map';
import { isOpen } from '~/maps/map/cells';
import { type DungeonMap, stepsOf } from '~/maps/map/grid';
import { MOST_MAT_SQUARES } from '../log/mat-limits';
import type { Mat, MatMap } from '../log/state';

/** A part of a map that is uncovered as one: a room, or a stretch of corridor or cave. */
export type MatArea = {
  /** Its first square, row by row from the north-west corner: what the log calls it. */
  key: number;
  /** The number of its room; null outside of rooms. */
  room: number | null;
  squares: number;
};

export type MatAreas = {
  /** For each square the place of its area in `list`; -1 for rock and doors. */
  areaAt: Int32Array;
  list: readonly MatArea[];
};

/** Stretches outside of rooms with more squares than this are divided, so that a maze is not uncovered in one press. */
const MOST_UNDIVIDED = 40;
/** The side of the blocks that they are divided by, in squares. */
const BLOCK = 10;

const MAPS = new WeakMap<MatMap, DungeonMap | null>();
const AREAS = new WeakMap<DungeonMap, MatAreas>();

/** The map of a battle mat; null if its copy cannot be read. */
export function mapOfMat(of: MatMap): DungeonMap | null {
  const known = MAPS.get(of);
  if (known !== undefined) return known;
  const restored = restoreMap(of.json);
  // The squares decide who sees what, so that they have to be those that the log was told of.
  const isSame =
    restored.ok &&
    restored.map.width === of.width &&
    restored.map.height === of.height &&
    of.width * of.height <= MOST_MAT_SQUARES;
  const map = isSame ? restored.map : null;
  MAPS.set(of, map);
  return map;
}

/** The areas of a map: its rooms, and what lies between them, divided at doors. */
export function matAreas(map: DungeonMap): MatAreas {
  const known = AREAS.get(map);
  if (known) return known;
  const areas = foundAreas(map);
  AREAS.set(map, areas);
  return areas;
}

function foundAreas(map: DungeonMap): MatAreas {
  const doors = new Set(map.doors.map(({ x, y }) => y * map.width + x));
  const isGround = (square: number) => isOpen(map.cells[square]) && !doors.has(square);
  const areaAt = new Int32Array(map.cells.length).fill(-1);
  const list: MatArea[] = [];
  const rooms = new Map<number, number>();
  const undivided = pieces(map, (square) => isGround(square) && map.room[square] === 0);
  const blocks = new Map<string, number>();
  for (let square = 0; square < areaAt.length; square += 1) {
    if (!isGround(square)) continue;
    const room = map.room[square] ?? 0;
    const piece = undivided.pieceAt[square] ?? 0;
    const known = room === 0 ? blocks.get(nameOf(piece, square)) : rooms.get(room);
    const at = known ?? list.length;
    if (known === undefined) {
      list.push({ key: square, room: room === 0 ? null : room, squares: 0 });
      if (room === 0) blocks.set(nameOf(piece, square), at);
      else rooms.set(room, at);
    }
    areaAt[square] = at;
    const area = list[at];
    if (area) area.squares += 1;
  }
  return { areaAt, list };

  function nameOf(piece: number, square: number): string {
    if ((undivided.sizes[piece] ?? 0) <= MOST_UNDIVIDED) return `${piece}`;
    const column = Math.floor((square % map.width) / BLOCK);
    const row = Math.floor(Math.floor(square / map.width) / BLOCK);
    return `${piece} ${column} ${row}`;
  }
}

/** The connected pieces of some squares: for each the number of its piece, and how many squares a piece has. */
function pieces(
  { width, cells }: DungeonMap,
  isIn: (square: number) => boolean,
): { pieceAt: Int32Array; sizes: number[] } {
  const pieceAt = new Int32Array(cells.length).fill(-1);
  const sizes: number[] = [];
  for (let start = 0; start < cells.length; start += 1) {
    if (pieceAt[start] !== -1 || !isIn(start)) continue;
    const piece = sizes.length;
    const queue = [start];
    pieceAt[start] = piece;
    for (const here of queue) {
      for (const there of neighbours(here, width)) {
        if (pieceAt[there] !== -1 || !isIn(there)) continue;
        pieceAt[there] = piece;
        queue.push(there);
      }
    }
    sizes.push(queue.length);
  }
  return { pieceAt, sizes };
}

function neighbours(square: number, width: number): number[] {
  const x = square % width;
  return stepsOf(width).flatMap((step, side) =>
    (side === 1 && x === width - 1) || (side === 3 && x === 0) || square + step < 0
      ? []
      : [square + step],
  );
}

/** Whether players may see an area. */
export function isUncovered({ uncovered: { all, but } }: Mat, key: number): boolean {
  return but.includes(key) !== all;
}

/**
 * The squares that players may see, one byte each: those of uncovered areas, and the doors beside them. A secret door is
 * never among them.
 */
export function uncoveredSquares(mat: Mat, map: DungeonMap): Uint8Array {
  const { areaAt, list } = matAreas(map);
  const { all, but } = mat.uncovered;
  const exceptions = new Set(but);
  const isShown = list.map(({ key }) => exceptions.has(key) !== all);
  const shown = Uint8Array.from(areaAt, (at) => (at >= 0 && isShown[at] ? 1 : 0));
  for (const { x, y, kind } of map.doors) {
    const square = y * map.width + x;
    const isBeside = neighbours(square, map.width).some((at) => {
      const area = areaAt[at] ?? -1;
      return area >= 0 && isShown[area];
    });
    if (kind !== 'secret' && isBeside) shown[square] = 1;
  }
  return shown;
}
