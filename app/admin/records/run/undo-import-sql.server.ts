import { filledMonsterShelf } from '~/compendium/shelf/monster-shelf';
import type { FilledShelf, ShelvedRecord } from '~/compendium/shelf/shelf';
import { filledSpellShelf } from '~/compendium/shelf/spell-shelf';
import { type Deed, planUndo, type Undone } from '~/compendium/shelf/undo-chunk-sql.server';
import { STATEMENT_BYTES, STATEMENT_ROWS } from '~/platform/limits';
import { LEASE_MS, type RunBudget } from '../job/job-limits';
import type { ImportJob } from '../job/tables';
import type { ImportDesk } from './import-file.server';
import { forgetSteps, writeGuarded } from './step-sql.server';

/**
 * Continues undoing an import, step by step, until all is undone, another worker has the job, or the budget is used up.
 */
export async function undoOn(desk: ImportDesk, job: ImportJob, budget: RunBudget): Promise<void> {
  return job.kind === 'monsters'
    ? undoFrom(filledMonsterShelf, desk, job, budget)
    : undoFrom(filledSpellShelf, desk, job, budget);
}

async function undoFrom<R extends ShelvedRecord>(
  filled: FilledShelf<R>,
  { db, clock }: ImportDesk,
  job: ImportJob,
  budget: RunBudget,
): Promise<void> {
  const d1 = db.$client;
  while (budget.lines > 0 && budget.bytes > 0) {
    const deeds = await nextDeeds(d1, job);
    const now = clock.now();
    const last = deeds.at(-1);
    if (!last) {
      await writeGuarded(d1, job, '[]', [finish(d1, job.id, now), forgetSteps(d1, job.id)]);
      return;
    }
    const { undone, statements } = await planUndo(d1, filled, deeds, now);
    const written = await writeGuarded(d1, job, '[]', [
      ...statements,
      note(d1, undone),
      moveOn(d1, job.id, undone, last.seq, now),
    ]);
    if (written === 'lost') return;
    job.steps += 1;
    job.undoAt = last.seq;
    budget.lines -= deeds.length;
    budget.bytes -= deeds.reduce((sum, { before }) => sum + (before?.length ?? 0), 0);
  }
}

/** The next changes to undo, as many as one step may write. */
async function nextDeeds(d1: D1Database, { id, undoAt }: ImportJob): Promise<Deed[]> {
  const query = `select seq, id, act, hashAfter, before from (
      select *, sum(coalesce(length(before), 0)) over (order by seq) as so_far,
        row_number() over (order by seq) as place
      from (select seq, record_id as id, act, hash_after as hashAfter, before from import_journal
        where job_id = ?1 and seq > ?2 and (undo is null or undo = 'left') order by seq limit ?3))
    where so_far <= ?4 or place = 1 order by seq`;
  const asked = d1.prepare(query).bind(id, undoAt, STATEMENT_ROWS, STATEMENT_BYTES);
  return (await asked.all<Deed>()).results;
}

/**
 * Stores the result of each undone change for the report; the former version is kept only where it may be undone later.
 */
function note(d1: D1Database, undone: readonly Undone[]): D1PreparedStatement {
  return d1
    .prepare(
      `update import_journal set undo = j.value ->> 'undo', why = j.value ->> 'why',
         before = iif(j.value ->> 'undo' = 'left', before, null)
       from json_each(?1) j where import_journal.seq = j.value ->> 'seq'`,
    )
    .bind(JSON.stringify(undone));
}

function moveOn(
  d1: D1Database,
  id: string,
  undone: readonly Undone[],
  undoAt: number,
  now: number,
): D1PreparedStatement {
  const count = (what: Undone['undo']) => undone.filter(({ undo }) => undo === what).length;
  return d1
    .prepare(
      `update import_jobs set undo_at = ?2, removed = removed + ?3, restored = restored + ?4,
         left_alone = left_alone + ?5, steps = steps + 1, tries = 0, lease_until = ?6 where id = ?1`,
    )
    .bind(id, undoAt, count('removed'), count('restored'), count('left'), now + LEASE_MS);
}

function finish(d1: D1Database, id: string, now: number): D1PreparedStatement {
  return d1
    .prepare(
      `update import_jobs set state = 'undone', problem = null, undo_until = iif(left_alone > 0, undo_until, null), ended_at = ?2,
         steps = steps + 1, tries = 0, lease_until = 0 where id = ?1`,
    )
    .bind(id, now);
}
