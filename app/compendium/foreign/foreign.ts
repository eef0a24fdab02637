import { plainSigns } from './text/plain-signs';

/** An object of a foreign file; read it only through `own`, never through its prototype. */
export type Foreign = Readonly<Record<string, unknown>>;

/** Returns the value as an object, or null when it is not one. */
export function asObject(value: unknown): Foreign | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Foreign)
    : null;
}

/** Reads an own property of an object; undefined for inherited or missing ones. */
export function own(object: Foreign | null, key: string): unknown {
  return object !== null && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Follows a path of keys to a nested object; null when a step is missing. */
export function within(object: Foreign | null, ...path: readonly string[]): Foreign | null {
  return path.reduce<Foreign | null>((at, key) => asObject(own(at, key)), object);
}

/** Returns the first `most` values of a list; anything else gives an empty list. */
export function listOf(value: unknown, most = 200): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

/** Returns the objects of a list; other values are omitted. */
export function objectsOf(value: unknown): Foreign[] {
  return listOf(value)
    .map(asObject)
    .filter((one) => one !== null);
}

/** Returns a text (trimmed, with normalised punctuation) or a number as text; an empty string for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? plainSigns(value.slice(0, 20_000)).trim() : '';
}

/** Returns the text of a value given as a name, or as an object with a name. */
export function nameOf(value: unknown): string {
  return textOf(value) || textOf(own(asObject(value), 'name'));
}

/** Returns a whole number, also from the start of a text such as "+5" or "30 ft."; null for anything else. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? Math.round(value) : null;
  // Only the first 40 characters: a very long run of spaces would cause heavy backtracking.
  const text = typeof value === 'string' ? value.trimStart().slice(0, 40) : '';
  const found = /^([+−–-]?)\s*(\d{1,6})\b/.exec(text);
  if (found === null) return null;
  return Number(found[2]) * (/[−–-]/.test(found[1] ?? '') ? -1 : 1);
}

/** The full names of the ability scores, in lower case. */
export const LONG_SCORES = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'wisdom',
  'charisma',
] as const;

/**
 * Reads six ability scores of an object under the given keys, each 1 to 50; null when one is missing or out of range.
 */
export function scoresOf(
  object: Foreign | null,
  names: readonly [string, string, string, string, string, string] = LONG_SCORES,
): { str: number; dex: number; con: number; int: number; wis: number; cha: number } | null {
  const read = names.map((name) => numberOf(own(object, name)));
  if (read.some((score) => score === null || score < 1 || score > 50)) return null;
  const [str = 10, dex = 10, con = 10, int = 10, wis = 10, cha = 10] = read.map((one) => one ?? 10);
  return { str, dex, con, int, wis, cha };
}
