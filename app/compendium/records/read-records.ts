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

/**
 * Reads a monster of a file: a record, what our own addresses answer, or the least that makes one, `{ name, type, cr, ac, hp,
 * source, index }`. A record that names no format may be of any of them.
 */
export function readLoadedMonster(value: unknown): RecordReading<MonsterRecord> {
  return readOfAnyFormat(readMonsterRecord, value, filledMonster, MONSTER_FORMAT);
}

/** Reads a spell of a file, from `{ name, level, school, source, index }` on. */
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
