import { type TypedRoll, typedRoll } from './typed-roll';

/** A roll as this device remembers it: its query with the seed, and what it came to. */
export type KeptRoll = { query: string; title: string; came: string };

const KEY = 'dice-rolls';
const MOST = 60;

/** The rolls of this device, the latest first; whatever is not one is left out. */
export function keptRolls(): KeptRoll[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.slice(0, MOST).filter(isKeptRoll);
  } catch {
    return [];
  }
}

/** Remembers a roll, and forgets the oldest where there are many. Another tab's rolls stay. */
export function keepRoll(roll: KeptRoll): void {
  write([roll, ...keptRolls()].slice(0, MOST));
}

/** Forgets all rolls of this device. */
export function forgetRolls(): void {
  write([]);
}

/** What was typed for a roll of the history. */
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
    // Storage is full or refused: the page rolls on without a memory.
  }
}
