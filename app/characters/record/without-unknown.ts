import type { z } from 'zod';

/** The maximum number of unknown fields that are removed. */
const MOST_UNKNOWN = 200;

/** Parses a value without its unknown fields at any depth; `tell` gets the path of each removed one. */
export function withoutUnknown<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  tell: (path: readonly PropertyKey[]) => void = () => undefined,
): z.ZodSafeParseResult<z.output<Schema>> {
  let read = schema.safeParse(value);
  if (read.success) return read;
  const held: unknown = structuredClone(value);
  for (let round = 0; !read.success && round < 3; round += 1) {
    const unknown = read.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
    if (unknown.length === 0) break;
    let count = 0;
    for (const { path, keys } of unknown) {
      const owner = path.reduce<unknown>(inside, held);
      if (typeof owner !== 'object' || owner === null) continue;
      for (const key of keys) {
        count += 1;
        if (count > MOST_UNKNOWN) break;
        Reflect.deleteProperty(owner, key);
        tell([...path, key]);
      }
    }
    read = schema.safeParse(held);
  }
  return read;
}

/** The own property of a value; undefined for none. */
export function inside(held: unknown, key: PropertyKey): unknown {
  if (typeof held !== 'object' || held === null) return undefined;
  return Object.hasOwn(held, key) ? Reflect.get(held, key) : undefined;
}
