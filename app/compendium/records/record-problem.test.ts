import { expect, test } from 'vitest';
import { z } from 'zod';
import { line, whole } from './record-parts';
import { expectation, readRecord } from './record-problem';

function asked(schema: z.ZodType, value: unknown): string {
  const read = schema.safeParse(value);
  const [issue] = read.success ? [] : read.error.issues;
  return issue === undefined ? '' : expectation(issue);
}

test('what may have several forms says each of them once, and does not speak of empty text', () => {
  expect(asked(line(80).or(z.literal('')), 5)).toBe('must be text');
  expect(asked(line(3).or(z.literal('')), 'long')).toBe('must have at most 3 characters');
  expect(asked(z.union([z.literal(6), z.literal(8)]), 7)).toBe('must be one of: 6, 8');
  expect(asked(z.union([z.literal('average'), whole(1, 9)]), null)).toBe(
    'must be average, or be a whole number from 1 to 9',
  );
});

test('a field of a wrong name says what names may be', () => {
  const named = z.record(z.string().regex(/^[a-z]+$/, 'must be a word'), z.boolean());
  expect(asked(named, { A1: true })).toBe('has a name that must be a word');
  const read = readRecord(z.strictObject({ flags: named }), { flags: { A1: true } });
  expect(read).toEqual({
    ok: false,
    problem: '"flags.A1" has a name that must be a word, found true',
  });
});

test('halves of signs are left out of a line', () => {
  expect(line(10).parse('Mira\ud83d ')).toBe('Mira');
  expect(line(10).parse('🐉')).toBe('🐉');
  expect(line(10).safeParse('\udc00').success).toBe(false);
});
