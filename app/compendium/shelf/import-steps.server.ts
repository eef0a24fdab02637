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

  for await (const item of items) {
    if ('problem' in item && item.kind !== 'bad-line') {
      await give({ reason: item.kind, problem: item.problem });
      return;
    }
    const { line } = item;
    const reading =
      'problem' in item
        ? { ok: false as const, problem: item.problem }
        : arrivalOf(way, item, lineOfId);
    if (reading.ok && bytes + reading.arrival.bytes > STATEMENT_BYTES && step.chunk.length > 0) {
      if ((await give(null)) === 'enough') return;
    }
    if (reading.ok) {
      step.chunk.push(reading.arrival);
      bytes += reading.arrival.bytes;
    } else step.rejected.push({ line, problem: reading.problem });
    step.next = { ...place };
    const isFull =
      step.chunk.length >= STATEMENT_ROWS || step.chunk.length + step.rejected.length >= STEP_LINES;
    if (isFull && (await give(null)) === 'enough') return;
  }
  step.next = { ...place };
  await give({ reason: 'whole' });
}

function emptyStep<R>(next: Readonly<NdjsonPlace>): ImportStep<R> {
  return { chunk: [], rejected: [], next: { ...next }, end: null };
}
