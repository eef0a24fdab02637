import { JOB_ACTS, type JobAct, mayAct } from './job-acts';
import type { ImportJob } from './tables';

/** A job's data for the browser: without keys and leases, but with the possible actions. */
export type JobFacts = ReturnType<typeof factsOf>;

/** A job's data for the browser, at a time. */
export function factsOf(job: ImportJob & { adminName: string }, now: number) {
  const { id, kind, name, fileName, hash, bytes, adminName, dryRun, state, problem } = job;
  const { atByte, nextLine, added, changed, unchanged, rejected } = job;
  const { removed, restored, leftAlone, createdAt, endedAt, undoUntil, undoAt } = job;
  const acts: JobAct[] = JOB_ACTS.filter((act) => mayAct(job, act, now));
  return {
    id,
    kind,
    name,
    fileName,
    hash,
    bytes,
    adminName,
    dryRun,
    state,
    problem,
    atByte,
    added,
    changed,
    unchanged,
    rejected,
    removed,
    restored,
    leftAlone,
    createdAt,
    endedAt,
    undoUntil: acts.includes('undo') ? undoUntil : null,
    acts,
    linesRead: nextLine - 1,
    wasUndone: undoAt !== 0 || state === 'undone',
    hasFile: job.objectKey !== null && state !== 'uploading',
  };
}

/** Whether a job will still change by itself. */
export function isUnderWay({ state }: Pick<JobFacts, 'state'>): boolean {
  return ['uploading', 'waiting', 'running', 'undoing'].includes(state);
}
