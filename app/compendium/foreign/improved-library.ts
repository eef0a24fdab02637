import { asObject, type Foreign } from './foreign';

/** The creatures of a whole library of Improved Initiative, each under a key of its own, as an object or the text of one; null for any other file. */
export function libraryValues(file: Foreign): readonly unknown[] | null {
  const keys = Object.keys(file).filter((key) =>
    /^(?:ImprovedInitiative\.)?(?:Creatures|StatBlocks)\.(?!$)/.test(key),
  );
  return keys.length === 0 ? null : keys.map((key) => readValue(file[key]));
}

function readValue(value: unknown): unknown {
  if (typeof value !== 'string') return asObject(value);
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
