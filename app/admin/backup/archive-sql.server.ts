import type { Database } from '~/platform/database.server';
import { packText } from '~/platform/kept-shelf/packed-text';
import type { Backup } from './backup-rows-sql.server';
import type { CopyDesk } from './copies-sql.server';
import { partsOf } from './manifest-sql.server';
import { copyKey, manifestKey, partKey } from './plan';

/** How many R2 files one download reads: the platform limits a request to a thousand calls. */
const FILES_A_VOLUME = 800;

/** The number of files in which a backup is downloaded. */
export async function volumesOf(db: Database, number: number): Promise<number> {
  const query = `select (select count(*) from backup_parts where number = ?1)
    + (select count(*) from backup_copies where first <= ?1 and last >= ?1 and hash <> '') as files`;
  const files = (await db.$client.prepare(query).bind(number).first<number>('files')) ?? 0;
  return Math.max(1, Math.ceil(files / FILES_A_VOLUME));
}

async function keysOf(db: Database, { number, id }: Backup, volume: number): Promise<string[]> {
  const [from, to] = [(volume - 1) * FILES_A_VOLUME, volume * FILES_A_VOLUME];
  const parts = await partsOf(db, number);
  const keys = parts.slice(from, to).map(({ name }) => partKey(id, name));
  const copies = `select key from backup_copies
    where first <= ?1 and last >= ?1 and hash <> '' order by key limit ?2 offset ?3`;
  const rest = [to - from - keys.length, Math.max(0, from - parts.length)];
  const found = db.$client.prepare(copies).bind(number, ...rest);
  const { results } = await found.all<{ key: string }>();
  return [...keys, ...results.map(({ key }) => copyKey(key))];
}

/** The first line of a download: the manifest, and which of how many files this is. */
async function headOf(desk: CopyDesk, { number, id }: Backup, volume: number) {
  const manifest = await (await desk.files.get(manifestKey(id)))?.json();
  if (!manifest) throw new Error('The list of what a backup holds is gone.');
  const volumes = await volumesOf(desk.db, number);
  return packText(`${JSON.stringify({ manifest, volume, volumes })}\n`);
}

/**
 * A backup as one gzip file: a line that describes it, then everything as stored in R2. Concatenated gzip files are a
 * valid gzip file, so nothing is unpacked on the way; the files of a large backup are joined in the same way.
 */
export function archiveOf(
  desk: CopyDesk,
  backup: Backup,
  volume: number,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  async function send(): Promise<void> {
    const writer = writable.getWriter();
    await writer.write(await headOf(desk, backup, volume));
    writer.releaseLock();
    for (const key of await keysOf(desk.db, backup, volume)) {
      const file = await desk.files.get(key);
      if (!file) throw new Error('A part of the backup is gone.');
      await file.body.pipeTo(writable, { preventClose: true });
    }
    await writable.close();
  }
  // An error in the middle aborts the download, so that the client sees a failed one, never a truncated file.
  send().catch((error) => writable.abort(error).catch(() => undefined));
  return readable;
}
