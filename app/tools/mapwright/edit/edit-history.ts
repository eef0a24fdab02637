import { type MapStep, THING_LISTS } from './map-step';

/** A step of a history and the numbers of the states on either side of it. */
type Entry = { step: MapStep; from: number; to: number; bytes: number };

/** What was done and can be undone, and what was undone and can be done again; the latest last. */
export type EditHistory = {
  past: readonly Entry[];
  future: readonly Entry[];
  /** The number of the state that stands: undo and redo come back to the same numbers. */
  now: number;
  /** How many states there have been. */
  states: number;
  /** The number of the state that is kept somewhere else. */
  kept: number;
};

export type HistoryLimits = { steps: number; bytes: number };

/** Thirty maps of 500 by 500 squares drawn anew, or a thousand strokes: a phone has room for that. */
export const HISTORY_LIMITS: Readonly<HistoryLimits> = { steps: 1000, bytes: 64 * 1024 * 1024 };

/** What a thing of a list takes, measured: those of 500 by 500 squares weigh twice what the squares do. */
const THING_BYTES = 150;
const PLACE_BYTES = 8;
const STEP_BYTES = 400;

export const EMPTY_HISTORY: EditHistory = { past: [], future: [], now: 0, states: 1, kept: 0 };

/** The history with one more step; what had been undone is gone, and the oldest steps go where there is no room for them. */
export function remembered(
  history: EditHistory,
  step: MapStep,
  limits: HistoryLimits = HISTORY_LIMITS,
): EditHistory {
  const { past, now, states, kept } = history;
  const entry: Entry = { step, from: now, to: states, bytes: ownBytes(step) };
  const all = [...past, entry];
  return {
    past: all.slice(firstThatFits(all, limits)),
    future: [],
    now: states,
    states: states + 1,
    kept,
  };
}

/** The history before its last step, and that step; null when there is none. */
export function stepBack(history: EditHistory): { step: MapStep; history: EditHistory } | null {
  const entry = history.past.at(-1);
  if (entry === undefined) return null;
  const { past, future } = history;
  return {
    step: entry.step,
    history: {
      ...history,
      past: past.slice(0, -1),
      future: [...future, entry],
      now: entry.from,
    },
  };
}

/** The history after the step that was undone last, and that step; null when there is none. */
export function stepForth(history: EditHistory): { step: MapStep; history: EditHistory } | null {
  const entry = history.future.at(-1);
  if (entry === undefined) return null;
  const { past, future } = history;
  return {
    step: entry.step,
    history: { ...history, past: [...past, entry], future: future.slice(0, -1), now: entry.to },
  };
}

/** What a history holds in memory beside the map that stands, in bytes. */
export function historyBytes({ past, future }: EditHistory): number {
  const counted = new Set<object>();
  let bytes = 0;
  for (const entry of [...past, ...future]) bytes += entry.bytes + newMapBytes(entry.step, counted);
  return bytes;
}

/** The place of the oldest step from which on all fit; the last one always stays. */
function firstThatFits(entries: readonly Entry[], limits: HistoryLimits): number {
  const counted = new Set<object>();
  let bytes = 0;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (entry === undefined) continue;
    bytes += entry.bytes + newMapBytes(entry.step, counted);
    const isLast = at === entries.length - 1;
    if (!isLast && (bytes > limits.bytes || entries.length - at > limits.steps)) return at + 1;
  }
  return 0;
}

/** The bytes of the whole maps that a step holds, but for what was counted: steps in a row share much of theirs. */
function newMapBytes({ back, forth }: MapStep, counted: Set<object>): number {
  let bytes = 0;
  const count = (held: object, size: number) => {
    if (!counted.has(held)) bytes += size;
    counted.add(held);
  };
  for (const patch of [back, forth]) {
    if (patch.kind !== 'whole') continue;
    const { cells, room, locked } = patch.map;
    for (const squares of [cells, room, locked]) if (squares) count(squares, squares.byteLength);
    for (const list of THING_LISTS) {
      const things = patch.map[list];
      count(things, things.length * (THING_BYTES + PLACE_BYTES));
    }
  }
  return bytes;
}

/** What a step holds alone: its squares, and the things that came with it; the others it shares with its neighbors. */
function ownBytes({ back, forth }: MapStep): number {
  let bytes = STEP_BYTES;
  if (forth.kind === 'part') bytes += forth.at.byteLength;
  for (const patch of [back, forth]) {
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
