import { asObject, type Foreign } from './foreign';

/**
 * The creatures of an Improved Initiative library, each under its own key as an object or JSON text; null for other
 * files.
 */
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
