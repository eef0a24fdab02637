import { z } from 'zod';

const name = z.string().max(120);

/** What was chosen of an import, and what came of it. */
const toldImport = z.object({
  /** How many were left where they were. */
  left: z.number().int().min(0).default(0),
  /** Kept creatures that were to be replaced, with the version that was seen. */
  over: z
    .array(z.object({ id: z.string().max(100), version: z.number().int(), name }))
    .max(500)
    .default([]),
  /** Those of them that had changed meanwhile, and so were left as they are. */
  refused: z.array(name).max(500).default([]),
  /** What undoing did. */
  putAway: z.number().int().default(0),
  putBack: z.number().int().default(0),
  stayed: z.array(name).max(500).default([]),
});
export type ToldImport = z.infer<typeof toldImport>;

/** What an import's row says of it; nothing where that cannot be read. */
export function readTold(text: string): ToldImport {
  let value: unknown = {};
  try {
    value = JSON.parse(text);
  } catch {}
  const read = toldImport.safeParse(value);
  return read.success ? read.data : toldImport.parse({});
}
