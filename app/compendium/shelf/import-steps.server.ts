import { STATEMENT_BYTES, STATEMENT_ROWS } from '~/platform/limits';
import type { NdjsonItem, NdjsonPlace } from '~/platform/ndjson';
import { publicId } from '../records/public-id';
import type { Arrival } from './import-chunk.server';
import type { RejectedLine } from './import-report';
import type { FilledShelf, ShelvedRecord } from './shelf';
import { arrivalOf } from './shelve-values.server';

/** Lines of a step, however many of them are records: a file of nothing else than bad lines goes on in steps as well. */
const STEP_LINES = 2000;

/** A stretch of a file that is written at once: its records, the lines that are none, and where the file goes on behind it. */
export type ImportStep<R> = {
  chunk: Arrival<R>[];
  rejected: RejectedLine[];
  /** Behind the step; its byte counts from where this reading began. */
  next: NdjsonPlace;
  /** Whether the file ends here, and why it could not be read further where it did not. */
  end: FileEnd | null;
};

export type FileEnd = { reason: 'whole' } | { reason: 'too-large' | 'broken-off'; problem: string };

export type SteppedFile = {
  items: AsyncIterable<NdjsonItem>;
  /** What the items' reader says of its place. */
  place: Readonly<NdjsonPlace>;
  /** The lines of the records that earlier steps have read, by their public ids; those of this reading are put in. */
  lineOfId: Map<string, number>;
};

/**
 * Reads a file of records in steps that each may be written in one statement's bounds, and hands them on, one after the other,
 * until there is no more or whoever takes them answers that it is enough for now.
 */
export async function readInSteps<R extends ShelvedRecord>(
  filled: FilledShelf<R>,
  { items, place, lineOfId }: SteppedFile,
  take: (step: ImportStep<R>) => Promise<'on' | 'enough'>,
): Promise<void> {
  const way = {
    read: filled.read,
    idOf: ({ source, slug }: R) => publicId(source, slug),
  };
  let step = emptyStep<R>(place);
  let bytes = 0;

  /** Gives on what is gathered; what comes after begins a new step. */
  async function give(end: FileEnd | null): Promise<'on' | 'enough'> {
    const given = { ...step, end };
    step = emptyStep<R>(step.next);
    bytes = 0;
    return take(given);
  }

  /** What stands on a line: one record, or those of an answer of our own lists. */
  function readLine(item: NdjsonItem): { arrivals: Arrival<R>[]; rejected: RejectedLine[] } {
    const { line } = item;
    const arrivals: Arrival<R>[] = [];
    const rejected: RejectedLine[] = [];
    if ('problem' in item) rejected.push({ line, problem: item.problem });
    else
      for (const value of recordsOn(item.value)) {
        const reading = arrivalOf(way, { line, value }, lineOfId);
        if (reading.ok) arrivals.push(reading.arrival);
        else rejected.push({ line, problem: reading.problem });
      }
    return { arrivals, rejected };
  }

  for await (const item of items) {
    if ('problem' in item && item.kind !== 'bad-line') {
      await give({ reason: item.kind, problem: item.problem });
      return;
    }
    const { arrivals, rejected } = readLine(item);
    const more = arrivals.reduce((sum, arrival) => sum + arrival.bytes, 0);
    // The records of one line are written together: reading goes on behind it, or before it.
    const isTooMuch =
      bytes + more > STATEMENT_BYTES || step.chunk.length + arrivals.length > STATEMENT_ROWS;
    if (isTooMuch && step.chunk.length > 0 && (await give(null)) === 'enough') return;
    step.chunk.push(...arrivals);
    bytes += more;
    step.rejected.push(...rejected);
    step.next = { ...place };
    const isFull =
      step.chunk.length >= STATEMENT_ROWS || step.chunk.length + step.rejected.length >= STEP_LINES;
    if (isFull && (await give(null)) === 'enough') return;
  }
  step.next = { ...place };
  await give({ reason: 'whole' });
}

/** The records of a line: itself, or the items of what our own lists and searches answer, `{ items, cursor }`. */
export function recordsOn(value: object): readonly unknown[] {
  const items: unknown = 'items' in value && 'cursor' in value ? value.items : null;
  return Array.isArray(items) && items.length <= STATEMENT_ROWS ? items : [value];
}

function emptyStep<R>(next: Readonly<NdjsonPlace>): ImportStep<R> {
  return { chunk: [], rejected: [], next: { ...next }, end: null };
}
