import type { ImportJob, JobState } from './tables';

/** The actions of an admin on an import job. */
export const JOB_ACTS = ['cancel', 'retry', 'load', 'undo'] as const;
export type JobAct = (typeof JOB_ACTS)[number];

type Facts = Pick<
  ImportJob,
  'state' | 'dryRun' | 'objectKey' | 'undoUntil' | 'undoAt' | 'added' | 'changed' | 'leftAlone'
>;

/** The states in which each action is possible; `mayAct` checks its other conditions. */
export const STATES_FOR: Readonly<Record<JobAct, readonly JobState[]>> = {
  cancel: ['uploading', 'waiting', 'running'],
  retry: ['failed'],
  // Loads the file of a dry run for real.
  load: ['done'],
  // Records that a later import had changed were not undone; they can be once that import is undone.
  undo: ['done', 'failed', 'canceled', 'undone'],
};

/** Whether an action on a job is possible now; decides which buttons are shown. */
export function mayAct(job: Facts, act: JobAct, now: number): boolean {
  if (!STATES_FOR[act].includes(job.state)) return false;
  switch (act) {
    case 'cancel':
      return true;
    case 'retry':
      return job.objectKey !== null && job.undoAt === 0;
    case 'load':
      // A file that would change nothing is not offered for loading.
      return job.dryRun && job.objectKey !== null && job.added + job.changed > 0;
    case 'undo':
      if (job.state === 'undone' && job.leftAlone === 0) return false;
      return !job.dryRun && (job.undoUntil ?? 0) > now && job.added + job.changed > 0;
  }
}
