import { z } from 'zod';
import { edition, line, prose, whole } from '~/compendium/records/record-parts';
import { SIDES, sheetChanges } from '../sheet/sheet';
import { SEAT_ACTS, SHOWN_HIT_POINTS } from '../sheet/table-words';

/** The fight settings that a `set` deed may change. */
export const settings = z.strictObject({
  edition: edition.optional(),
  initiative: z.enum(['each', 'group', 'side']).optional(),
  reroll: z.enum(['never', 'ask', 'always']).optional(),
  /** Tie-breaker before manual order: `dexterity` = Dexterity, then party first; `party` = party first. */
  ties: z.enum(['dexterity', 'party']).optional(),
  turnSeconds: whole(0, 3600).optional(),
  /** Hit points may go below 0, for groups that count negative hit points. */
  belowZero: z.boolean().optional(),
  /**
   * Damage past 0 of at least the hit point maximum kills outright, as for characters (SRD "Instant Death").
   */
  massiveDamage: z.boolean().optional(),
  rollsRecharge: z.boolean().optional(),
  background: line(40).nullable().optional(),
  /** Attacks and saves of monsters count without a review. */
  appliesAtOnce: z.boolean().optional(),
  /** Monsters join hidden from players. */
  joinHidden: z.boolean().optional(),
  /** The name that players see of monsters that join, numbered when several have it; null: their own. */
  joinAs: line(80).nullable().optional(),
  /** Title that players see above the initiative order, because the fight's own name may be a spoiler. */
  tableTitle: line(80).nullable().optional(),
  partyHitPoints: z.enum(SHOWN_HIT_POINTS).optional(),
  otherHitPoints: z.enum(SHOWN_HIT_POINTS).optional(),
  /** Whether players see lasting effects on combatants outside the party. */
  showsConditions: z.boolean().optional(),
  /** Whether players see the initiative counts of combatants outside the party. */
  showsCounts: z.boolean().optional(),
  seatsMay: z.array(z.enum(SEAT_ACTS)).max(SEAT_ACTS.length).optional(),
});
export type SettingsChange = z.infer<typeof settings>;

/** The fields of a combatant that a `change` deed may set. */
export const changes = z.strictObject({
  sheet: sheetChanges.optional(),
  side: z.enum(SIDES).optional(),
  alias: line(100).nullable().optional(),
  hidden: z.boolean().optional(),
  revealOnTurn: z.boolean().optional(),
  arrives: whole(1, 999).nullable().optional(),
  note: prose(2000).optional(),
  colour: line(20).nullable().optional(),
  portrait: z.string().max(300).nullable().optional(),
  surprised: z.boolean().optional(),
  /** The death saves of a creature at 0 hit points, as its party has them. */
  death: z
    .strictObject({
      state: z.enum(['dying', 'stable', 'dead']),
      successes: whole(0, 2),
      failures: whole(0, 3),
    })
    .optional(),
  /** How players see this combatant's hit points; null: as the fight settings say. */
  shownHitPoints: z.enum(SHOWN_HIT_POINTS).nullable().optional(),
});
