const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Why a parsed JSON value is not one safe object, in words, or null: arrays and bare values, keys that could reach a
 * prototype, numbers that JavaScript cannot hold exactly, and nesting deeper than `maxDepth`.
 */
export function jsonProblem(value: unknown, maxDepth: number): string | null {
  if (Array.isArray(value)) return 'the line is a list: write one object on each line';
  if (typeof value !== 'object' || value === null) return 'the line is not an object';
  // An explicit stack, so that deep nesting cannot overflow the call stack.
  const open: { inner: unknown; depth: number }[] = [{ inner: value, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { inner, depth } = next;
    if (typeof inner === 'number') {
      const problem = numberProblem(inner);
      if (problem !== null) return problem;
    }
    if (typeof inner !== 'object' || inner === null) continue;
    if (depth > maxDepth) return `the line is nested more than ${maxDepth} levels deep`;
    for (const [key, held] of Object.entries(inner)) {
      if (FORBIDDEN_KEYS.has(key)) return `"${key}" is not a field that a record may have`;
      open.push({ inner: held, depth: depth + 1 });
    }
  }
  return null;
}

/** Whether a JSON value is nested deeper than `maxDepth` levels. Uses an explicit stack, not recursion. */
export function isNestedDeeper(value: unknown, maxDepth: number): boolean {
  const open: { inner: unknown; depth: number }[] = [{ inner: value, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { inner, depth } = next;
    if (typeof inner !== 'object' || inner === null) continue;
    if (depth > maxDepth) return true;
    for (const held of Object.values(inner)) open.push({ inner: held, depth: depth + 1 });
  }
  return false;
}

function numberProblem(value: number): string | null {
  if (!Number.isFinite(value)) return 'the line has a number that is too large';
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    return `the line has a number beyond ${Number.MAX_SAFE_INTEGER}, which would lose digits`;
  }
  return null;
}
