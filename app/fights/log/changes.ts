import { z } from 'zod';
import { edition, line, prose, whole } from '~/compendium/records/record-parts';
import { SIDES, sheetChanges } from '../sheet/sheet';

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
});
