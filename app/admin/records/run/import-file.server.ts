import { planChunk } from '~/compendium/shelf/import-chunk.server';
import { type FileEnd, readInSteps } from '~/compendium/shelf/import-steps.server';
import { filledMonsterShelf } from '~/compendium/shelf/monster-shelf';
import type { FilledShelf, ShelvedRecord } from '~/compendium/shelf/shelf';
import { filledSpellShelf } from '~/compendium/shelf/spell-shelf';
import type { Clock } from '~/platform/clock';
import type { Database } from '~/platform/database.server';
import { IMPORT_DEPTH, IMPORT_LINE_BYTES, IMPORT_LINES } from '~/platform/limits';
import { readNdjson } from '~/platform/ndjson';
import type { RunBudget } from '../job/job-limits';
import type { ImportJob } from '../job/tables';
import { linesSeen, writeStep } from './step-sql.server';

export type ImportDesk = { db: Database; clock: Clock };

/** The bytes of a job's file from where the import resumes. */
export type RestOfFile = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

type Reading = {
  rest: RestOfFile;
  maxBytes: number;
  /** What may still be done in this run; reduced as work is done. */
  budget: RunBudget;
  /**
   * Whether a broken stream ends the job, as when the records came in a request; otherwise the file is read again
   * later.
   */
  breaksOff: 'ends' | 'again';
};

/** Continues a job's file, step by step, until it ends, another worker has the job, or the budget is used up. */
export async function importOn(desk: ImportDesk, job: ImportJob, reading: Reading): Promise<void> {
  return job.kind === 'monsters'
    ? importOnto(filledMonsterShelf, desk, job, reading)
    : importOnto(filledSpellShelf, desk, job, reading);
}

async function importOnto<R extends ShelvedRecord>(
  filled: FilledShelf<R>,
  { db, clock }: ImportDesk,
  job: ImportJob,
  { rest, maxBytes, budget, breaksOff }: Reading,
): Promise<void> {
  const begin = job.atByte;
  const place = { line: job.nextLine, byte: 0 };
  const limits = {
    maxBytes,
    maxLines: IMPORT_LINES,
    maxLineBytes: IMPORT_LINE_BYTES,
    maxDepth: IMPORT_DEPTH,
  };
  const items = readNdjson(rest, limits, place);
  const lineOfId = await linesSeen(db, job.id);
  await readInSteps(filled, { items, place, lineOfId }, async (step) => {
    if (step.end?.reason === 'broken-off' && breaksOff === 'again') {
      throw new Error('Reading the file was interrupted.');
    }
    const now = clock.now();
    const plan = await planChunk(db.$client, filled, step.chunk, { by: 'admin', now });
    const { added, changed, unchanged } = plan.result;
    const next = { line: step.next.line, byte: begin + step.next.byte };
    budget.lines -= next.line - job.nextLine;
    budget.bytes -= next.byte - job.atByte;
    const rejected = [...step.rejected, ...plan.result.rejected].sort((a, b) => a.line - b.line);
    const written = await writeStep(
      db,
      job,
      {
        statements: plan.statements,
        fresh: plan.fresh,
        rejected,
        next,
        counts: { added, changed, unchanged },
        seen: step.chunk.map(({ id, line }) => [id, line] as const),
        ended: endedBy(step.end),
      },
      now,
    );
    return written === 'written' && budget.lines > 0 && budget.bytes > 0 ? 'on' : 'enough';
  });
}

function endedBy(end: FileEnd | null) {
  if (end === null) return null;
  return end.reason === 'whole'
    ? { state: 'done' as const, problem: null }
    : { state: 'failed' as const, problem: sentence(end.problem) };
}

function sentence(problem: string): string {
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;
}
