import type { AppLoadContext } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { capBody } from '~/platform/body-cap';
import { hashOfStream, openFileHash } from '~/platform/file-hash.server';
import { privateJson } from '~/platform/json-call.server';
import { putPart, type Received, receiveFile } from '~/platform/receive-file.server';
import { spendTicket } from '~/platform/used-tickets.server';
import { discardUpload, queueUpload } from '../job/jobs-sql.server';
import { loadAtOnce } from '../run/run-imports.server';
import { NO_STORAGE } from './open-file.server';
import { notePart, notePartUpload, partsThere } from './parts-sql.server';
import type { Opened } from './ticket-holder.server';
import { bytesOfPart, partsOf, tooLargeWords } from './upload-limits';

type Asked = Pick<AppLoadContext, 'services'>;

export const PACKED = 'Send the records uncompressed.';
const GIVEN_UP = 'This upload was abandoned. Start a new one.';

/** Why a file was refused, with the status for a program. */
export function refusalOf(
  reason: (Received & { ok: false })['reason'],
  mostBytes: number,
): { status: number; problem: string } {
  switch (reason) {
    case 'empty':
      return { status: 400, problem: 'The file is empty.' };
    case 'too-large':
      return { status: 413, problem: tooLargeWords(mostBytes) };
    case 'broken-off':
      return { status: 400, problem: 'The file did not arrive complete. Send it again.' };
    case 'no-storage':
      return { status: 503, problem: NO_STORAGE };
  }
}

/** Receives a file in one piece, once. */
export async function takeWhole(
  request: Request,
  { job, ticket, doer }: Opened,
  { services }: Asked,
): Promise<Response> {
  const { db, files } = services;
  if (request.headers.has('Content-Encoding')) return problemJson(415, PACKED);
  if (job.partUpload !== null || job.objectKey === null) {
    return problemJson(400, 'This file comes in parts: name the part.');
  }
  const { maxBytes } = ticket;
  const capped = capBody(request, maxBytes);
  if (capped.exceeded()) return problemJson(413, tooLargeWords(maxBytes));
  if (!(await spendTicket(db, ticket))) {
    return problemJson(403, 'This upload link was already used.');
  }
  const body = capped.request.body ?? new Blob([]).stream();
  const received = await receiveFile(body, {
    files,
    key: job.objectKey,
    maxBytes,
    onParts: (upload) => notePartUpload(db, job.id, upload),
  });
  if (!received.ok) {
    await discardUpload(db, job.id);
    const reason = capped.exceeded() ? 'too-large' : received.reason;
    const { status, problem } = refusalOf(reason, maxBytes);
    return problemJson(status, problem);
  }
  if (!(await queueUpload(db, job, received, doer))) return problemJson(409, GIVEN_UP);
  const { bytes, hash } = received;
  await loadAtOnce(services, { id: job.id, bytes });
  return privateJson({ id: job.id, bytes, hash });
}

/** Receives one part of a file, which must have the exact size and the hash in the request's header. */
export async function takePart(
  request: Request,
  { job }: Opened,
  part: number,
  { services }: Asked,
): Promise<Response> {
  const { db, files } = services;
  if (request.headers.has('Content-Encoding')) return problemJson(415, PACKED);
  if (job.partUpload === null || job.objectKey === null) {
    return problemJson(400, 'This file comes in one piece.');
  }
  const wanted = Number.isSafeInteger(part) ? bytesOfPart(job.bytes, part) : 0;
  if (wanted === 0) return problemJson(400, 'This file has no such part.');
  const capped = capBody(request, wanted);
  if (capped.exceeded()) return problemJson(413, `This part has more than ${wanted} bytes.`);
  const bytes = await bytesOf(capped.request);
  if (bytes === null || bytes.byteLength !== wanted) {
    return capped.exceeded()
      ? problemJson(413, `This part has more than ${wanted} bytes.`)
      : problemJson(400, 'This part did not arrive complete. Send it again.');
  }
  const hash = openFileHash();
  hash.add(bytes);
  const kept = { part, bytes: bytes.byteLength, hash: hash.hex() };
  const sent = request.headers.get('Content-Digest');
  if (sent !== null && sent !== digestHeader(kept.hash)) {
    return problemJson(400, 'This part was changed on its way. Send it again.');
  }
  try {
    const upload = files.resumeMultipartUpload(job.objectKey, job.partUpload);
    const { etag } = await putPart(upload, part, bytes);
    await notePart(db, job.id, { ...kept, etag });
  } catch {
    return problemJson(503, NO_STORAGE);
  }
  return privateJson(kept);
}

/** A hex hash in the format of the header [RFC 9530]. */
function digestHeader(hex: string): string {
  const bytes = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return `sha-256=:${btoa(String.fromCharCode(...bytes))}:`;
}

async function bytesOf(request: Request): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch {
    return null;
  }
}

/** Joins a file's parts once all are there; may be called twice. */
export async function endParts({ job, doer }: Opened, { services }: Asked): Promise<Response> {
  const { db, files } = services;
  const { objectKey, partUpload, bytes } = job;
  if (objectKey === null || partUpload === null) {
    return problemJson(400, 'This file comes in one piece.');
  }
  const parts = await partsThere(db, job.id);
  const missing = partsOf(bytes) - parts.length;
  if (missing > 0) {
    return problemJson(409, `${missing} of its ${partsOf(bytes)} parts are missing.`);
  }
  let hash: string;
  try {
    // An earlier attempt may have failed after this step.
    const isWhole = (await files.head(objectKey))?.size === bytes;
    if (!isWhole) {
      const named = parts.map(({ part, etag }) => ({ partNumber: part, etag }));
      await files.resumeMultipartUpload(objectKey, partUpload).complete(named);
    }
    const file = await files.get(objectKey);
    if (file === null || file.size !== bytes) return problemJson(503, NO_STORAGE);
    hash = await hashOfStream(file.body);
  } catch {
    return problemJson(503, NO_STORAGE);
  }
  if (!(await queueUpload(db, job, { bytes, hash }, doer))) return problemJson(409, GIVEN_UP);
  return privateJson({ id: job.id, bytes, hash });
}
