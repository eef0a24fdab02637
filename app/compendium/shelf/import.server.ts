import type { Database } from '~/platform/database.server';
import { IMPORT_BYTES, IMPORT_DEPTH, IMPORT_LINE_BYTES, IMPORT_LINES } from '~/platform/limits';
import { type NdjsonLimits, readNdjson } from '~/platform/ndjson';
import { publicId } from '../records/public-id';
import { shelveChunk } from './import-chunk.server';
import type { Importer, ImportReport } from './import-report';
import { filledMonsterShelf } from './monster-shelf';
import type { FileReader, RecordFile } from './record-readers';
import type { FilledShelf, ShelvedRecord } from './shelf';
import { shelveValues, type WayIn } from './shelve-values.server';
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
  stream: RecordFile;
  by: Importer;
  /** Milliseconds since 1970. */
  now: number;
  limits?: Partial<NdjsonLimits>;
  /** How the file is read; the default is one JSON object per line. */
  read?: FileReader;
};

/**
 * Imports a file of records, one JSON object per line or in the form that `read` handles. Records are identified by
 * source and slug: new ones are added, different ones updated, equal ones left, bad lines reported. Each chunk is
 * written atomically, so an interrupted import can be repeated.
 */
export async function importRecords(order: ImportOrder): Promise<ImportReport> {
  return order.kind === 'monsters'
    ? importOnto(filledMonsterShelf, order)
    : importOnto(filledSpellShelf, order);
}

async function importOnto<R extends ShelvedRecord>(
  filled: FilledShelf<R>,
  { db, stream, by, now, limits, read = readNdjson }: ImportOrder,
): Promise<ImportReport> {
  const way: WayIn<R> = {
    read: filled.read,
    idOf: ({ source, slug }) => publicId(source, slug),
    shelve: (chunk) => shelveChunk(db.$client, filled, chunk, { by, now }),
  };
  return shelveValues(way, read(stream, { ...LIMITS, ...limits }));
}
