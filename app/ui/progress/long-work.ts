/**
 * The state of a long-running task, as data: it can be stored, sent and resumed. `total` is null while it is unknown;
 * `place` is where the task resumes after a pause, in its own notation.
 */
export type LongWork = {
  state: 'waiting' | 'running' | 'paused' | 'canceled' | 'failed' | 'done';
  done: number;
  total: number | null;
  place: string | null;
  /** Why it failed, as a sentence. */
  problem: string | null;
};

/** The events of a long-running task. */
export type WorkEvent =
  | { type: 'start'; total: number | null }
  | { type: 'step'; done: number; place?: string }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'cancel' }
  | { type: 'fail'; problem: string }
  | { type: 'finish' };

/** A task that has not been started. */
export const WAITING_WORK: LongWork = {
  state: 'waiting',
  done: 0,
  total: null,
  place: null,
  problem: null,
};

type Change = (work: LongWork, event: WorkEvent) => LongWork;

/** The events that each state accepts; any other event, such as a step after the end, changes nothing. */
const CHANGES: Readonly<Record<LongWork['state'], Partial<Record<WorkEvent['type'], Change>>>> = {
  waiting: { start, cancel: to('canceled') },
  running: { step, pause: to('paused'), cancel: to('canceled'), fail, finish },
  // A step that was running when the task was paused may still finish.
  paused: { step, resume: to('running'), cancel: to('canceled'), fail, finish },
  failed: { resume: to('running'), start, cancel: to('canceled') },
  canceled: { start },
  done: { start },
};

/** The task after an event. `done` never decreases, and never exceeds `total`. */
export function nextWork(work: LongWork, event: WorkEvent): LongWork {
  return CHANGES[work.state][event.type]?.(work, event) ?? work;
}

/** Whether the task accepts an event now: decides which buttons are shown. */
export function mayHappen({ state }: LongWork, event: WorkEvent['type']): boolean {
  return CHANGES[state][event] !== undefined;
}

function to(state: LongWork['state']): Change {
  return (work) => ({ ...work, state, problem: null });
}

function start(_: LongWork, event: WorkEvent): LongWork {
  const total = event.type === 'start' ? event.total : null;
  return {
    ...WAITING_WORK,
    state: 'running',
    total: total !== null && Number.isFinite(total) ? whole(total) : null,
  };
}

function step(work: LongWork, event: WorkEvent): LongWork {
  if (event.type !== 'step') return work;
  const done = Math.min(Math.max(work.done, whole(event.done)), work.total ?? Infinity);
  return { ...work, done, place: event.place ?? work.place };
}

function fail(work: LongWork, event: WorkEvent): LongWork {
  return { ...work, state: 'failed', problem: event.type === 'fail' ? event.problem : null };
}

function finish(work: LongWork): LongWork {
  return { ...work, state: 'done', done: work.total ?? work.done, place: null };
}

function whole(count: number): number {
  return Number.isNaN(count)
    ? 0
    : Math.min(Math.max(0, Math.trunc(count)), Number.MAX_SAFE_INTEGER);
}

const STATES: readonly string[] = Object.keys(CHANGES);
const LONGEST_WORDS = 1000;

/** Validates a stored task; null when it is invalid. A task that was running when it was stored is paused. */
export function restoreWork(value: unknown): LongWork | null {
  if (typeof value !== 'object' || value === null) return null;
  const { state, done, total, place, problem } = value as Record<string, unknown>;
  if (typeof state !== 'string' || !STATES.includes(state)) return null;
  if (!isCount(done) || !(total === null || isCount(total))) return null;
  if (total !== null && done > total) return null;
  return {
    // STATES contains exactly these words.
    state: state === 'running' ? 'paused' : (state as LongWork['state']),
    done,
    total,
    place: words(place),
    problem: words(problem),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function words(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, LONGEST_WORDS) : null;
}
