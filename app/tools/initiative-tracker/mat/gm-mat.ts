import type { Mat, MatMap } from '~/fights/log/state';
import { isUncovered, mapOfMat, matAreas, uncoveredSquares } from '~/fights/mat/mat-areas';
import { isOpen } from '~/maps/map/cells';
import type { DungeonMap } from '~/maps/map/grid';
import { foeWords, roomWords } from '~/maps/map/room-text';
import { openExtent, openSquares, type Squares } from '~/maps/map/squares';
import { squareName } from '~/rules/battle-grid';
import { squaresPath } from './draw-mat';

/** An area of the map, as the game master uncovers it. */
export type GmArea = {
  key: number;
  name: string;
  isUncovered: boolean;
  /** What the map says about the room, for its game master; '' for nothing. */
  text: string;
};

/** A fight's map as its game master sees it. */
export type GmMat = {
  map: DungeonMap;
  extent: Squares;
  /** The part of it that players see; null: nothing yet. */
  seen: Squares | null;
  areas: readonly GmArea[];
  /** The path of what players do not see; beyond the walls it is cut off. */
  covered: string;
  /** The area of a square; null on rock and in doors. */
  areaAt: (square: number) => GmArea | null;
};

/** Reads a fight's map for its game master; null if its copy cannot be read. */
export function gmMat(of: MatMap, uncovered: Mat['uncovered']): GmMat | null {
  const map = mapOfMat(of);
  if (map === null) return null;
  const mat: Mat = { map: of, uncovered, tokens: {} };
  const { list, areaAt } = matAreas(map);
  const shown = uncoveredSquares(mat, map);
  const areas = list.map(({ key, room }): GmArea => {
    const at = { x: key % map.width, y: Math.floor(key / map.width) };
    const name = room === null ? `Passage at ${squareName(at)}` : `Room ${room}`;
    const told = map.rooms.find(({ number }) => number === room);
    const text = told === undefined ? '' : roomText(told);
    return { key, name, isUncovered: isUncovered(mat, key), text };
  });
  return {
    map,
    areas: areas.sort((one, other) => rankOf(one) - rankOf(other)),
    extent: openExtent(openSquares(map, 'gm')) ?? { x: 0, y: 0, ...of },
    seen: openExtent({ width: map.width, height: map.height, open: shown }),
    covered: squaresPath(map, coveredSquares(map, shown)),
    areaAt: (square) => {
      const key = list[areaAt[square] ?? -1]?.key;
      return areas.find((area) => area.key === key) ?? null;
    },
  };
}

/** Which squares are covered: ground that is not shown, and the rock beside it, which slanted and round walls cut. */
function coveredSquares({ width, height, cells }: DungeonMap, shown: Uint8Array) {
  const [COVERED, SHOWN] = [1, 2];
  const beside = new Uint8Array(cells.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = y * width + x;
      if (isOpen(cells[square])) mark(x, y, shown[square] === 1 ? SHOWN : COVERED);
    }
  }
  return (square: number) =>
    isOpen(cells[square]) ? shown[square] !== 1 : beside[square] === COVERED;

  function mark(x: number, y: number, as: number) {
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const at = row * width + column;
        beside[at] = (beside[at] ?? 0) | as;
      }
    }
  }
}

/** The text of a room with its monsters, as the game master prepared it. */
function roomText(room: DungeonMap['rooms'][number]): string {
  const foes = foeWords(room.told?.stock?.foes ?? []);
  return [roomWords(room), foes === '' ? '' : `**Monsters:** ${foes}`]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Rooms by their numbers, then what lies between them. */
function rankOf({ key, name }: GmArea): number {
  const number = /^Room (\d+)$/.exec(name)?.[1];
  return number === undefined ? 100_000 + key : Number(number);
}
