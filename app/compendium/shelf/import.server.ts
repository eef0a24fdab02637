import type { Database } from '~/platform/database.server';
import {
  IMPORT_BYTES,
  IMPORT_DEPTH,
  IMPORT_LINE_BYTES,
  IMPORT_LINES,
  REPORTED_PROBLEMS,
  STATEMENT_BYTES,
  STATEMENT_ROWS,
} from '~/platform/limits';
import { type NdjsonLimits, readNdjson } from '~/platform/ndjson';
import { publicId } from '../records/public-id';
import { type Arrival, shelveChunk } from './import-chunk.server';
import { emptyReport, type Importer, type ImportReport } from './import-report';
import { filledMonsterShelf } from './monster-shelf';
import type { FilledShelf, ShelvedRecord } from './shelf';
import { filledSpellShelf } from './spell-shelf';

const LIMITS: NdjsonLimits = {
  maxBytes: IMPORT_BYTES,
  maxLines: IMPORT_LINES,
  maxLineBytes: IMPORT_LINE_BYTES,
  maxDepth: IMPORT_DEPTH,
};

export type ImportOrder = {
  db: Database;
  kind: 'monsters' | 'spells';
  stream: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
  by: Importer;
  /** Milliseconds since 1970. */
  now: number;
  limits?: Partial<NdjsonLimits>;
};

/**
 * Loads a file of records, one JSON object a line. Records are known by source and slug: new ones are added, others
 * changed, equal ones left alone, bad lines reported. Each chunk is written whole or not at all, so a broken-off import
 * can be run again.
 */
export async function importRecords(order: ImportOrder): Promise<ImportReport> {
  return order.kind === 'monsters'
    ? importOnto(filledMonsterShelf, order)
    : importOnto(filledSpellShelf, order);
}

async function importOnto<R extends ShelvedRecord>(
  filled: FilledShelf<R>,
  { db, stream, by, now, limits }: ImportOrder,
): Promise<ImportReport> {
  const report = emptyReport();
  const lineOfId = new Map<string, number>();
  let chunk: Arrival<R>[] = [];
  let chunkBytes = 0;

  function reject(line: number, problem: string) {
    report.rejectedCount += 1;
    if (report.rejected.length < REPORTED_PROBLEMS) report.rejected.push({ line, problem });
  }

  async function shelve() {
    if (chunk.length === 0) return;
    const result = await shelveChunk(db.$client, filled, chunk, { by, now });
    report.added += result.added;
    report.changed += result.changed;
    report.unchanged += result.unchanged;
    for (const { line, problem } of result.rejected) reject(line, problem);
    chunk = [];
    chunkBytes = 0;
  }

  for await (const item of readNdjson(stream, { ...LIMITS, ...limits })) {
    if ('problem' in item) {
      if (item.kind === 'bad-line') reject(item.line, item.problem);
      else report.stopped = { reason: item.kind, problem: item.problem };
      continue;
    }
    const reading = arrivalOf(filled, item, lineOfId);
    if (!reading.ok) {
      reject(item.line, reading.problem);
      continue;
    }
    if (chunk.length >= STATEMENT_ROWS || chunkBytes + reading.arrival.bytes > STATEMENT_BYTES) {
      await shelve();
    }
    chunk.push(reading.arrival);
    chunkBytes += reading.arrival.bytes;
  }
  await shelve();
  // Chunks report their own lines late: in the order of the file they read better.
  report.rejected.sort((a, b) => a.line - b.line);
  return report;
}

function arrivalOf<R extends ShelvedRecord>(
  filled: FilledShelf<R>,
  { line, value }: { line: number; value: object },
  lineOfId: Map<string, number>,
): { ok: true; arrival: Arrival<R> } | { ok: false; problem: string } {
  const reading = filled.read(value);
  if (!reading.ok) return reading;
  const { record } = reading;
  const address = publicId(record.source, record.slug);
  if (!address.ok) return address;
  const earlier = lineOfId.get(address.id);
  if (earlier !== undefined) {
    const problem = `lines ${earlier} and ${line} both are "${record.slug}" of "${record.source}": only the first counts`;
    return { ok: false, problem };
  }
  lineOfId.set(address.id, line);
  const json = JSON.stringify(record);
  // Three bytes is the most that one UTF-16 unit takes; most names and texts are plain ASCII.
  const bytes = /[\u0080-\uffff]/.test(json) ? new TextEncoder().encode(json).length : json.length;
  return { ok: true, arrival: { line, id: address.id, record, json, bytes } };
}
