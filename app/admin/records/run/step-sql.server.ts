import type { FreshRecord } from '~/compendium/shelf/import-chunk.server';
import type { RejectedLine } from '~/compendium/shelf/import-report';
import type { Database } from '~/platform/database.server';
import type { NdjsonPlace } from '~/platform/ndjson';
import { KEPT, LEASE_MS, LISTED_LINES } from '../job/job-limits';
import type { RecordKind } from '../job/record-kinds';
import type { ImportJob } from '../job/tables';

/** The stored errors of a line: a thousand such lines are well below what one statement may hold. */
const LONGEST_PROBLEM = 900;

/** The result of an import step, to be written with it. */
export type StepDone = {
  statements: readonly D1PreparedStatement[];
  counts: { added: number; changed: number; unchanged: number };
  fresh: readonly FreshRecord[];
  rejected: readonly RejectedLine[];
  /** The records that it read, by public id, with their lines. */
  seen: readonly (readonly [id: string, line: number])[];
  /** Where to resume, from the file's first byte. */
  next: NdjsonPlace;
  ended: { state: 'done' | 'failed'; problem: string | null } | null;
};

/** The tables of each kind: its rows, and its whole records. */
const TABLES: Readonly<Record<RecordKind, readonly [rows: string, records: string]>> = {
  monsters: ['monsters', 'monster_records'],
  spells: ['spells', 'spell_records'],
};

/**
 * Writes a step of a job in one batch: the records, their former versions, the counts and the position in the file.
 * Returns false when another worker has done it, or the job was canceled. Updates the given job.
 */
export async function writeStep(
  { $client: d1 }: Database,
  job: ImportJob,
  done: StepDone,
  now: number,
): Promise<'written' | 'lost'> {
  const { counts, next, ended } = done;
  const rejected = job.rejected + done.rejected.length;
  const state = ended?.state ?? job.state;
  const change = d1
    .prepare(
      `update import_jobs set at_byte = ?2, next_line = ?3, added = added + ?4, changed = changed + ?5,
         unchanged = unchanged + ?6, rejected = ?7, steps = steps + 1, tries = 0, lease_until = ?8,
         state = ?9, problem = ?10, ended_at = ?11, undo_until = ?12 where id = ?1`,
    )
    .bind(
      job.id,
      next.byte,
      next.line,
      counts.added,
      counts.changed,
      counts.unchanged,
      rejected,
      ended ? 0 : now + LEASE_MS,
      state,
      ended?.problem ?? null,
      ended ? now : null,
      ended && !job.dryRun ? now + KEPT.undo.ms : null,
    );
  const lines = done.rejected.slice(0, Math.max(0, LISTED_LINES - job.rejected));
  const written = await writeGuarded(d1, job, JSON.stringify(done.seen), [
    // Journal the former versions before they are overwritten.
    ...(done.fresh.length > 0 ? [journal(d1, job, done.fresh)] : []),
    ...(job.dryRun ? [] : done.statements),
    ...(lines.length > 0 ? [noteLines(d1, job, lines)] : []),
    change,
    ...(ended?.state === 'done' ? [forgetSteps(d1, job.id)] : []),
  ]);
  if (written === 'lost') return 'lost';
  job.steps += 1;
  job.added += counts.added;
  job.changed += counts.changed;
  job.unchanged += counts.unchanged;
  job.rejected = rejected;
  job.state = state;
  job.problem = ended?.problem ?? null;
  job.atByte = next.byte;
  job.nextLine = next.line;
  return 'written';
}

/**
 * Runs statements as the next step of a job, in one batch. The first of them fails when the job is not in this state,
 * at this step, or held by this worker: nothing is done twice, and nothing after a cancel.
 */
export async function writeGuarded(
  d1: D1Database,
  { id, state, steps, lease }: Pick<ImportJob, 'id' | 'state' | 'steps' | 'lease'>,
  seen: string,
  statements: readonly D1PreparedStatement[],
): Promise<'written' | 'lost'> {
  const guard = d1
    .prepare(
      `insert into import_steps (job_id, step, seen) values (
         (select id from import_jobs where id = ?1 and state = ?2 and steps = ?3 and lease = ?4), ?3, ?5)`,
    )
    .bind(id, state, steps, lease, seen);
  try {
    await d1.batch([guard, ...statements]);
    return 'written';
  } catch (error) {
    if (/constraint failed: import_steps\b/.test(String(error))) return 'lost';
    throw error;
  }
}

/** The lines that each step stored are only needed while the file is read. */
export function forgetSteps(d1: D1Database, id: string): D1PreparedStatement {
  return d1.prepare('delete from import_steps where job_id = ?1').bind(id);
}

/** The lines of the records that earlier steps of a job have read, by public id. */
export async function linesSeen(
  { $client: d1 }: Database,
  id: string,
): Promise<Map<string, number>> {
  const query = 'select seen from import_steps where job_id = ?1 order by step';
  const { results } = await d1.prepare(query).bind(id).all<{ seen: string }>();
  // The JSON was written by writeStep.
  return new Map(results.flatMap(({ seen }) => JSON.parse(seen) as [string, number][]));
}

function journal(
  d1: D1Database,
  { id, kind, dryRun }: ImportJob,
  fresh: readonly FreshRecord[],
): D1PreparedStatement {
  const [rows, records] = TABLES[kind];
  const before = dryRun ? 'null' : 'r.record';
  return d1
    .prepare(
      `insert into import_journal (job_id, line, record_id, act, hash_after, before)
       select ?1, j.value ->> 'line', j.value ->> 'id', iif(m.seq is null, 'added', 'changed'),
         j.value ->> 'hash', ${before}
       from json_each(?2) j left join ${rows} m on m.id = j.value ->> 'id'
       left join ${records} r on r.seq = m.seq`,
    )
    .bind(id, JSON.stringify(fresh));
}

function noteLines(
  d1: D1Database,
  { id }: ImportJob,
  lines: readonly RejectedLine[],
): D1PreparedStatement {
  const short = lines.map(({ line, problem }) => [line, problem.slice(0, LONGEST_PROBLEM)]);
  return d1
    .prepare(
      `insert into import_lines (job_id, line, problem)
       select ?1, value ->> 0, value ->> 1 from json_each(?2)`,
    )
    .bind(id, JSON.stringify(short));
}
