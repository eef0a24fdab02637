import { type TypedRoll, typedRoll } from './typed-roll';

/** A stored roll of this device: its query with the seed, and its result. */
export type KeptRoll = { query: string; title: string; came: string };

const KEY = 'dice-rolls';
const MOST = 60;

/** The rolls of this device, the latest first; invalid entries are left out. */
export function keptRolls(): KeptRoll[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.slice(0, MOST).filter(isKeptRoll);
  } catch {
    return [];
  }
}

/** Stores a roll and removes the oldest beyond the limit. Rolls of other tabs are kept. */
export function keepRoll(roll: KeptRoll): void {
  write([roll, ...keptRolls()].slice(0, MOST));
}

/** Deletes all rolls of this device. */
export function forgetRolls(): void {
  write([]);
}

/** The typed values of a stored roll, without seed and word. */
export function typedAgain({ query }: KeptRoll): TypedRoll {
  return { ...typedRoll(new URLSearchParams(query)), seed: '', word: '' };
}

function isKeptRoll(value: unknown): value is KeptRoll {
  const { query, title, came } = Object(value);
  return [query, title, came].every((one) => typeof one === 'string');
}

function write(rolls: readonly KeptRoll[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rolls));
  } catch {
    // Storage is full or denied: the page works without a history.
  }
}
