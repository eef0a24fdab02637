import type { Services } from '~/platform/services.server';
import { type Doer, openUpload } from '../job/jobs-sql.server';
import type { RecordKind } from '../job/record-kinds';
import { notePartUpload, openPartsOf, partsThere } from './parts-sql.server';
import { partsOf, UPLOAD_LIMITS } from './upload-limits';

type Asked = {
  kind: RecordKind;
  dryRun: boolean;
  bytes?: number;
  sentAs?: string;
  fileName?: string;
};

/** A file's parts: their size, how many, and the numbers of those already there. */
export type PartsFacts = { bytes: number; count: number; there: number[] };

export type OpenedFile =
  | { ok: true; id: string; parts: PartsFacts | null }
  | { ok: false; status: 409 | 503; problem: string };

export const TOO_MANY = 'Too many uploads are running. Wait until one is done, or cancel one.';
export const NO_STORAGE = 'The file could not be saved. Try again in a moment.';

/** Opens an upload; an interrupted upload in parts is resumed. */
export async function openFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  doer: Doer,
  asked: Asked,
): Promise<OpenedFile> {
  const { bytes = 0 } = asked;
  if (bytes <= UPLOAD_LIMITS.partBytes) {
    const { kind, dryRun, fileName } = asked;
    const opened = await openUpload(db, doer, { kind, dryRun, fileName });
    return opened === null
      ? { ok: false, status: 409, problem: TOO_MANY }
      : { ok: true, id: opened.id, parts: null };
  }
  const facts = { bytes: UPLOAD_LIMITS.partBytes, count: partsOf(bytes) };
  const known = await openPartsOf(db, doer.admin.userId, { ...asked, bytes });
  if (known !== null) {
    const there = await partsThere(db, known);
    return { ok: true, id: known, parts: { ...facts, there: there.map(({ part }) => part) } };
  }
  const opened = await openUpload(db, doer, {
    kind: asked.kind,
    dryRun: asked.dryRun,
    sentAs: asked.sentAs,
    fileName: asked.fileName,
    bytes,
    partBytes: UPLOAD_LIMITS.partBytes,
  });
  if (opened === null) return { ok: false, status: 409, problem: TOO_MANY };
  try {
    const upload = await files.createMultipartUpload(opened.objectKey);
    await notePartUpload(db, opened.id, upload.uploadId);
  } catch {
    return { ok: false, status: 503, problem: NO_STORAGE };
  }
  return { ok: true, id: opened.id, parts: { ...facts, there: [] } };
}
