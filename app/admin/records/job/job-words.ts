import type { Tone } from '~/ui/badge';
import type { JobAct } from './job-acts';
import type { JobFacts } from './shown-job';
import type { JobState } from './tables';

/** Each state in a word, and the color that repeats it. */
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

/** How a job ended or stands, in a word: one that read to the end and rejected lines is not simply done. */
export function stateWord(
  job: Pick<JobFacts, 'state' | 'added' | 'changed' | 'unchanged' | 'rejected'>,
): { word: string; tone: Tone } {
  if (job.state !== 'done' || job.rejected === 0) return STATE_WORDS[job.state];
  const all = job.added + job.changed + job.unchanged + job.rejected;
  const [rejected, of] = [job.rejected, all].map((count) => count.toLocaleString('en'));
  return { word: `${rejected} of ${of} rejected`, tone: 'ember' };
}

/** What was done by a form, as its page says it afterwards. */
export const DONE_WORDS: Readonly<Record<string, string>> = {
  uploaded: 'Uploaded. Ingest Lambda will process it shortly.',
  cancel: 'The import is canceled. What was loaded until then stays, and can be undone.',
  retry: 'It goes on where it stopped.',
  load: 'The file waits to be loaded, this time in earnest.',
  undo: 'The import is being undone.',
} satisfies Record<JobAct | 'uploaded', string>;

/** The same of a small file, with which it was done at once. */
const DONE_AT_ONCE: Readonly<Record<string, string>> = {
  load: 'Loaded, this time in earnest.',
  retry: 'It went on to its end.',
  undo: 'The import is undone.',
};

/** What was done to a job by a form, as its page says it; undefined for words that nobody wrote. */
export function doneWords(done: string, job: JobFacts): string | undefined {
  const isOver = job.state === 'done' || job.state === 'undone';
  return (isOver ? DONE_AT_ONCE[done] : undefined) ?? DONE_WORDS[done];
}

/** How a job stands, in a sentence. */
export function standingWords(job: JobFacts): string {
  const lines = `${job.linesRead.toLocaleString('en')} ${job.linesRead === 1 ? 'line' : 'lines'}`;
  switch (job.state) {
    case 'uploading':
      return 'The file is on its way.';
    case 'waiting':
      return 'It waits for its turn. Files are loaded one after the other, within a minute or two.';
    case 'running':
      return `${lines} read so far. Each minute takes some six thousand more.`;
    case 'done':
      if (!job.dryRun) return `Read to its end: ${lines}.`;
      return job.added + job.changed === 0
        ? `Read to its end: ${lines}. Nothing of it would be loaded.`
        : `Read to its end: ${lines}. Nothing was written.`;
    case 'failed':
      return job.problem ?? 'It could not go on.';
    case 'canceled':
      return `It was canceled after ${lines}.`;
    case 'undoing':
      return 'What it did is being taken back.';
    case 'undone':
      return job.leftAlone === 0
        ? 'What it did was taken back.'
        : 'What it did was taken back, but for what was changed since. Undo the later import, and this one can be undone again.';
  }
}

/** Bytes as people read them: "2.4 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(0)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
