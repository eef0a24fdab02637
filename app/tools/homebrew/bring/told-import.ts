import { z } from 'zod';

const name = z.string().max(120);

/** The choices of an import and its result. */
const toldImport = z.object({
  /** The number of creatures that were skipped. */
  left: z.number().int().min(0).default(0),
  /** The creatures to replace, with the version that was seen. */
  over: z
    .array(z.object({ id: z.string().max(100), version: z.number().int(), name }))
    .max(500)
    .default([]),
  /** Those that were not replaced because they had changed meanwhile. */
  refused: z.array(name).max(500).default([]),
  /** The result of undoing the import. */
  putAway: z.number().int().default(0),
  putBack: z.number().int().default(0),
  stayed: z.array(name).max(500).default([]),
});
export type ToldImport = z.infer<typeof toldImport>;

/** Parses the stored data of an import; defaults when it is invalid. */
export function readTold(text: string): ToldImport {
  let value: unknown = {};
  try {
    value = JSON.parse(text);
  } catch {}
  const read = toldImport.safeParse(value);
  return read.success ? read.data : toldImport.parse({});
}
