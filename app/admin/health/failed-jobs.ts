/** The kinds of work that is tried again by itself until it comes off, in the words of the page. */
export const JOB_KINDS = {
  message: 'Message from the contact form',
  removal: 'Person to delete at the sign-in provider',
  fight: 'Fight to delete',
} as const;
export type JobKind = keyof typeof JOB_KINDS;

/** Whether a word of a form names a kind of job. */
export function isJobKind(word: unknown): word is JobKind {
  return typeof word === 'string' && word in JOB_KINDS;
}

/** Work that failed and waits. `id` is the number of its row: what it is about stays where it is. Times in milliseconds. */
export type FailedJob = { kind: JobKind; id: number; tries: number; nextAt: number };
