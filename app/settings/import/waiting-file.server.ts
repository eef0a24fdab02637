import { unstable_parseMultipartFormData } from '@remix-run/cloudflare';
import { capBody } from '~/platform/body-cap';
import { countLoose, noteLoose } from '~/platform/kept-shelf/loose-files.server';
import { receiveFile } from '~/platform/receive-file.server';
import type { ImportDesk } from './import-kind';
import { IMPORT_LIMITS, TOO_LARGE, TOO_OFTEN } from './import-limits';
import { type FileScan, scanFile } from './scan-file';
import { waitingFolder, waitingKey } from './waiting-key';

/** A file that waits in storage for its import. */
export type WaitingFile =
  | { ok: true; file: string; bytes: number; tables: (FileScan & { ok: true })['tables'] }
  | { ok: false; status: number; problem: string };

const NEEDS_FILE = 'Choose the JSON file that “Export my data” gave you.';
const BROKEN_OFF = 'The file did not arrive complete. Send it again.';
const NO_STORAGE = 'The file could not be stored. Nothing was imported; try again in a minute.';

const refused = (status: number, problem: string) => ({ ok: false as const, status, problem });

/**
 * Stores the file of a form as it arrives, then finds what stands in it. It is noted as loose before it is written, so
 * that it is gone after a day in any case, and those notes count the files of a day.
 */
export async function receiveAccountFile(
  request: Request,
  desk: ImportDesk,
  userId: string,
): Promise<WaitingFile> {
  const { db, files, clock } = desk;
  const file = crypto.randomUUID();
  const key = waitingKey(userId, file);
  const capped = capBody(request, IMPORT_LIMITS.bytes + 4096);
  if (capped.exceeded()) return refused(413, TOO_LARGE);
  if ((await countLoose(db, waitingFolder(userId))) >= IMPORT_LIMITS.aDay)
    return refused(429, TOO_OFTEN);
  let taken: { bytes: number } | { status: number; problem: string } | null = null;
  const take = async (data: AsyncIterable<Uint8Array>) => {
    await noteLoose(db, key, clock.now());
    const got = await receiveFile(data, { files, key, maxBytes: IMPORT_LIMITS.bytes });
    if (got.ok) taken = { bytes: got.bytes };
    else if (got.reason === 'too-large') taken = { status: 413, problem: TOO_LARGE };
    else if (got.reason === 'no-storage') taken = { status: 503, problem: NO_STORAGE };
    else taken = { status: 400, problem: got.reason === 'empty' ? NEEDS_FILE : BROKEN_OFF };
  };
  try {
    await unstable_parseMultipartFormData(capped.request, async ({ name, filename, data }) => {
      if (name === 'file' && filename && taken === null) await take(data);
      else for await (const _ of data);
      return undefined;
    });
  } catch {
    await files.delete(key);
    return capped.exceeded() ? refused(413, TOO_LARGE) : refused(400, BROKEN_OFF);
  }
  const got = taken as { bytes: number } | { status: number; problem: string } | null;
  if (got === null) return refused(400, NEEDS_FILE);
  if ('problem' in got) return refused(got.status, got.problem);
  const stored = await files.get(key);
  const scan = stored && (await scanFile(stored.body));
  if (scan?.ok) return { ok: true, file, bytes: got.bytes, tables: scan.tables };
  await files.delete(key);
  return scan ? refused(400, scan.problem) : refused(503, NO_STORAGE);
}
