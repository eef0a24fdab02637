/** What a hidden field of a form keeps of a record; null where it is no JSON. It is checked with the whole record. */
export function fromKept(json: string): unknown {
  if (json === '') return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Whether two values of records are the same, whatever order their fields have; a field that is undefined is none. */
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

/** A value that is an object, and no list. */
export function isPart(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
