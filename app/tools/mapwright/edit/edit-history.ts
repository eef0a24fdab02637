import type { DungeonMap } from '~/maps/map/grid';
import * as history from '~/platform/history/history';
import { type MapStep, type Patch, THING_LISTS } from './map-step';
import type { MapPart } from './selection';

/** The steps that can be undone and redone; newest last. */
export type EditHistory = history.History<MapStep>;

/** Thirty completely redrawn maps of 500 by 500 squares, or a thousand strokes: an amount that fits on a phone. */
export const HISTORY_LIMITS: Readonly<history.HistoryLimits> = {
  steps: 1000,
  bytes: 64 * 1024 * 1024,
};

/**
 * Measured memory of a thing in a list; on a map of 500 by 500 squares, the things take twice as much as the squares.
 */
const THING_BYTES = 150;
const PLACE_BYTES = 8;
const STEP_BYTES = 400;

export const EMPTY_HISTORY: EditHistory = history.EMPTY_HISTORY;
export { stepBack, stepForth } from '~/platform/history/history';

/**
 * Adds a step to the history; steps that could be redone are dropped, and the oldest steps when the limits are
 * exceeded.
 */
export function remembered(
  edits: EditHistory,
  step: MapStep,
  limits: history.HistoryLimits = HISTORY_LIMITS,
): EditHistory {
  return history.remembered(edits, step, { limits, ownBytes, shared: wholeMaps });
}

/** Like `remembered`, but merges with the last step; null when the map is the same as before that step. */
export function remerged(edits: EditHistory, step: MapStep | null): EditHistory {
  return history.remerged(edits, step, { limits: HISTORY_LIMITS, ownBytes, shared: wholeMaps });
}

/** The memory of a history besides the current map, in bytes. */
export function historyBytes(edits: EditHistory): number {
  return history.historyBytes(edits, { shared: wholeMaps });
}

/** The squares and lists of the complete maps and parts in a step: consecutive steps share many of them. */
function* wholeMaps(step: MapStep): Generator<readonly [object, number]> {
  const { back, forth, floating } = step;
  const held: (MapPart | DungeonMap)[] = [];
  for (const patch of [back, forth, ...beneath(step)]) {
    if (patch.kind === 'whole') held.push(patch.map);
  }
  for (const noted of [floating?.back, floating?.forth]) if (noted) held.push(noted.part);
  for (const one of held) {
    const { cells, room, locked } = one;
    for (const squares of [cells, room, locked]) if (squares) yield [squares, squares.byteLength];
    for (const list of THING_LISTS) {
      const things = one[list];
      yield [things, things.length * (THING_BYTES + PLACE_BYTES)];
    }
  }
  for (const patch of beneath(step)) {
    if (patch.kind === 'whole') continue;
    // Their things are also on the map, or in the part.
    for (const list of THING_LISTS) {
      yield [patch.things[list], patch.things[list].length * PLACE_BYTES];
    }
  }
}

/** The stored patches of the ground below a floating part, and of its origin. */
function beneath({ floating }: MapStep): Patch[] {
  return [floating?.back, floating?.forth].flatMap((noted) =>
    [noted?.beneath, noted?.home?.patch].filter((patch) => !!patch),
  );
}

/** The memory that only this step uses: its squares and new things; the others are shared with neighbouring steps. */
function ownBytes(step: MapStep): number {
  const { back, forth } = step;
  let bytes = STEP_BYTES;
  if (forth.kind === 'part') bytes += forth.at.byteLength;
  for (const patch of beneath(step)) if (patch.kind === 'part') bytes += patch.at.byteLength;
  for (const patch of [back, forth, ...beneath(step)]) {
    if (patch.kind === 'whole') continue;
    bytes += patch.cells.byteLength + patch.room.byteLength + (patch.locked?.byteLength ?? 0);
  }
  if (back.kind === 'whole' || forth.kind === 'whole') return bytes;
  for (const list of THING_LISTS) {
    const [before, after] = [back.things[list], forth.things[list]];
    if (before === after) continue;
    const old = new Set<object>(before);
    const added = after.filter((thing) => !old.has(thing)).length;
    bytes += after.length * PLACE_BYTES + added * THING_BYTES;
  }
  return bytes;
}
