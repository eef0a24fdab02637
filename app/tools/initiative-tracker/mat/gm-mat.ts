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
  /** The path of the ground that players do not see. */
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
    covered: squaresPath(map, (square) => isOpen(map.cells[square]) && shown[square] !== 1),
    areaAt: (square) => {
      const key = list[areaAt[square] ?? -1]?.key;
      return areas.find((area) => area.key === key) ?? null;
    },
  };
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
