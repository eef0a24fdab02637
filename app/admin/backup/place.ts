import { z } from 'zod';

/**
 * The position of a backup: after which row of which table, with the number of the next part; at the end the manifest.
 */
const place = z.discriminatedUnion('phase', [
  z.object({
    phase: z.literal('rows'),
    table: z.int().min(0),
    after: z.int().min(0),
    part: z.int().min(1),
  }),
  z.object({ phase: z.literal('manifest') }),
]);

export type Place = z.infer<typeof place>;
export type RowsPlace = Extract<Place, { phase: 'rows' }>;

/** Parses a stored position; throws if it is invalid. */
export function readPlace(text: string): Place {
  return place.parse(JSON.parse(text));
}
