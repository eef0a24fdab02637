import { liftMonster } from './former/lift-monster';
import { liftSpell } from './former/lift-spell';
import { formerMonster } from './former/monster-record';
import { formerSpell } from './former/spell-record';
import { filledMonster, filledSpell } from './least-record';
import { MONSTER_FORMAT, type MonsterRecord, monsterRecord } from './monster-record';
import { type RecordReading, readRecord } from './record-problem';
import { SPELL_FORMAT, type SpellRecord, spellRecord } from './spell-record';
import { isUnknown } from './unknown-facts';

/**
 * Validates a monster from outside: returns it with fields in canonical order and defaults filled in, or the problems
 * as text. A record without `format` is format 1 and is converted.
 */
export function readMonsterRecord(value: unknown): RecordReading<MonsterRecord> {
  if (hasFormat(value)) return readRecord(monsterRecord, value);
  const former = readRecord(formerMonster, value);
  return former.ok ? readRecord(monsterRecord, liftMonster(former.record)) : former;
}

/** Validates a spell from outside in the same way. */
export function readSpellRecord(value: unknown): RecordReading<SpellRecord> {
  if (hasFormat(value)) return readRecord(spellRecord, value);
  const former = readRecord(formerSpell, value);
  return former.ok ? readRecord(spellRecord, liftSpell(former.record)) : former;
}

/**
 * Reads a monster of an imported file: a record, a response of our own API, or a minimal record `{ name, type, cr, ac,
 * hp, source, index }`. A record without a format is tried as each of them.
 */
export function readLoadedMonster(value: unknown): RecordReading<MonsterRecord> {
  return readOfAnyFormat(readMonsterRecord, value, filledMonster, MONSTER_FORMAT);
}

/** Reads a spell of an imported file; the minimum is `{ name, level, school, source, index }`. */
export function readLoadedSpell(value: unknown): RecordReading<SpellRecord> {
  const reading = readOfAnyFormat(readSpellRecord, value, filledSpell, SPELL_FORMAT);
  if (!reading.ok || !isUnknown(reading.record, 'text')) return reading;
  return { ok: true, record: { ...reading.record, complete: false, missing: 'What it does.' } };
}

function readOfAnyFormat<T>(
  read: (value: unknown) => RecordReading<T>,
  value: unknown,
  filled: (line: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
  format: number,
): RecordReading<T> {
  if (!isRecordLike(value)) return read(value);
  const whole = filled(value);
  const reading = read(whole);
  if (reading.ok || hasFormat(whole)) return reading;
  const present = read({ format, ...whole });
  if (present.ok) return present;
  return faults(present) < faults(reading) ? present : reading;
}

function faults(reading: RecordReading<unknown>): number {
  return reading.ok ? 0 : 1 + (reading.others?.length ?? 0);
}

function isRecordLike(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasFormat(value: unknown): value is { format: unknown } {
  return typeof value === 'object' && value !== null && 'format' in value;
}

/** Reads a stored monster of any format version. Throws when it is invalid: it was validated when it was stored. */
export function reviveMonster(json: string): MonsterRecord {
  return revived(readMonsterRecord(JSON.parse(json)));
}

/**
 * Reads a stored monster without validation if it has the current format, which takes a tenth of the time; for bulk
 * reads.
 */
export function trustedMonster(json: string): MonsterRecord {
  const value: unknown = JSON.parse(json);
  const isPresent = hasFormat(value) && value.format === MONSTER_FORMAT;
  // It was written by `readMonsterRecord`, with its defaults filled in.
  return isPresent ? (value as unknown as MonsterRecord) : revived(readMonsterRecord(value));
}

/** Reads a stored spell of any format version. Throws when it is invalid. */
export function reviveSpell(json: string): SpellRecord {
  return revived(readSpellRecord(JSON.parse(json)));
}

function revived<T>(reading: RecordReading<T>): T {
  if (!reading.ok) throw new Error(`A stored record cannot be read: ${reading.problem}`);
  return reading.record;
}
