import * as history from '~/platform/history/history';
import type { DungeonMap } from '../map/grid';
import { type MapStep, type Patch, THING_LISTS } from './map-step';
import type { MapPart } from './selection';

/** What was done to a map and can be undone, and what was undone and can be done again; the latest last. */
export type EditHistory = history.History<MapStep>;

/** Thirty maps of 500 by 500 squares drawn anew, or a thousand strokes: a phone has room for that. */
export const HISTORY_LIMITS: Readonly<history.HistoryLimits> = {
  steps: 1000,
  bytes: 64 * 1024 * 1024,
};

/** What a thing of a list takes, measured: those of 500 by 500 squares weigh twice what the squares do. */
const THING_BYTES = 150;
const PLACE_BYTES = 8;
const STEP_BYTES = 400;

export const EMPTY_HISTORY: EditHistory = history.EMPTY_HISTORY;
export { stepBack, stepForth } from '~/platform/history/history';

/** The history with one more step; what had been undone is gone, and the oldest steps go where there is no room for them. */
export function remembered(
  edits: EditHistory,
  step: MapStep,
  limits: history.HistoryLimits = HISTORY_LIMITS,
): EditHistory {
  return history.remembered(edits, step, { limits, ownBytes, shared: wholeMaps });
}

/** As `remembered`, for what goes on from the last step: both are one; null when the map is again what it was before that. */
export function remerged(edits: EditHistory, step: MapStep | null): EditHistory {
  return history.remerged(edits, step, { limits: HISTORY_LIMITS, ownBytes, shared: wholeMaps });
}

/** What a history holds in memory beside the map that stands, in bytes. */
export function historyBytes(edits: EditHistory): number {
  return history.historyBytes(edits, { shared: wholeMaps });
}

/** The squares and lists of the whole maps and parts that a step holds: steps in a row share much of theirs. */
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
    // Their things stand on the map as well, or in the part.
    for (const list of THING_LISTS) {
      yield [patch.things[list], patch.things[list].length * PLACE_BYTES];
    }
  }
}

/** What a step notes of the ground beneath a part that floats, and of where it came from. */
function beneath({ floating }: MapStep): Patch[] {
  return [floating?.back, floating?.forth].flatMap((noted) =>
    [noted?.beneath, noted?.home?.patch].filter((patch) => !!patch),
  );
}

/** What a step holds alone: its squares, and the things that came with it; the others it shares with its neighbors. */
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
