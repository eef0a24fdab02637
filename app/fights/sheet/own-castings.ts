import { z } from 'zod';
import { few, line, whole } from '~/compendium/records/record-parts';

/** Most spellcasting entries of one creature, and most spells of each. */
export const MOST_OWN_CASTINGS = 6;
export const MOST_OWN_SPELLS = 50;

const ownSpell = z.strictObject({
  /** The spell's slug. */
  spell: line(80),
  /** Missing: uses a slot. Null: cast at will. Else the key of the limited use it spends. */
  use: line(80).nullable().optional(),
  /** The level at which its use casts it, where that is higher than its own. */
  at: whole(1, 9).optional(),
  /** The lowest slot that it can also be cast with, besides its use or at will. Missing: none. */
  slotsFrom: whole(1, 9).optional(),
  /** What features add to its healing, per slot level to its healing, and to its damage. */
  bonus: z
    .strictObject({
      healing: whole(0, 40),
      perLevel: whole(0, 9),
      damage: whole(-20, 40),
    })
    .optional(),
});

/** A spellcasting entry stored on the sheet itself, because no record has it. */
export const ownCasting = z.strictObject({
  name: line(120),
  dc: whole(1, 40),
  toHit: whole(-20, 40),
  modifier: whole(-20, 40),
  level: whole(1, 30),
  spells: few(ownSpell, MOST_OWN_SPELLS),
});
export type OwnCasting = z.infer<typeof ownCasting>;
