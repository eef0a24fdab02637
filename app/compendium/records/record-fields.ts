import { z } from 'zod';
import { monsterRecord } from './monster-record';
import { readLoadedMonster, readLoadedSpell } from './read-records';
import { expectation, type RecordReading } from './record-problem';
import { spellRecord } from './spell-record';

/** A field of a record: its path, what values it accepts, and whether it is required. */
export type RecordField = { path: string; says: string; isNeeded: boolean };

/** Every field of a monster record, from its schema, worded as in the validation messages. */
export function monsterFields(): RecordField[] {
  return fieldsOf(monsterRecord, neededBy(readLoadedMonster({ ac: {}, hp: {} })));
}

/** Every field of a spell record. */
export function spellFields(): RecordField[] {
  return fieldsOf(spellRecord, neededBy(readLoadedSpell({})));
}

/** The fields that an empty record is reported to lack, except the slug, which is derived from the name. */
function neededBy(reading: RecordReading<unknown>): ReadonlySet<string> {
  const faults = reading.ok ? [] : [reading.problem, ...(reading.others ?? [])];
  const named = faults.flatMap((fault) => /^"([\w.]+)" is missing$/.exec(fault)?.[1] ?? []);
  return new Set(named.filter((field) => field !== 'slug'));
}

function fieldsOf(schema: z.ZodObject, needed: ReadonlySet<string>): RecordField[] {
  return Object.entries(schema.shape).flatMap(([path, field]) =>
    rowsOf(path, field as z.ZodType).map((row) => ({ ...row, isNeeded: needed.has(row.path) })),
  );
}

/** Lists a field, and the fields inside it when it is an object. */
function rowsOf(path: string, field: z.ZodType): Omit<RecordField, 'isNeeded'>[] {
  const bare = bareOf(field);
  if (bare instanceof z.ZodObject) {
    const parts: [string, unknown][] = Object.entries(bare.shape);
    return parts.map(([key, part]) => ({
      path: `${path}.${key}`,
      says: saysOf(part as z.ZodType),
    }));
  }
  return [{ path, says: saysOf(field) }];
}

/** What a value must be, in the words of the validation message. */
function saysOf(field: z.ZodType): string {
  const bare = bareOf(field);
  if (bare instanceof z.ZodArray) return `a list: ${saysOf(bare.element as z.ZodType)}`;
  if (bare instanceof z.ZodObject) return `an object with ${Object.keys(bare.shape).join(', ')}`;
  if (bare instanceof z.ZodRecord && bare.keyType instanceof z.ZodEnum)
    return `an object with ${bare.keyType.options.join(', ')}: ${saysOf(bare.valueType as z.ZodType)}`;
  const [issue] = bare.safeParse(NOTHING_LIKE_IT).error?.issues ?? [];
  const [format] = bare instanceof z.ZodString ? (bare.safeParse('?!').error?.issues ?? []) : [];
  const told = [issue, format].flatMap((one) =>
    one === undefined ? [] : [expectation(one).replace(/^must (be )?/, '')],
  );
  const most = bare instanceof z.ZodString ? bare.maxLength : null;
  return [...told, ...(most === null ? [] : [`at most ${most} characters`])].join(', ');
}

/** A value that every kind of field rejects. */
const NOTHING_LIKE_IT = Symbol('no value of a record');

/** Unwraps optional, default and nullable schemas. */
function bareOf(field: z.ZodType): z.ZodType {
  const mayWait =
    field instanceof z.ZodOptional ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodNullable;
  return mayWait ? bareOf(field.unwrap() as z.ZodType) : field;
}
