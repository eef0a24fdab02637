import { readFile, type ShelfStore, type Unread, writeFile } from './loose-files.server';
import { packText, unpackText } from './packed-text';
import { MOST_BYTES_IN_ROW } from './shelf-limits';

/** A text as stored: packed in the row, or packed in a file. */
export type StoredText = {
  packed: Uint8Array<ArrayBuffer> | null;
  key: string | null;
  bytes: number;
};

/** The columns of a stored text as D1 returns them: a blob comes as an array of numbers. */
export type TextColumns = { packed: number[] | ArrayBuffer | null; key: string | null };

/** Packs a text and, when it is large, writes it to a file; null when R2 refuses it. */
export async function storeText(
  store: ShelfStore,
  folder: string,
  text: string,
  now: number,
): Promise<StoredText | null> {
  const packed = await packText(text);
  const bytes = packed.byteLength;
  if (bytes <= MOST_BYTES_IN_ROW) return { packed, key: null, bytes };
  const key = await writeFile(store, folder, packed, now);
  return key === null ? null : { packed: null, key, bytes };
}

export type TextRead = { ok: true; text: string } | { ok: false; reason: Unread };

/** The stored text, or why it cannot be read; a text larger than `mostBytes` counts as lost. */
export async function readText(
  files: R2Bucket,
  { packed, key }: TextColumns,
  mostBytes: number,
): Promise<TextRead> {
  if (key === null) return packed === null ? LOST : unpacked(packed, mostBytes);
  const read = await readFile(files, key);
  return read.ok ? unpacked(read.bytes, mostBytes) : read;
}

const LOST: TextRead = { ok: false, reason: 'lost' };

async function unpacked(bytes: number[] | ArrayBuffer, mostBytes: number): Promise<TextRead> {
  const text = await unpackText(Array.isArray(bytes) ? Uint8Array.from(bytes) : bytes, mostBytes);
  return text === null ? LOST : { ok: true, text };
}
