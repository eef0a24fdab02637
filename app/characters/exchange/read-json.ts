import { brokenPlace } from './json-place';

/** The maximum nesting depth of a file; known formats need about a dozen levels. */
const DEEPEST = 40;

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The JSON object in a text, or a sentence that says why it is rejected. */
export type JsonReading =
  | { readonly ok: true; readonly object: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: string };

/** Parses a text as one JSON object of limited depth, without keys that could reach a prototype. Never throws. */
export function readJsonObject(text: string): JsonReading {
  const plain = text.replace(/^\ufeff/, '').trim();
  if (plain === '') return no('The file is empty.');
  if (!plain.startsWith('{')) return no('A character file is JSON and begins with “{”.');
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    const { line, letter } = brokenPlace(plain) ?? { line: 1, letter: 1 };
    return no(
      `The JSON is broken in line ${line}, at character ${letter}: a comma, a quote or a bracket may be missing.`,
    );
  }
  const trouble = troubleIn(value);
  if (trouble !== null) return no(trouble);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ok: true, object: { ...value } }
    : no('A character file is one JSON object.');
}

function no(problem: string): JsonReading {
  return { ok: false, problem };
}

/** Uses an explicit stack, so that deep nesting cannot overflow the call stack. */
function troubleIn(value: unknown): string | null {
  const open: { held: unknown; depth: number }[] = [{ held: value, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { held, depth } = next;
    if (typeof held !== 'object' || held === null) continue;
    if (depth > DEEPEST) return `The file is nested more than ${DEEPEST} levels deep.`;
    for (const [key, inner] of Object.entries(held)) {
      if (FORBIDDEN.has(key)) return `“${key}” is not a field that a character may have.`;
      open.push({ held: inner, depth: depth + 1 });
    }
  }
  return null;
}
