import { adminPaths } from '~/admin-paths';
import { askText, type Put, putFile } from '~/platform/put-file';
import { statusLine } from '~/platform/status-line';

/** What the admin chose to upload. */
export type Choice = { kind: string; dryRun: boolean; file: File };

/** The progress of an upload; `isWaiting` while the network is down and the upload is retried. */
export type Sending = { sent: number; total: number; isWaiting: boolean };

export type SentRecords = { ok: true; id: string } | { ok: false; problem: string };

type Parts = { bytes: number; count: number; there: number[] };
type Room = { url: string; headers: Record<string, string>; parts?: Parts };

/** How many attempts are made while the network is down; they take ten minutes in total. */
const MOST_TRIES = 24;
const LONGEST_WAIT_MS = 30_000;
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);
const LOST = 'Offline. Upload the same file again: it resumes where it stopped.';

/**
 * Uploads a records file: requests a ticket, sends the bytes (a large file in parts, skipping those already there and
 * retrying failed ones), and returns the job that loads it. Never throws; failures are reported in the specified words.
 */
export async function sendRecords(
  { kind, dryRun, file }: Choice,
  on: { signal: AbortSignal; onProgress: (sending: Sending) => void },
): Promise<SentRecords> {
  const json = {
    kind,
    dryRun,
    name: `${kind}-${Date.now()}.ndjson`,
    bytes: file.size,
    fileName: file.name.slice(-255),
    sentAs: `${file.name}:${file.size}:${file.lastModified}`.slice(-300),
  };
  const asked = await askText(adminPaths.presignUpload(), { method: 'POST', json });
  const room = readAnswer<Room>(asked, (line) => line);
  if (!room.ok) return room;
  const { url, headers, parts } = room.value;
  const total = file.size;
  if (parts === undefined) {
    const put = await putFile(url, file, {
      headers,
      signal: on.signal,
      onProgress: (sent) => on.onProgress({ sent, total, isWaiting: false }),
    });
    return jobOf(put);
  }
  const problem = await sendParts(file, { url, headers, parts }, on);
  if (problem !== null) return { ok: false, problem };
  return jobOf(await askText(url, { method: 'POST' }));
}

async function sendParts(
  file: File,
  { url, headers, parts }: Required<Room>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sending: Sending) => void },
): Promise<string | null> {
  const total = file.size;
  const there = new Set(parts.there);
  let sent = [...there].reduce((sum, part) => sum + sizeOf(part), 0);

  function sizeOf(part: number): number {
    return Math.min(parts.bytes, total - (part - 1) * parts.bytes);
  }

  for (let part = 1; part <= parts.count; part += 1) {
    if (there.has(part)) continue;
    const begin = (part - 1) * parts.bytes;
    const piece = file.slice(begin, begin + parts.bytes);
    const digest = await digestOf(piece);
    if (digest === null) return 'The file can no longer be read. Choose it again.';
    let put: Put = { kind: 'no-line' };
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      put = await putFile(`${url}&part=${part}`, piece, {
        headers: { ...headers, 'Content-Digest': digest },
        onProgress: (some) => onProgress({ sent: sent + some, total, isWaiting: false }),
        signal,
      });
      if (signal.aborted) return 'The upload was stopped.';
      if (put.kind === 'answered' && !PASSING.has(put.status)) break;
      onProgress({ sent, total, isWaiting: true });
      await pause(Math.min(LONGEST_WAIT_MS, 1000 * 2 ** tries), signal);
    }
    const kept = readAnswer<unknown>(put, (line) => `S3 PUT failed: ${line}`);
    if (!kept.ok) return kept.problem;
    sent += sizeOf(part);
    onProgress({ sent, total, isWaiting: false });
  }
  return null;
}

function jobOf(put: Put): SentRecords {
  const read = readAnswer<{ id: string }>(put, (line) => `S3 PUT failed: ${line}`);
  return read.ok ? { ok: true, id: read.value.id } : read;
}

function readAnswer<T>(
  put: Put,
  words: (line: string) => string,
): { ok: true; value: T } | { ok: false; problem: string } {
  if (put.kind === 'no-line') return { ok: false, problem: LOST };
  const { status, text } = put;
  if (status < 200 || status > 299) return { ok: false, problem: words(statusLine(status, text)) };
  try {
    // Our own addresses answer this JSON.
    return { ok: true, value: JSON.parse(text) as T };
  } catch {
    return { ok: false, problem: words(statusLine(status, text)) };
  }
}

/**
 * The header by which the server checks that a part arrived unchanged [RFC 9530]; null when the file has changed or
 * gone.
 */
async function digestOf(piece: Blob): Promise<string | null> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await piece.arrayBuffer());
    return `sha-256=:${btoa(String.fromCharCode(...new Uint8Array(hash)))}:`;
  } catch {
    return null;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
