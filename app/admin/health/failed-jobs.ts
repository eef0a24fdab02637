/** The kinds of work that are retried automatically until they succeed, with their labels. */
export const JOB_KINDS = {
  message: 'Message from the contact form',
  removal: 'Person to delete at the sign-in provider',
  fight: 'Fight to delete',
} as const;
export type JobKind = keyof typeof JOB_KINDS;

/** Whether a form value is a kind of job. */
export function isJobKind(word: unknown): word is JobKind {
  return typeof word === 'string' && word in JOB_KINDS;
}

/**
 * Failed work that waits. `id` is the id of its row, so that this list needs no personal data. Times in milliseconds.
 */
export type FailedJob = { kind: JobKind; id: number; tries: number; nextAt: number };
