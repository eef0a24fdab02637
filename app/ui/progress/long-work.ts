/**
 * Work that takes long, as data: it can be kept, sent and taken up again. `total` is null while nobody knows how much there
 * is; `place` is where it goes on after a pause, in the work's own words.
 */
export type LongWork = {
  state: 'waiting' | 'running' | 'paused' | 'canceled' | 'failed' | 'done';
  done: number;
  total: number | null;
  place: string | null;
  /** Why it failed, as a sentence. */
  problem: string | null;
};

/** What can happen to long work. */
export type WorkEvent =
  | { type: 'start'; total: number | null }
  | { type: 'step'; done: number; place?: string }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'cancel' }
  | { type: 'fail'; problem: string }
  | { type: 'finish' };

/** Work that nobody has begun. */
export const WAITING_WORK: LongWork = {
  state: 'waiting',
  done: 0,
  total: null,
  place: null,
  problem: null,
};

type Change = (work: LongWork, event: WorkEvent) => LongWork;

/** What each state lets happen; whatever else arrives, such as a step after the end, changes nothing. */
const CHANGES: Readonly<Record<LongWork['state'], Partial<Record<WorkEvent['type'], Change>>>> = {
  waiting: { start, cancel: to('canceled') },
  running: { step, pause: to('paused'), cancel: to('canceled'), fail, finish },
  // What was under way when it was paused may still arrive.
  paused: { step, resume: to('running'), cancel: to('canceled'), fail, finish },
  failed: { resume: to('running'), start, cancel: to('canceled') },
  canceled: { start },
  done: { start },
};

/** The work after an event. What is done never falls, and never exceeds what there is. */
export function nextWork(work: LongWork, event: WorkEvent): LongWork {
  return CHANGES[work.state][event.type]?.(work, event) ?? work;
}

/** Whether something can happen to the work now: what has no button, and what has. */
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

/** Work as it was kept, whatever became of it; null when it is none. What ran when it was kept is paused. */
export function restoreWork(value: unknown): LongWork | null {
  if (typeof value !== 'object' || value === null) return null;
  const { state, done, total, place, problem } = value as Record<string, unknown>;
  if (typeof state !== 'string' || !STATES.includes(state)) return null;
  if (!isCount(done) || !(total === null || isCount(total))) return null;
  if (total !== null && done > total) return null;
  return {
    // STATES holds exactly these words.
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
