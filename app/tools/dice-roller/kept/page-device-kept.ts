import { KEPT_LIMITS, type Kept, type TypedKept } from './kept-limits';

const KEY = 'dice-kept';

/** The macros and tables stored on this device; invalid entries are left out. */
export function deviceKept(): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Replaces the macros and tables stored on this device; false when storage fails. */
export function writeDeviceKept(kept: readonly Kept[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Whether the limit of this kind allows another one. */
export function hasRoom(kept: readonly Kept[], { kind }: TypedKept): boolean {
  return kept.filter((one) => one.kind === kind).length < KEPT_LIMITS[kind];
}

function isKept(value: unknown): value is Kept {
  const { id, kind, name, body, character } = Object(value);
  const isText = [id, name, body, character].every((one) => typeof one === 'string');
  return isText && (kind === 'macro' || kind === 'table');
}
