import type { Database } from '~/platform/database.server';
import type { RecordKind } from '../job/record-kinds';

/** An uploaded part of a file. */
export type KeptPart = { part: number; bytes: number; hash: string; etag: string };

type SameFile = { kind: RecordKind; dryRun: boolean; bytes: number; sentAs?: string };

/** Stores R2's upload id of a file in parts, so that an abandoned upload can be deleted. */
export async function notePartUpload(db: Database, id: string, upload: string): Promise<void> {
  const query = 'update import_jobs set part_upload = ?2 where id = ?1';
  await db.$client.prepare(query).bind(id, upload).run();
}

/** The admin's own incomplete upload of this same file; null where there is none. */
export async function openPartsOf(
  db: Database,
  adminId: string,
  { kind, dryRun, bytes, sentAs = '' }: SameFile,
): Promise<string | null> {
  if (sentAs === '') return null;
  const query = `select id from import_jobs where state = 'uploading' and part_upload is not null
    and admin_id = ?1 and kind = ?2 and dry_run = ?3 and bytes = ?4 and sent_as = ?5
    order by created_at desc limit 1`;
  const asked = db.$client.prepare(query).bind(adminId, kind, dryRun ? 1 : 0, bytes, sentAs);
  return asked.first<string>('id');
}

/** The uploaded parts of a file, by number. */
export async function partsThere(db: Database, id: string): Promise<KeptPart[]> {
  const query = 'select part, bytes, hash, etag from import_parts where job_id = ?1 order by part';
  return (await db.$client.prepare(query).bind(id).all<KeptPart>()).results;
}

/** Records an uploaded part; uploading the same part again replaces it. */
export async function notePart(db: Database, id: string, kept: KeptPart): Promise<void> {
  const query = `insert into import_parts (job_id, part, bytes, hash, etag)
    select ?1, ?2, ?3, ?4, ?5 from import_jobs where id = ?1 and state = 'uploading'
    on conflict (job_id, part) do update set bytes = excluded.bytes, hash = excluded.hash, etag = excluded.etag`;
  const { part, bytes, hash, etag } = kept;
  await db.$client.prepare(query).bind(id, part, bytes, hash, etag).run();
}
