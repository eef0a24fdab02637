import type { DungeonMap, Place } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import type { MapPart } from './selection';

/** The lists of things on a map. */
export const THING_LISTS = ['doors', 'stairs', 'entrances', 'symbols', 'labels', 'rooms'] as const;

type Things = Pick<DungeonMap, 'name' | 'recipe' | 'prep' | (typeof THING_LISTS)[number]>;

/** Some squares of a map as they were, or the whole map when nearly all of it changed. */
export type Patch =
  | { kind: 'whole'; map: DungeonMap }
  | {
      kind: 'part';
      at: Uint32Array;
      cells: Uint8Array;
      room: Uint16Array;
      locked: Uint8Array | null;
      things: Things;
    };

/** A floating part: patches from the map to the ground below it, and from that to the map before it was picked up. */
export type NotedPart = {
  part: MapPart;
  at: Squares;
  /** Null when the ground is the map itself. */
  beneath: Patch | null;
  home: { at: Place; patch: Patch | null } | null;
};

/** One edit, for undo and redo. */
export type MapStep = {
  label: string;
  back: Patch;
  forth: Patch;
  /** Consecutive steps of the same kind are merged, for example while a slider is dragged. */
  kind?: string;
  /** For a step that moved the selection: its area before and after. */
  selection?: { back: Squares | null; forth: Squares | null };
  /** The floating parts before and after; omitted when there are none. */
  floating?: { back: NotedPart | null; forth: NotedPart | null };
};

/** The step between two states of a map; null when nothing changed. */
export function stepBetween(before: DungeonMap, after: DungeonMap, label: string): MapStep | null {
  if (before === after) return null;
  if (before.width !== after.width || before.height !== after.height) {
    return {
      label,
      back: { kind: 'whole', map: before },
      forth: { kind: 'whole', map: after },
    };
  }
  const at = changedSquares(before, after);
  const isSame =
    at.length === 0 &&
    before.name === after.name &&
    before.recipe === after.recipe &&
    before.prep === after.prep &&
    THING_LISTS.every((list) => before[list] === after[list]);
  if (isSame) return null;
  return { label, back: patchOf(before, at), forth: patchOf(after, at) };
}

/** Applies a patch to a map. */
export function withPatch(map: DungeonMap, patch: Patch): DungeonMap {
  if (patch.kind === 'whole') return patch.map;
  const { locked: old, prep: _, ...rest } = map;
  const cells = map.cells.slice();
  const room = map.room.slice();
  // If the previous map had no locks, those of the undone step are removed.
  const locked = patch.locked && (old?.slice() ?? new Uint8Array(cells.length));
  patch.at.forEach((square, index) => {
    cells[square] = patch.cells[index] ?? 0;
    room[square] = patch.room[index] ?? 0;
    if (locked) locked[square] = patch.locked?.[index] ?? 0;
  });
  return { ...rest, ...patch.things, cells, room, ...(locked && { locked }) };
}

/** The smallest rectangle around all visible changes; null when there are none. */
export function changedArea(before: DungeonMap, after: DungeonMap): Squares | null {
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return { x: 0, y: 0, width, height };
  let [left, top, right, bottom] = [width, height, -1, -1];
  const take = (x: number, y: number, toX = x, toY = y) => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, toX);
    bottom = Math.max(bottom, toY);
  };
  for (const square of changedSquares(before, after)) {
    take(square % width, Math.floor(square / width));
  }
  for (const list of THING_LISTS) {
    if (before[list] === after[list]) continue;
    for (const thing of onlyInOne<DungeonMap[typeof list][number]>(before[list], after[list])) {
      // The bends of all of a room's walls depend on its outline.
      if ('shape' in thing) {
        take(thing.x, thing.y, thing.x + thing.width - 1, thing.y + thing.height - 1);
      } else if ('text' in thing) {
        // When zoomed out, its letters are several squares high.
        const reach = 2 * thing.text.length;
        const [left, right] = [Math.max(0, thing.x - reach), Math.min(width - 1, thing.x + reach)];
        take(left, Math.max(0, thing.y - 4), right, Math.min(height - 1, thing.y + 4));
      } else take(thing.x, thing.y);
    }
  }
  if (right < 0) return null;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function onlyInOne<T>(before: readonly T[], after: readonly T[]): T[] {
  const [old, fresh] = [new Set(before), new Set(after)];
  return [
    ...before.filter((thing) => !fresh.has(thing)),
    ...after.filter((thing) => !old.has(thing)),
  ];
}

function changedSquares(before: DungeonMap, after: DungeonMap): Uint32Array {
  const changed: number[] = [];
  const isLockSame = before.locked === after.locked;
  for (let square = 0; square < after.cells.length; square += 1) {
    if (
      before.cells[square] !== after.cells[square] ||
      before.room[square] !== after.room[square] ||
      (!isLockSame && (before.locked?.[square] ?? 0) !== (after.locked?.[square] ?? 0))
    ) {
      changed.push(square);
    }
  }
  return Uint32Array.from(changed);
}

function patchOf(map: DungeonMap, at: Uint32Array): Patch {
  if (at.length * 2 > map.cells.length) return { kind: 'whole', map };
  const { name, recipe, prep, doors, stairs, entrances, symbols, labels, rooms } = map;
  return {
    kind: 'part',
    at,
    cells: Uint8Array.from(at, (square) => map.cells[square] ?? 0),
    room: Uint16Array.from(at, (square) => map.room[square] ?? 0),
    locked: map.locked ? Uint8Array.from(at, (square) => map.locked?.[square] ?? 0) : null,
    things: {
      name,
      recipe,
      doors,
      stairs,
      entrances,
      symbols,
      labels,
      rooms,
      ...(prep && { prep }),
    },
  };
}
