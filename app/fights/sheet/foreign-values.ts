/** Readers for values of files from other programs: each returns null for anything of another type. */

export function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // An object parsed from JSON has string keys.
      (value as Record<string, unknown>)
    : null;
}

export function asList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** Returns one line of at most `most` characters without control characters; null when nothing is left. */
export function asText(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null;
  const line = value
    .slice(0, 10 * most)
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, most)
    .trim();
  return line === '' ? null : line;
}

/** Returns a whole number, from a number or its text. */
export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  // Adding 0 turns −0 into 0.
  return Math.trunc(number) + 0;
}
