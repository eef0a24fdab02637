import { expect, it } from 'vitest';
import { JOB_ACTS, mayAct } from './job-acts';
import { sizeWords, standingWords } from './job-words';
import { factsOf } from './shown-job';
import { type ImportJob, JOB_STATES, type JobState } from './tables';

const JOB: ImportJob & { adminName: string } = {
  id: 'j',
  kind: 'monsters',
  name: 'monsters-1.ndjson',
  fileName: null,
  objectKey: 'imports/k',
  hash: 'h',
  partUpload: null,
  partBytes: null,
  sentAs: null,
  bytes: 10,
  adminId: 'a',
  adminName: 'Ann',
  dryRun: false,
  state: 'done',
  problem: null,
  atByte: 10,
  nextLine: 3,
  steps: 1,
  added: 1,
  changed: 0,
  unchanged: 1,
  rejected: 0,
  undoUntil: 100,
  undoAt: 0,
  removed: 0,
  restored: 0,
  leftAlone: 0,
  lease: '',
  leaseUntil: 0,
  tries: 0,
  createdAt: 1,
  queuedAt: 1,
  startedAt: 1,
  endedAt: 2,
};

function actsIn(state: JobState, more: Partial<ImportJob> = {}, now = 50) {
  return JOB_ACTS.filter((act) => mayAct({ ...JOB, state, ...more }, act, now));
}

it('offers in each state what can be done, and nothing else', () => {
  const offered = Object.fromEntries(JOB_STATES.map((state) => [state, actsIn(state)]));
  expect(offered).toEqual({
    uploading: ['cancel'],
    waiting: ['cancel'],
    running: ['cancel'],
    done: ['undo'],
    failed: ['retry', 'undo'],
    canceled: ['undo'],
    undoing: [],
    undone: [],
  });
});

it('undoes only what wrote something and is not too long ago, and loads in earnest only what was looked at', () => {
  expect(actsIn('done', {}, 100)).toEqual([]);
  expect(actsIn('done', { undoUntil: null })).toEqual([]);
  expect(actsIn('done', { added: 0 })).toEqual([]);
  expect(actsIn('done', { added: 0, changed: 2 })).toEqual(['undo']);
  expect(actsIn('done', { dryRun: true })).toEqual(['load']);
  expect(actsIn('done', { dryRun: true, objectKey: null })).toEqual([]);
  expect(actsIn('done', { dryRun: true, added: 0, changed: 0 })).toEqual([]);
  expect(actsIn('failed', { objectKey: null, added: 0 })).toEqual([]);
  // An import whose undo has begun cannot be resumed.
  expect(actsIn('failed', { undoAt: 7 })).toEqual(['undo']);
});

it('tells the screen neither where a file lies nor who works on it', () => {
  const told = factsOf(JOB, 50);
  expect(JSON.stringify(told)).not.toMatch(/imports\/k|lease|adminId/);
  expect(told).toMatchObject({ acts: ['undo'], linesRead: 2, hasFile: true });
  expect(JOB_STATES.map((state) => standingWords({ ...told, state }))).toHaveLength(8);
  expect([sizeWords(12), sizeWords(20_480), sizeWords(110_000_000)]).toEqual([
    '12 bytes',
    '20 kB',
    '104.9 MB',
  ]);
});
