import { z } from 'zod';
import { few, line, whole } from '~/compendium/records/record-parts';

/** Of one creature as many ways of casting are kept, and as many spells of each. */
export const MOST_OWN_CASTINGS = 6;
export const MOST_OWN_SPELLS = 50;

const ownSpell = z.strictObject({
  /** Its slug. */
  spell: line(80),
  /** Missing: it takes a slot. Null: it is cast at will. Else the key of the use that it takes. */
  use: line(80).nullable().optional(),
  /** What features add to what it heals, more by level of the slot, and to what it does. */
  bonus: z
    .strictObject({
      healing: whole(0, 40),
      perLevel: whole(0, 9),
      damage: whole(-20, 40),
    })
    .optional(),
});

/** A way of casting spells that stands on a sheet itself, because no record has it. */
export const ownCasting = z.strictObject({
  name: line(120),
  dc: whole(1, 40),
  toHit: whole(-20, 40),
  modifier: whole(-20, 40),
  level: whole(1, 30),
  spells: few(ownSpell, MOST_OWN_SPELLS),
});
export type OwnCasting = z.infer<typeof ownCasting>;
