/** Parses a hidden field with kept data; null for invalid JSON. It is validated with the whole record. */
export function fromKept(json: string): unknown {
  if (json === '') return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Returns whether two values are equal, ignoring the order of fields and undefined fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return settled(one) === settled(other);
}

function settled(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** Returns whether a value is an object and not an array. */
export function isPart(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
