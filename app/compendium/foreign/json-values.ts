import { HOMEBREW_LIMITS } from './limits';

export type JsonValue = { readonly value: unknown; readonly line: number };
export type JsonReading = {
  readonly values: readonly JsonValue[];
  readonly problem: string | null;
};

/** Parses JSON or NDJSON (one value per line). Never throws. */
export function jsonValues(text: string): JsonReading {
  if (depthOf(text) > HOMEBREW_LIMITS.depth) {
    return {
      values: [],
      problem: `The file is nested more than ${HOMEBREW_LIMITS.depth} levels deep.`,
    };
  }
  const whole = parsed(text);
  if (whole !== undefined) return { values: [{ value: whole, line: 1 }], problem: null };
  const lines = text.split('\n').map((line, at) => ({ text: line.trim(), line: at + 1 }));
  const full = lines.filter((one) => one.text !== '');
  const isLines = full.length > 1 && full.every((one) => /^[{[]/.test(one.text));
  if (!isLines) {
    const problem = 'The JSON is broken: a comma or a bracket may be missing.';
    return { values: [], problem };
  }
  const values = full.map((one) => ({ value: parsed(one.text), line: one.line }));
  const bad = values.find(({ value }) => value === undefined);
  return { values, problem: bad === undefined ? null : `Line ${bad.line} is not JSON.` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The nesting depth of brackets outside strings. */
function depthOf(text: string): number {
  let [depth, deepest, quoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return deepest;
}
