import type { ImportJob, JobState } from './tables';

/** What an admin can do to a job. */
export const JOB_ACTS = ['cancel', 'retry', 'load', 'undo'] as const;
export type JobAct = (typeof JOB_ACTS)[number];

type Facts = Pick<
  ImportJob,
  'state' | 'dryRun' | 'objectKey' | 'undoUntil' | 'undoAt' | 'added' | 'changed' | 'leftAlone'
>;

/** Which act is open in which state; the rest of its condition stands below. */
export const STATES_FOR: Readonly<Record<JobAct, readonly JobState[]>> = {
  cancel: ['uploading', 'waiting', 'running'],
  retry: ['failed'],
  // What a dry run has shown, in earnest.
  load: ['done'],
  // What was left alone since a later import had changed it can be undone once that one is.
  undo: ['done', 'failed', 'canceled', 'undone'],
};

/** Whether something may be done to a job now: what has no button, and what has. */
export function mayAct(job: Facts, act: JobAct, now: number): boolean {
  if (!STATES_FOR[act].includes(job.state)) return false;
  switch (act) {
    case 'cancel':
      return true;
    case 'retry':
      return job.objectKey !== null && job.undoAt === 0;
    case 'load':
      // A file of which nothing would be written is not offered to be loaded.
      return job.dryRun && job.objectKey !== null && job.added + job.changed > 0;
    case 'undo':
      if (job.state === 'undone' && job.leftAlone === 0) return false;
      return !job.dryRun && (job.undoUntil ?? 0) > now && job.added + job.changed > 0;
  }
}
