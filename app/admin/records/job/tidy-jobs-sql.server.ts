import type { Services } from '~/platform/services.server';
import { UPLOAD_LIMITS } from '../upload/upload-limits';
import { KEPT } from './job-limits';

/** How long an upload may take: as long as its ticket is valid, plus the last request. */
const SPARE_MS = 10 * 60 * 1000;
export const UPLOAD_MS = {
  whole: UPLOAD_LIMITS.wholeMs + SPARE_MS,
  parts: UPLOAD_LIMITS.partsMs + SPARE_MS,
} as const;

/** The most journal rows that one run deletes; they contain whole records. */
const A_PURGE = 2000;
const A_SWEEP = 20;

/** Deletes what is no longer kept: files, journals and rows of old jobs, and incomplete uploads. */
export async function tidyJobs({ db, files, clock }: Pick<Services, 'db' | 'files' | 'clock'>) {
  const now = clock.now();
  const d1 = db.$client;
  await endUploads(d1, files, now);
  const ended = `state in ('done', 'failed', 'canceled', 'undone')`;
  const newest = (what: string) =>
    `select id from import_jobs where ${what} order by created_at desc, id limit ?2`;
  await d1.batch([
    d1
      .prepare(
        `update import_jobs set object_key = null where object_key is not null and ${ended}
         and part_upload is null and (ended_at < ?1 or id not in (${newest('object_key is not null')}))`,
      )
      .bind(now - KEPT.files.ms, KEPT.files.most),
    d1
      .prepare(
        `update import_jobs set undo_until = null where undo_until is not null and ${ended}
         and (undo_until <= ?1 or id not in (${newest('undo_until is not null')}))`,
      )
      .bind(now, KEPT.undo.most),
    // A job that can no longer be undone keeps only what the report shows.
    d1
      .prepare(
        `update import_journal set before = null where seq in (
           select g.seq from import_jobs j
           cross join import_journal g indexed by import_journal_kept
             on g.job_id = j.id and g.before is not null
           where j.undo_until is null and ${ended.replace('state', 'j.state')} limit ?1)`,
      )
      .bind(A_PURGE),
    d1
      .prepare(
        `delete from import_journal where seq in (
           select g.seq from import_jobs j cross join import_journal g on g.job_id = j.id
           where ${ended.replace('state', 'j.state')} and j.ended_at < ?1 limit ?2)`,
      )
      .bind(now - KEPT.files.ms, A_PURGE),
    d1
      .prepare(
        `delete from import_jobs where ${ended} and (ended_at < ?1 or id not in (${newest('true')}))
         and not exists (select 1 from import_journal g where g.job_id = import_jobs.id)`,
      )
      .bind(now - KEPT.jobs.ms, KEPT.jobs.most),
  ]);
}

type Cut = { id: string; object_key: string; part_upload: string | null };

/** Ends abandoned uploads: aborts their parts in R2, and deletes their rows or the rows' keys. */
async function endUploads(d1: D1Database, files: R2Bucket, now: number): Promise<void> {
  const { results } = await d1
    .prepare(
      `select id, object_key, part_upload from import_jobs where object_key is not null
       and ((state = 'uploading' and created_at < iif(part_bytes is null, ?1, ?3)) or (state = 'canceled' and part_upload is not null))
       limit ?2`,
    )
    .bind(now - UPLOAD_MS.whole, A_SWEEP, now - UPLOAD_MS.parts)
    .all<Cut>();
  for (const { id, object_key, part_upload } of results) {
    // R2 may have dropped it already.
    if (part_upload) await files.resumeMultipartUpload(object_key, part_upload).abort().catch(noop);
    await d1.batch([
      d1.prepare("delete from import_jobs where id = ?1 and state = 'uploading'").bind(id),
      d1
        .prepare('update import_jobs set object_key = null, part_upload = null where id = ?1')
        .bind(id),
      d1.prepare('delete from import_parts where job_id = ?1').bind(id),
    ]);
  }
}

function noop(): void {}
