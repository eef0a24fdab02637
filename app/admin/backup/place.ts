import { z } from 'zod';

/** How far a backup has come: rows of which table after which row, with the number of the next part; then the list of what it holds. */
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

/** Reads the place that a backup kept; what nobody wrote so throws. */
export function readPlace(text: string): Place {
  return place.parse(JSON.parse(text));
}
