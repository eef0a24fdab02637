import { z } from 'zod';
import { line, prose, whole } from '~/compendium/records/record-parts';
import { id, lastingSeed } from '../sheet/lasting';
import { SIDES, sheet } from '../sheet/sheet';

/**
 * State that a combatant brings from an earlier fight and that only a rest restores. Missing fields are as on a
 * fresh sheet.
 */
export const standing = z.strictObject({
  temporary: whole(0, 9999).optional(),
  exhaustion: whole(0, 6).optional(),
  usesLeft: z.record(line(80), whole(0, 200)).optional(),
  slotsLeft: z.array(whole(0, 99)).max(9).optional(),
  /** Maximum raised by Aid and similar effects, or drained. */
  maximumChanges: z
    .array(z.strictObject({ id, by: whole(-9999, 9999), name: line(80) }))
    .max(60)
    .optional(),
  lasting: z.array(lastingSeed).max(60).optional(),
  death: z.enum(['dying', 'stable', 'dead']).optional(),
  deathSuccesses: whole(0, 3).optional(),
  deathFailures: whole(0, 3).optional(),
});
export type Standing = z.infer<typeof standing>;

/** A combatant to add: a creature, or a row for an event (a lair action, a trap, a timer). */
export const seed = z.strictObject({
  id,
  kind: z.enum(['creature', 'event']).default('creature'),
  /**
   * The initiative row it acts in; missing: its own. Identical monsters share one, and so do mount and rider.
   */
  row: id.optional(),
  sheet,
  side: z.enum(SIDES).default('foes'),
  /** The name that players see while the real name is hidden from them. */
  alias: line(100).nullable().default(null),
  hidden: z.boolean().default(false),
  /** Hidden only until its first turn. */
  revealOnTurn: z.boolean().default(false),
  /** Joins when this round begins; null: joins at once. */
  arrives: whole(1, 999).nullable().default(null),
  /** Current hit points, if not at the maximum. */
  hitPoints: whole(0, 9999).optional(),
  standing: standing.optional(),
  /** Initiative count, if known or fixed (20 for lair actions); missing: not rolled yet. */
  initiative: whole(-30, 99).optional(),
  losesTies: z.boolean().default(false),
  note: prose(2000).default(''),
});
export type Seed = z.infer<typeof seed>;
