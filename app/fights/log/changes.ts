import { z } from 'zod';
import { edition, line, prose, whole } from '~/compendium/records/record-parts';
import { SIDES, sheetChanges } from '../sheet/sheet';
import { SEAT_ACTS, SHOWN_HIT_POINTS } from '../sheet/table-words';

/** What the table plays by, as far as a deed changes it. */
export const settings = z.strictObject({
  edition: edition.optional(),
  initiative: z.enum(['each', 'group', 'side']).optional(),
  reroll: z.enum(['never', 'ask', 'always']).optional(),
  /** What settles equal counts before the hand does: Dexterity, then party first, or party first at once. */
  ties: z.enum(['dexterity', 'party']).optional(),
  turnSeconds: whole(0, 3600).optional(),
  /** Hit points never stop at 0, for tables that count below. */
  belowZero: z.boolean().optional(),
  /** Damage beyond so far kills outright, as for characters (SRD "Instant Death"). */
  massiveDamage: z.boolean().optional(),
  rollsRecharge: z.boolean().optional(),
  background: line(40).nullable().optional(),
  /** What players read above the order; the fight's own name may give away too much. */
  tableTitle: line(80).nullable().optional(),
  partyHitPoints: z.enum(SHOWN_HIT_POINTS).optional(),
  otherHitPoints: z.enum(SHOWN_HIT_POINTS).optional(),
  /** Whether players see what lasts on those who are not of the party. */
  showsConditions: z.boolean().optional(),
  /** Whether players see on which count those act who are not of the party. */
  showsCounts: z.boolean().optional(),
  seatsMay: z.array(z.enum(SEAT_ACTS)).max(SEAT_ACTS.length).optional(),
});
export type SettingsChange = z.infer<typeof settings>;

/** What a deed changes about somebody. */
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
  /** How players are shown its hit points; null: as the table's settings say. */
  shownHitPoints: z.enum(SHOWN_HIT_POINTS).nullable().optional(),
});
