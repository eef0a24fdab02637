import { readMonsterRecord } from '~/compendium/records/read-records';
import { asObject, type Foreign, own, textOf } from './foreign';
import type { HomebrewPiece } from './reading';

/** Returns whether a value is a Delvewright record of any format version. */
export function isOwn(value: Foreign): boolean {
  return ['slug', 'edition', 'abilities', 'hp', 'ac'].every((key) => Object.hasOwn(value, key));
}

/** Reads a Delvewright record unchanged; no value is guessed. */
export function readOwn(value: unknown): HomebrewPiece {
  const reading = readMonsterRecord(value);
  const name = textOf(own(asObject(value), 'name')).slice(0, 100) || 'A record without a name';
  return {
    name: reading.ok ? reading.record.name : name,
    record: reading.ok ? reading.record : null,
    missing: reading.ok ? null : reading.problem,
    kept: reading.ok ? ['The whole record'] : [],
    changed: [],
    dropped: [],
    source: JSON.stringify(value, null, 1).slice(0, 20_000),
  };
}
