import type { Database } from '~/platform/database.server';
import { endBackup, type Held } from './backup-rows-sql.server';
import type { CopyDesk } from './copies-sql.server';
import { LEFT_OUT, manifestKey } from './plan';

/** A part of a backup: packed rows of one table; `sha256` is of the unpacked text. */
export type ManifestPart = {
  name: string;
  table: string;
  rows: number;
  bytes: number;
  sha256: string;
};

/** What a backup contains, and what it leaves out. */
export type Manifest = {
  backup: string;
  /** Milliseconds since 1970. */
  began: number;
  ended: number;
  /** The last migration. */
  schema: string;
  parts: ManifestPart[];
  /** Files and fights, which are stored separately. */
  copies: number;
  copiedBytes: number;
  lost: number;
  leftOut: Readonly<Record<string, string>>;
};

/** The parts of a backup, in order. */
export async function partsOf(db: Database, number: number): Promise<ManifestPart[]> {
  const query = `select name, table_name as "table", rows, bytes, hash as sha256 from backup_parts
    where number = ?1 order by at`;
  return (await db.$client.prepare(query).bind(number).all<ManifestPart>()).results;
}

/** Writes the manifest of a backup and thereby completes it. */
export async function writeManifest(
  { db, files }: CopyDesk,
  held: Held,
  now: number,
): Promise<void> {
  const { number, id, beganAt } = held;
  const d1 = db.$client;
  const sums = `select schema, lost,
      (select count(*) from backup_copies where first <= ?1 and last >= ?1 and hash <> '') as copies,
      (select total(bytes) from backup_copies where first <= ?1 and last >= ?1 and hash <> '') as copiedBytes
    from backups where number = ?1`;
  const found = await d1
    .prepare(sums)
    .bind(number)
    .first<Pick<Manifest, 'schema' | 'lost' | 'copies' | 'copiedBytes'>>();
  if (found === null) return;
  const manifest: Manifest = {
    backup: id,
    began: beganAt,
    ended: now,
    ...found,
    parts: await partsOf(db, number),
    leftOut: LEFT_OUT,
  };
  await files.put(manifestKey(id), JSON.stringify(manifest, null, 1));
  await endBackup(db, held, { state: 'done', now });
}
