import { plainSigns } from './text/plain-signs';

/** An object of a foreign file; its prototype is never looked at. */
export type Foreign = Readonly<Record<string, unknown>>;

/** A value as an object, or null. */
export function asObject(value: unknown): Foreign | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Foreign)
    : null;
}

/** A field of an object by its own keys alone. */
export function own(object: Foreign | null, key: string): unknown {
  return object !== null && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** An object within an object. */
export function within(object: Foreign | null, ...path: readonly string[]): Foreign | null {
  return path.reduce<Foreign | null>((at, key) => asObject(own(at, key)), object);
}

/** A list of at most so many values; anything else is an empty one. */
export function listOf(value: unknown, most = 200): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

/** The objects of a list; what is none is left out. */
export function objectsOf(value: unknown): Foreign[] {
  return listOf(value)
    .map(asObject)
    .filter((one) => one !== null);
}

/** A text with plain signs, or a number as text; trimmed, and empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? plainSigns(value.slice(0, 20_000)).trim() : '';
}

/** A whole number, also one that stands in a text ("+5", "30 ft."); null for anything else. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? Math.round(value) : null;
  // Its beginning alone: blanks without an end would be gone through again and again.
  const text = typeof value === 'string' ? value.trimStart().slice(0, 40) : '';
  const found = /^([+−–-]?)\s*(\d{1,6})\b/.exec(text);
  if (found === null) return null;
  return Number(found[2]) * (/[−–-]/.test(found[1] ?? '') ? -1 : 1);
}

/** The long names of the scores, small. */
export const LONG_SCORES = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'wisdom',
  'charisma',
] as const;

/** The six scores of an object by any names, each 1 to 50; null when one is missing. */
export function scoresOf(
  object: Foreign | null,
  names: readonly [string, string, string, string, string, string] = LONG_SCORES,
): { str: number; dex: number; con: number; int: number; wis: number; cha: number } | null {
  const read = names.map((name) => numberOf(own(object, name)));
  if (read.some((score) => score === null || score < 1 || score > 50)) return null;
  const [str = 10, dex = 10, con = 10, int = 10, wis = 10, cha = 10] = read.map((one) => one ?? 10);
  return { str, dex, con, int, wis, cha };
}
