import { REPORTED_PROBLEMS, STATEMENT_BYTES, STATEMENT_ROWS } from '~/platform/limits';
import type { RecordReading } from '../records/record-problem';
import type { Arrival, ChunkResult } from './import-chunk.server';
import { emptyReport, type ImportReport } from './import-report';
import type { ReadItem } from './record-readers';
import type { ShelvedRecord } from './shelf';

/** The functions that store records on a shelf. */
export type WayIn<R extends ShelvedRecord> = {
  read(value: unknown): RecordReading<R>;
  /** The id of a record on the shelf, or why it cannot be stored there. */
  idOf(record: R): { ok: true; id: string } | { ok: false; problem: string };
  /** Writes some records, all of them or none. */
  shelve(chunk: readonly Arrival<R>[]): Promise<ChunkResult>;
};

/** Stores the items of a file on a shelf in chunks, and reports the result. */
export async function shelveValues<R extends ShelvedRecord>(
  way: WayIn<R>,
  items: AsyncIterable<ReadItem> | Iterable<ReadItem>,
): Promise<ImportReport> {
  const report = emptyReport();
  const lineOfId = new Map<string, number>();
  let chunk: Arrival<R>[] = [];
  let chunkBytes = 0;
  let place = 0;

  function reject(line: number, problem: string) {
    report.rejectedCount += 1;
    if (report.rejected.length < REPORTED_PROBLEMS) report.rejected.push({ line, problem });
  }

  async function shelve() {
    if (chunk.length === 0) return;
    const result = await way.shelve(chunk);
    report.added += result.added;
    report.changed += result.changed;
    report.unchanged += result.unchanged;
    for (const { line, problem } of result.rejected) reject(line, problem);
    chunk = [];
    chunkBytes = 0;
  }

  for await (const item of items) {
    place += 1;
    if ('problem' in item) {
      const { kind = 'bad-line', line, problem } = item;
      if (kind === 'bad-line') reject(line, problem);
      else report.stopped = { reason: kind, problem };
      continue;
    }
    const { value, line = place } = item;
    const reading = arrivalOf(way, { line, value }, lineOfId);
    if (!reading.ok) {
      reject(line, reading.problem);
      continue;
    }
    if (chunk.length >= STATEMENT_ROWS || chunkBytes + reading.arrival.bytes > STATEMENT_BYTES) {
      await shelve();
    }
    chunk.push(reading.arrival);
    chunkBytes += reading.arrival.bytes;
  }
  await shelve();
  // Chunks report their lines late, so the report is sorted by line.
  report.rejected.sort((a, b) => a.line - b.line);
  return report;
}

/** Validates a value of a file for storing; `lineOfId` has the earlier records and gets this one added. */
export function arrivalOf<R extends ShelvedRecord>(
  way: Pick<WayIn<R>, 'read' | 'idOf'>,
  { line, value }: { line: number; value: unknown },
  lineOfId: Map<string, number>,
): { ok: true; arrival: Arrival<R> } | { ok: false; problem: string } {
  const reading = way.read(value);
  // All problems of a line are reported, one per line of text, so that it can be corrected at once.
  if (!reading.ok)
    return { ok: false, problem: [reading.problem, ...(reading.others ?? [])].join('\n') };
  const { record } = reading;
  const address = way.idOf(record);
  if (!address.ok) return address;
  const earlier = lineOfId.get(address.id);
  if (earlier !== undefined) {
    const problem = `lines ${earlier} and ${line} both are "${record.slug}" of "${record.source}": only the first counts`;
    return { ok: false, problem };
  }
  lineOfId.set(address.id, line);
  const json = JSON.stringify(record);
  // A UTF-16 unit takes at most three bytes in UTF-8; most names and texts are plain ASCII.
  const bytes = /[\u0080-\uffff]/.test(json) ? new TextEncoder().encode(json).length : json.length;
  return { ok: true, arrival: { line, id: address.id, record, json, bytes } };
}
