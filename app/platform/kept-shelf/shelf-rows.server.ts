import { readText, type TextRead } from './stored-text.server';

/** Columns that say how a saved thing is stored, and nothing about the thing itself. */
export const STORED_COLUMNS = [
  'body',
  'body_key',
  'bytes',
  'shown',
  'shown_key',
  'shown_bytes',
  'shown_until',
] as const;

/** More than any tool allows for one text. */
const LONGEST_BYTES = 16 * 1024 * 1024;

/**
 * The text of a saved thing from its D1 row, or why it cannot be read. `plain` is the column in which older rows hold
 * their text uncompressed.
 */
export async function textOfRow(
  files: R2Bucket,
  row: Readonly<Record<string, unknown>>,
  plain: string,
): Promise<TextRead> {
  const { body, body_key: key } = row;
  if (body === null && key === null) return { ok: true, text: String(row[plain] ?? '') };
  const packed = Array.isArray(body) || body instanceof ArrayBuffer ? body : null;
  const stored = { packed, key: typeof key === 'string' ? key : null };
  return readText(files, stored, LONGEST_BYTES);
}
