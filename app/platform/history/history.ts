/** A step of a history and the numbers of the states on either side of it. */
type Entry<Step> = { step: Step; from: number; to: number; bytes: number };

/** What was done and can be undone, and what was undone and can be done again; the latest last. */
export type History<Step> = {
  past: readonly Entry<Step>[];
  future: readonly Entry<Step>[];
  /** The number of the state that stands: undo and redo come back to the same numbers. */
  now: number;
  /** How many states there have been. */
  states: number;
  /** The number of the state that is kept somewhere else. */
  kept: number;
};

export type HistoryLimits = { steps: number; bytes: number };

/** What a history needs to know of its steps. A step is a difference of the user's own making, in both directions. */
export type StepKind<Step> = {
  limits: HistoryLimits;
  /** What a step holds alone, in bytes. */
  ownBytes(step: Step): number;
  /** Large things that a step holds and may share with its neighbors; each counts once. */
  shared?(step: Step): Iterable<readonly [held: object, bytes: number]>;
};

/** A new history: nothing to undo, and the state that stands is the kept one. */
export const EMPTY_HISTORY = { past: [], future: [], now: 0, states: 1, kept: 0 } as const;

/** The history with one more step; what had been undone is gone, and the oldest steps go where there is no room for them. */
export function remembered<Step>(
  history: History<Step>,
  step: Step,
  kind: StepKind<Step>,
): History<Step> {
  const { past, now, states, kept } = history;
  const entry = { step, from: now, to: states, bytes: kind.ownBytes(step) };
  const all = [...past, entry];
  return {
    past: all.slice(firstThatFits(all, kind)),
    future: [],
    now: states,
    states: states + 1,
    kept,
  };
}

/**
 * The history with a step that goes on from the last one, as while a slider is drawn along: both are one, and one undo takes
 * them back. `step` leads from the state before the last step to the one that stands now; null when that is the same state.
 */
export function remerged<Step>(
  history: History<Step>,
  step: Step | null,
  kind: StepKind<Step>,
): History<Step> {
  const before = stepBack(history)?.history ?? history;
  return step === null ? { ...before, future: [] } : remembered(before, step, kind);
}

/** The history before its last step, and that step; null when there is none. */
export function stepBack<Step>(
  history: History<Step>,
): { step: Step; history: History<Step> } | null {
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
export function stepForth<Step>(
  history: History<Step>,
): { step: Step; history: History<Step> } | null {
  const entry = history.future.at(-1);
  if (entry === undefined) return null;
  const { past, future } = history;
  return {
    step: entry.step,
    history: { ...history, past: [...past, entry], future: future.slice(0, -1), now: entry.to },
  };
}

/** The history whose present state, or the one of a number, is now kept somewhere else. */
export function markKept<Step>(history: History<Step>, at: number = history.now): History<Step> {
  return { ...history, kept: at };
}

/** Whether the state that stands is the kept one: by undo and redo too. */
export function isKept({ now, kept }: Pick<History<unknown>, 'now' | 'kept'>): boolean {
  return now === kept;
}

/** What a history holds in memory beside the state that stands, in bytes. */
export function historyBytes<Step>(
  { past, future }: History<Step>,
  kind: Pick<StepKind<Step>, 'shared'>,
): number {
  const counted = new Set<object>();
  let bytes = 0;
  for (const entry of [...past, ...future]) bytes += entry.bytes + newBytes(entry, kind, counted);
  return bytes;
}

/** The place of the oldest step from which on all fit; the last one always stays. */
function firstThatFits<Step>(entries: readonly Entry<Step>[], kind: StepKind<Step>): number {
  const { limits } = kind;
  const counted = new Set<object>();
  let bytes = 0;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (entry === undefined) continue;
    bytes += entry.bytes + newBytes(entry, kind, counted);
    const isLast = at === entries.length - 1;
    if (!isLast && (bytes > limits.bytes || entries.length - at > limits.steps)) return at + 1;
  }
  return 0;
}

/** The bytes of what a step may share, but for what was counted: steps in a row share much of theirs. */
function newBytes<Step>(
  { step }: Entry<Step>,
  kind: Pick<StepKind<Step>, 'shared'>,
  counted: Set<object>,
): number {
  let bytes = 0;
  for (const [held, size] of kind.shared?.(step) ?? []) {
    if (!counted.has(held)) bytes += size;
    counted.add(held);
  }
  return bytes;
}
