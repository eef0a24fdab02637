import { liftMonster } from './former/lift-monster';
import { liftSpell } from './former/lift-spell';
import { formerMonster } from './former/monster-record';
import { formerSpell } from './former/spell-record';
import { MONSTER_FORMAT, type MonsterRecord, monsterRecord } from './monster-record';
import { type RecordReading, readRecord } from './record-problem';
import { type SpellRecord, spellRecord } from './spell-record';

/**
 * Reads a monster from outside: every field in its canonical order with defaults filled in, or what is wrong in words. A
 * record without `format` is one of the first version, and is lifted.
 */
export function readMonsterRecord(value: unknown): RecordReading<MonsterRecord> {
  if (hasFormat(value)) return readRecord(monsterRecord, value);
  const former = readRecord(formerMonster, value);
  return former.ok ? readRecord(monsterRecord, liftMonster(former.record)) : former;
}

/** Reads a spell from outside, as `readMonsterRecord` reads a monster. */
export function readSpellRecord(value: unknown): RecordReading<SpellRecord> {
  if (hasFormat(value)) return readRecord(spellRecord, value);
  const former = readRecord(formerSpell, value);
  return former.ok ? readRecord(spellRecord, liftSpell(former.record)) : former;
}

function hasFormat(value: unknown): value is { format: unknown } {
  return typeof value === 'object' && value !== null && 'format' in value;
}

/** A monster as it is stored, of whatever version; it was let in once, so that one that cannot be read is our own fault. */
export function reviveMonster(json: string): MonsterRecord {
  return revived(readMonsterRecord(JSON.parse(json)));
}

/**
 * The same for hundreds at a time: one of the present version is taken as it was let in, without being checked once more, which takes
 * a tenth of the time.
 */
export function trustedMonster(json: string): MonsterRecord {
  const value: unknown = JSON.parse(json);
  const isPresent = hasFormat(value) && value.format === MONSTER_FORMAT;
  // It was written by `readMonsterRecord`, with its defaults filled in.
  return isPresent ? (value as unknown as MonsterRecord) : revived(readMonsterRecord(value));
}

/** A spell as it is stored, of whatever version. */
export function reviveSpell(json: string): SpellRecord {
  return revived(readSpellRecord(JSON.parse(json)));
}

function revived<T>(reading: RecordReading<T>): T {
  if (!reading.ok) throw new Error(`A stored record cannot be read: ${reading.problem}`);
  return reading.record;
}
