import type { RejectedLine } from '~/compendium/shelf/import-report';
import type { Database } from '~/platform/database.server';
import { REPORTED_PROBLEMS } from '~/platform/limits';

/** A row of a report: the result of a line of the file, and of undoing it. */
export type ReportRow = {
  line: number;
  outcome: 'added' | 'changed' | 'rejected';
  /** The record's public id; empty for a rejected line. */
  record: string;
  reason: string;
  undone: string;
};

/** The first rejected lines of a job, with their reasons. */
export async function listedLines(
  { $client: d1 }: Database,
  id: string,
  most = REPORTED_PROBLEMS,
): Promise<RejectedLine[]> {
  const query =
    'select line, problem from import_lines where job_id = ?1 order by line, seq limit ?2';
  return (await d1.prepare(query).bind(id, most).all<RejectedLine>()).results;
}

/** The first records that undoing a job left unchanged, and why. */
export async function leftAlone(
  { $client: d1 }: Database,
  id: string,
): Promise<{ record: string; why: string }[]> {
  const query = `select record_id as record, coalesce(why, '') as why from import_journal
    where job_id = ?1 and undo = 'left' order by seq limit ?2`;
  const asked = d1.prepare(query).bind(id, REPORTED_PROBLEMS);
  return (await asked.all<{ record: string; why: string }>()).results;
}

const A_PAGE = 1000;

/** All rows of a job's report, a page at a time: first the added or changed records, then the rejected lines. */
export async function* reportRows(
  { $client: d1 }: Database,
  id: string,
): AsyncGenerator<ReportRow[]> {
  const journal = `select seq, line, act as outcome, record_id as record, coalesce(why, '') as reason,
      coalesce(undo, '') as undone
    from import_journal where job_id = ?1 and seq > ?2 order by seq limit ?3`;
  const rejected = `select seq, line, 'rejected' as outcome, '' as record, replace(problem, char(10), '; ') as reason, '' as undone
    from import_lines where job_id = ?1 and seq > ?2 order by seq limit ?3`;
  for (const query of [journal, rejected]) {
    let after = 0;
    for (;;) {
      const asked = d1.prepare(query).bind(id, after, A_PAGE);
      const { results } = await asked.all<ReportRow & { seq: number }>();
      if (results.length > 0) yield results.map(({ seq: _, ...row }) => row);
      const last = results.at(-1);
      if (!last || results.length < A_PAGE) break;
      after = last.seq;
    }
  }
}
