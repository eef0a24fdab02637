/** A step of a history, with the numbers of the states before and after it. */
type Entry<Step> = { step: Step; from: number; to: number; bytes: number };

/** The undo and redo stacks; the latest step comes last. */
export type History<Step> = {
  past: readonly Entry<Step>[];
  future: readonly Entry<Step>[];
  /** The number of the present state: undo and redo return to the same numbers. */
  now: number;
  /** How many states there have been. */
  states: number;
  /** The number of the saved state. */
  kept: number;
};

export type HistoryLimits = { steps: number; bytes: number };

/** How a history measures its steps. A step is a reversible difference defined by the caller. */
export type StepKind<Step> = {
  limits: HistoryLimits;
  /** The bytes that only this step holds. */
  ownBytes(step: Step): number;
  /** Large objects that a step holds and may share with its neighbours; each counts once. */
  shared?(step: Step): Iterable<readonly [held: object, bytes: number]>;
};

/** A new history: nothing to undo, and the present state is the saved one. */
export const EMPTY_HISTORY = { past: [], future: [], now: 0, states: 1, kept: 0 } as const;

/** Adds a step and clears the redo stack; drops the oldest steps that exceed the limits. */
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
 * Merges a step into the last one, as while a slider is dragged, so that one undo reverts both. `step` leads from the
 * state before the last step to the present one; null when these are the same state.
 */
export function remerged<Step>(
  history: History<Step>,
  step: Step | null,
  kind: StepKind<Step>,
): History<Step> {
  const before = stepBack(history)?.history ?? history;
  return step === null ? { ...before, future: [] } : remembered(before, step, kind);
}

/** Undoes: the history before its last step, and that step; null when there is none. */
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

/** Redoes: the history after the step that was undone last, and that step; null when there is none. */
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

/** Marks the present state, or the state with this number, as saved. */
export function markKept<Step>(history: History<Step>, at: number = history.now): History<Step> {
  return { ...history, kept: at };
}

/** Whether the present state is the saved one; also true when undo or redo returned to it. */
export function isKept({ now, kept }: Pick<History<unknown>, 'now' | 'kept'>): boolean {
  return now === kept;
}

/** The bytes that the steps of a history hold in memory, without the present state. */
export function historyBytes<Step>(
  { past, future }: History<Step>,
  kind: Pick<StepKind<Step>, 'shared'>,
): number {
  const counted = new Set<object>();
  let bytes = 0;
  for (const entry of [...past, ...future]) bytes += entry.bytes + newBytes(entry, kind, counted);
  return bytes;
}

/** The index of the oldest step to keep within the limits; the last step is always kept. */
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

/** The bytes of a step's shared objects that are not counted yet: consecutive steps share much of theirs. */
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
