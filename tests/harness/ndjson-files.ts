import { type NdjsonItem, type NdjsonLimits, readNdjson } from '~/platform/ndjson';

/** Limits above those of any test's file. */
export const LIMITS: NdjsonLimits = {
  maxBytes: 10_000_000,
  maxLines: 1000,
  maxLineBytes: 1_000_000,
  maxDepth: 32,
};
export const encoder = new TextEncoder();

async function* chunksOf(bytes: Uint8Array, cuts: readonly number[]) {
  let from = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    yield bytes.slice(from, Math.max(from, Math.min(cut, bytes.length)));
    from = Math.max(from, Math.min(cut, bytes.length));
  }
  yield bytes.slice(from);
}

/** All items of a file that arrives in chunks, cut at these bytes. */
export async function read(
  file: string | Uint8Array,
  limits: Partial<NdjsonLimits> = {},
  cuts: readonly number[] = [],
): Promise<NdjsonItem[]> {
  const bytes = typeof file === 'string' ? encoder.encode(file) : file;
  const items: NdjsonItem[] = [];
  for await (const item of readNdjson(chunksOf(bytes, cuts), { ...LIMITS, ...limits })) {
    items.push(item);
  }
  return items;
}

/** The problem of a file with one line. */
export async function problemOf(line: string | Uint8Array): Promise<string> {
  const [item, ...rest] = await read(line);
  if (!item || !('problem' in item) || rest.length > 0) throw new Error('expected one problem');
  return item.problem;
}
