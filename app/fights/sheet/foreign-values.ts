/** Values of a file from elsewhere, taken only as what they should be: null for everything else. */

export function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // An object of a JSON text has string keys.
      (value as Record<string, unknown>)
    : null;
}

export function asList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** One line of at most so many characters, without control characters; null when nothing is left of it. */
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

/** A whole number, from a number or its text. */
export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  // The sum turns −0 into 0.
  return Math.trunc(number) + 0;
}
