import { type AppLoadContext, unstable_parseMultipartFormData } from '@remix-run/cloudflare';
import { capBody } from '~/platform/body-cap';
import { receiveFile } from '~/platform/receive-file.server';
import { type Doer, discardUpload, openUpload, queueUpload } from '../job/jobs-sql.server';
import { isRecordFile, isRecordKind, type RecordKind, recordFileName } from '../job/record-kinds';
import { loadAtOnce } from '../run/run-imports.server';
import { TOO_MANY } from './open-file.server';
import { notePartUpload } from './parts-sql.server';
import { PACKED, refusalOf } from './take-file.server';
import { UPLOAD_LIMITS } from './upload-limits';

/** The result of a form with a records file: its job, or why there is none, with the form's choices. */
export type TakenForm =
  | { ok: true; id: string }
  | { ok: false; status: number; problem: string; kind: RecordKind; dryRun: boolean };

const NEEDS_FILE = 'An upload needs a file. Choose a .ndjson or .jsonl file.';
const LONGEST_FIELD = 200;

/** A refused file, with its status: thrown while reading a form. */
class NotTaken extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Streams a records file from a form without holding it in memory. The form's choices usually come before the file;
 * they also count after it.
 */
export async function takeForm(
  request: Request,
  { services }: Pick<AppLoadContext, 'services'>,
  doer: Doer,
): Promise<TakenForm> {
  const { db, files } = services;
  const chosen = new Map<string, string>();
  const facts = () => {
    const kind = chosen.get('kind');
    return {
      kind: isRecordKind(kind) ? kind : ('monsters' as const),
      dryRun: chosen.get('dry') === 'yes',
    };
  };
  const refused = (status: number, problem: string) => ({
    ok: false as const,
    status,
    problem,
    ...facts(),
  });
  if (request.headers.has('Content-Encoding')) return refused(415, PACKED);
  const capped = capBody(request, UPLOAD_LIMITS.wholeBytes);
  const tooLarge = refusalOf('too-large', UPLOAD_LIMITS.wholeBytes);
  if (capped.exceeded()) return refused(413, tooLarge.problem);
  let taken: { id: string; bytes: number; hash: string } | null = null;

  async function take(data: AsyncIterable<Uint8Array>, fileName: string): Promise<void> {
    const opened = await openUpload(db, doer, { ...facts(), fileName });
    if (opened === null) throw new NotTaken(409, TOO_MANY);
    const received = await receiveFile(data, {
      files,
      key: opened.objectKey,
      maxBytes: UPLOAD_LIMITS.wholeBytes,
      onParts: (upload) => notePartUpload(db, opened.id, upload),
    });
    if (received.ok) {
      taken = { id: opened.id, bytes: received.bytes, hash: received.hash };
      return;
    }
    await discardUpload(db, opened.id);
    const { status, problem } = refusalOf(received.reason, UPLOAD_LIMITS.wholeBytes);
    throw new NotTaken(status, problem);
  }

  try {
    await unstable_parseMultipartFormData(capped.request, async ({ name, filename, data }) => {
      if (name === 'file' && filename && taken === null) {
        if (!isRecordFile(filename)) throw new NotTaken(400, 'Choose a .ndjson or .jsonl file.');
        await take(data, filename);
      } else chosen.set(name, await shortText(data));
      return undefined;
    });
  } catch (error) {
    if (taken !== null) await discardUpload(db, (taken as { id: string }).id);
    if (capped.exceeded()) return refused(413, tooLarge.problem);
    if (error instanceof NotTaken) return refused(error.status, error.message);
    return refused(400, 'The file did not arrive complete. Send it again.');
  }
  if (taken === null) return refused(400, NEEDS_FILE);
  const { id, bytes, hash } = taken as { id: string; bytes: number; hash: string };
  const { kind, dryRun } = facts();
  const name = recordFileName(kind, doer.at);
  if (!isRecordKind(chosen.get('kind'))) {
    await discardUpload(db, id);
    return refused(400, 'Choose what the file holds: monsters or spells.');
  }
  const queued = await queueUpload(db, { id, kind, name, dryRun }, { bytes, hash }, doer);
  if (!queued) return refused(409, 'This upload was abandoned. Start a new one.');
  await loadAtOnce(services, { id, bytes });
  return { ok: true, id };
}

/** Reads a short form field; a longer value is read to its end and truncated. */
async function shortText(data: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of data) {
    if (text.length < LONGEST_FIELD) text += decoder.decode(piece, { stream: true });
  }
  return text.slice(0, LONGEST_FIELD);
}
