import type { z } from 'zod';

/** The result of reading a record: the record, or the first problem and the others as sentences. */
export type RecordReading<T> =
  | { ok: true; record: T }
  | { ok: false; problem: string; others?: readonly string[] };

/** The maximum number of problems reported besides the first; an invalid record can have hundreds. */
const MOST_OTHERS = 19;

/** The maximum size of a stored record in bytes of UTF-8. */
export const RECORD_BYTES = 100_000;

const MAX_DEPTH = 18;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Validates a value with a record's schema; unknown fields, wrong types and limits are reported in plain words. */
export function readRecord<T>(schema: z.ZodType<T>, value: unknown): RecordReading<T> {
  const shape = shapeProblem(value, 0);
  if (shape !== null) return { ok: false, problem: shape };
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const [problem = 'it is not a record', ...others] = [
      ...new Set(parsed.error.issues.flatMap((issue) => problemSentences(issue, value))),
    ];
    if (others.length === 0) return { ok: false, problem };
    const rest = others.length - MOST_OTHERS;
    const told = others.slice(0, MOST_OTHERS);
    return { ok: false, problem, others: rest > 0 ? [...told, `and ${rest} more`] : told };
  }
  if (byteLength(parsed.data) > RECORD_BYTES) {
    return { ok: false, problem: `the record has more than ${RECORD_BYTES} bytes` };
  }
  return { ok: true, record: parsed.data };
}

function shapeProblem(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null) {
    return depth === 0 ? `a record must be an object, found ${shown(value)}` : null;
  }
  if (depth === 0 && Array.isArray(value)) return 'a record must be an object, found a list';
  if (depth > MAX_DEPTH) return `the record is nested more than ${MAX_DEPTH} levels deep`;
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) return `"${key}" is not a field that a record may have`;
    const problem = shapeProblem(inner, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}

function byteLength(record: unknown): number {
  const text = JSON.stringify(record);
  // A UTF-16 unit takes at most three bytes, so most records can be checked without encoding.
  return text.length * 3 <= RECORD_BYTES ? text.length : new TextEncoder().encode(text).length;
}

function problemSentences(issue: z.core.$ZodIssue, value: unknown): string[] {
  const field = issue.path.length === 0 ? 'the record' : `"${pathText(issue.path)}"`;
  if (issue.code === 'unrecognized_keys') {
    const where = issue.path.length === 0 ? '' : ` of ${field}`;
    return issue.keys.map(
      (key) => `"${clipped(key)}" is not a field${where} that a record may have`,
    );
  }
  const found = valueAt(value, issue.path);
  if (found === undefined) return [`${field} is missing`];
  return [`${field} ${expectation(issue)}, found ${shown(found)}`];
}

/** The requirement that a value violates: "must be a list", "must have at most 80 characters". */
export function expectation(issue: z.core.$ZodIssue): string {
  // Our schemas word their limits as "must …"; the messages of the library are worded here.
  if (issue.message.startsWith('must ')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KIND_WORDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of: '}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `must ${HAVE_WORDS[issue.origin] ?? 'be'} at most ${issue.maximum}${UNIT_WORDS[issue.origin] ?? ''}`;
    case 'too_small':
      return `must ${HAVE_WORDS[issue.origin] ?? 'be'} at least ${issue.minimum}${UNIT_WORDS[issue.origin] ?? ''}`;
    case 'invalid_key':
      return `has a name that ${issue.issues[0] ? expectation(issue.issues[0]) : 'is not allowed'}`;
    case 'invalid_union':
      return anyOf(issue.errors);
    default:
      return 'is not allowed';
  }
}

/** The requirements of several alternatives; the alternative of an empty text is not mentioned. */
function anyOf(forms: readonly (readonly z.core.$ZodIssue[])[]): string {
  const firsts = forms.flatMap(([first]) =>
    first === undefined || isEmptyText(first) ? [] : [first],
  );
  const values = firsts.flatMap((one) => (one.code === 'invalid_value' ? one.values : []));
  if (values.length > 1 && values.length === firsts.length)
    return `must be one of: ${values.map(String).join(', ')}`;
  const asked = firsts
    .map((first) => expectation(first))
    .filter((words, at, all) => all.indexOf(words) === at);
  const [first, ...others] = asked;
  if (first === undefined) return 'has none of the allowed forms';
  return [first, ...others.map((words) => words.replace(/^must /, ''))].join(', or ');
}

function isEmptyText(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === '';
}

const KIND_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const HAVE_WORDS: Readonly<Record<string, string>> = { string: 'have', array: 'have' };
const UNIT_WORDS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((step, at) =>
      typeof step === 'number' ? `[${step + 1}]` : `${at === 0 ? '' : '.'}${clipped(String(step))}`,
    )
    .join('');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = Reflect.get(at, step);
  }
  return at;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'empty text' : `"${clipped(value)}"`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return value === null ? 'nothing (null)' : String(value);
}

function clipped(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')];
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : letters.join('');
}
