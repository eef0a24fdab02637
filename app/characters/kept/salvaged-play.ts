import type { z } from 'zod';
import { type Play, play } from '../record/character';
import { withoutUnknown } from '../record/without-unknown';

type Held = Readonly<Record<string, unknown>>;

/**
 * Reads play of any release: unknown fields are dropped, and of a field that is invalid everything else is kept, so that
 * one wrong number never costs the whole.
 */
export function salvagedPlay(held: Held): Play {
  const whole = withoutUnknown(play, held);
  if (whole.success) return whole.data;
  const fields = Object.entries(play.shape).flatMap(([key, schema]): [string, unknown][] => {
    if (!Object.hasOwn(held, key)) return [];
    const known = withoutUnknown(schema, held[key]);
    const kept = known.success ? known : leftOf(schema, held[key], key === 'slotsSpent');
    return kept.success ? [[key, kept.data]] : [];
  });
  const read = play.safeParse(Object.fromEntries(fields));
  return read.success ? read.data : play.parse({});
}

/** A list or record without its invalid entries; in a list by position they become 0. */
function leftOf(schema: z.ZodType, value: unknown, byPosition: boolean) {
  if (Array.isArray(value)) {
    const left = value.flatMap((entry) => {
      const read = withoutUnknown(schema, [entry]);
      if (read.success) return read.data as unknown[];
      return byPosition ? [0] : [];
    });
    const read = schema.safeParse(left);
    // The latest entries of a list that is too long.
    const most = read.success ? undefined : mostOf(read.error);
    return most === undefined ? read : schema.safeParse(left.slice(-most));
  }
  if (typeof value !== 'object' || value === null) return schema.safeParse(undefined);
  const initial = Object(schema.parse(undefined)) as Held;
  const left = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
    const kept = entryOf(schema, initial, key, entry);
    return kept === undefined ? [] : [[key, kept]];
  });
  return schema.safeParse({ ...initial, ...Object.fromEntries(left) });
}

/** A valid entry of a record, or one without its invalid optional fields; undefined when it cannot be kept. */
function entryOf(schema: z.ZodType, initial: Held, key: string, entry: unknown): unknown {
  const as = (one: unknown) => withoutUnknown(schema, { ...initial, [key]: one });
  const read = as(entry);
  if (read.success) return Object(read.data)[key];
  if (typeof entry !== 'object' || entry === null) return undefined;
  const wrong = new Set(read.error.issues.map(({ path }) => path[1]));
  const right = Object.entries(entry).filter(([field]) => !wrong.has(field));
  const again = as(Object.fromEntries(right));
  return again.success ? Object(again.data)[key] : undefined;
}

function mostOf({ issues }: z.ZodError): number | undefined {
  const issue = issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  return issue?.code === 'too_big' ? Number(issue.maximum) : undefined;
}
