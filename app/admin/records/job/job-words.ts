import type { Tone } from '~/ui/badge';
import type { JobAct } from './job-acts';
import type { JobFacts } from './shown-job';
import type { JobState } from './tables';

/** The label of each state, and its badge color. */
export const STATE_WORDS: Readonly<Record<JobState, { word: string; tone: Tone }>> = {
  uploading: { word: 'Uploading', tone: 'neutral' },
  waiting: { word: 'Waiting', tone: 'neutral' },
  running: { word: 'Loading', tone: 'ember' },
  done: { word: 'Done', tone: 'green' },
  failed: { word: 'Failed', tone: 'red' },
  canceled: { word: 'Canceled', tone: 'neutral' },
  undoing: { word: 'Undoing', tone: 'ember' },
  undone: { word: 'Undone', tone: 'purple' },
};

/** The state of a job as a label: a finished job with rejected lines is not simply done. */
export function stateWord(
  job: Pick<JobFacts, 'state' | 'added' | 'changed' | 'unchanged' | 'rejected'>,
): { word: string; tone: Tone } {
  if (job.state !== 'done' || job.rejected === 0) return STATE_WORDS[job.state];
  const all = job.added + job.changed + job.unchanged + job.rejected;
  const [rejected, of] = [job.rejected, all].map((count) => count.toLocaleString('en'));
  return { word: `${rejected} of ${of} rejected`, tone: 'ember' };
}

/** The page's message after each action. */
export const DONE_WORDS: Readonly<Record<string, string>> = {
  uploaded: 'Uploaded. Ingest Lambda will process it shortly.',
  cancel: 'Import canceled. What was loaded before stays, and can be undone.',
  retry: 'It resumes where it stopped.',
  load: 'The file is waiting to be loaded for real.',
  undo: 'The import is being undone.',
} satisfies Record<JobAct | 'uploaded', string>;

/** The messages for a small file whose action finished at once. */
const DONE_AT_ONCE: Readonly<Record<string, string>> = {
  load: 'Loaded for real.',
  retry: 'It resumed and finished.',
  undo: 'Import undone.',
};

/** The page's message after an action on a job; undefined for unknown values. */
export function doneWords(done: string, job: JobFacts): string | undefined {
  const isOver = job.state === 'done' || job.state === 'undone';
  return (isOver ? DONE_AT_ONCE[done] : undefined) ?? DONE_WORDS[done];
}

/** The state of a job, in a sentence. */
export function standingWords(job: JobFacts): string {
  const lines = `${job.linesRead.toLocaleString('en')} ${job.linesRead === 1 ? 'line' : 'lines'}`;
  switch (job.state) {
    case 'uploading':
      return 'The file is being uploaded.';
    case 'waiting':
      return 'Waiting. Files are loaded one after the other, within a minute or two.';
    case 'running':
      return `${lines} read so far, about 6,000 a minute.`;
    case 'done':
      if (!job.dryRun) return `Done: ${lines}.`;
      return job.added + job.changed === 0
        ? `Done: ${lines}. Nothing would be loaded.`
        : `Done: ${lines}. Nothing was written.`;
    case 'failed':
      return job.problem ?? 'It failed.';
    case 'canceled':
      return `Canceled after ${lines}.`;
    case 'undoing':
      return 'It is being undone.';
    case 'undone':
      return job.leftAlone === 0
        ? 'It was undone.'
        : 'It was undone, except for records changed since. Undo the later import, then undo this one again.';
  }
}

/** A size in bytes as text: "2.4 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(0)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
