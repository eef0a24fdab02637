import { STATEMENT_BYTES, STATEMENT_ROWS } from '~/platform/limits';
import type { NdjsonItem, NdjsonPlace } from '~/platform/ndjson';
import { publicId } from '../records/public-id';
import type { Arrival } from './import-chunk.server';
import type { RejectedLine } from './import-report';
import type { FilledShelf, ShelvedRecord } from './shelf';
import { arrivalOf } from './shelve-values.server';

/** The maximum number of lines in a step, so that a file of only invalid lines is also read in steps. */
const STEP_LINES = 2000;

/** A part of a file that is written at once: its records, the rejected lines, and where the file continues. */
export type ImportStep<R> = {
  chunk: Arrival<R>[];
  rejected: RejectedLine[];
  /** The position after the step; its byte offset counts from the start of this reading. */
  next: NdjsonPlace;
  /** Whether the file ends here, and if it was not read completely, why. */
  end: FileEnd | null;
};

export type FileEnd = { reason: 'whole' } | { reason: 'too-large' | 'broken-off'; problem: string };

export type SteppedFile = {
  items: AsyncIterable<NdjsonItem>;
  /** The current position of the reader of the items. */
  place: Readonly<NdjsonPlace>;
  /** The lines of records from earlier steps, by public id; records of this reading are added. */
  lineOfId: Map<string, number>;
};

/**
 * Reads a file of records in steps that each fit the limits of a statement, and passes them to `take` one by one, until
 * the file ends or `take` returns "enough".
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

  /** Passes on the gathered records and starts a new step. */
  async function give(end: FileEnd | null): Promise<'on' | 'enough'> {
    const given = { ...step, end };
    step = emptyStep<R>(step.next);
    bytes = 0;
    return take(given);
  }

  /** Reads a line: one record, or the records in a response of our own list API. */
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
    // The records of one line are written together, so reading resumes before or after the whole line.
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

/** The records of a line: the value itself, or the items of a response `{ items, cursor }` of our own API. */
export function recordsOn(value: object): readonly unknown[] {
  const items: unknown = 'items' in value && 'cursor' in value ? value.items : null;
  return Array.isArray(items) && items.length <= STATEMENT_ROWS ? items : [value];
}

function emptyStep<R>(next: Readonly<NdjsonPlace>): ImportStep<R> {
  return { chunk: [], rejected: [], next: { ...next }, end: null };
}
