import { z } from 'zod';
import { line, whole } from '~/compendium/records/record-parts';
import { id } from '../sheet/lasting';
import { LONGEST_MAT, MOST_AREAS, MOST_MAT_SQUARES } from './mat-limits';

/*
 * Deeds of the battle mat: a map beside the order, with a token for each combatant. The log holds a copy of the map, so
 * that the fight stands whatever becomes of the saved one.
 */

const side = whole(1, 500);
const square = z.strictObject({ x: whole(0, 499), y: whole(0, 499) });

const matMap = z
  .strictObject({
    id,
    name: line(100),
    width: side,
    height: side,
    /** The map as its file has it. */
    json: z.string().min(1).max(LONGEST_MAT),
  })
  .refine(
    ({ width, height }) => width * height <= MOST_MAT_SQUARES,
    'must be a map of at most 10,000 squares',
  );

export const matDeeds = [
  /** A map is put beside the order, all of it covered and without tokens; null removes it. */
  z.strictObject({ do: z.literal('mat'), map: matMap.nullable() }),
  /** Tokens are placed or moved: `at` is the north-west square that a token covers; null takes it off the map. */
  z.strictObject({
    do: z.literal('mat-place'),
    placed: z
      .array(z.strictObject({ who: id, at: square.nullable() }))
      .min(1)
      .max(200),
  }),
  /** Areas are uncovered for the players (`on`) or covered again. An area is named by its first square. */
  z.strictObject({
    do: z.literal('mat-uncover'),
    on: z.boolean(),
    areas: z.union([
      z
        .array(whole(0, MOST_MAT_SQUARES - 1))
        .min(1)
        .max(MOST_AREAS),
      z.literal('all'),
    ]),
    /** What they are, for the log: "Room 3". */
    what: line(60).optional(),
  }),
] as const;
