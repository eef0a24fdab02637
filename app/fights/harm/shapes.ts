import type { Edition } from '~/rules/edition';
import type { DeedOf } from '../log/deeds';
import type { Combatant } from '../log/state';
import { capped } from './capped';
import { limitedUses } from './spend';

/** Puts a combatant into another shape: the shape's statblock, and hit points by the rules of the edition. */
export function inShape(
  combatant: Combatant,
  deed: DeedOf<'transform'>,
  edition: Edition,
): Combatant {
  const { into, hitPoints: how } = deed;
  const before = combatant.formerShape;
  // When changing from one shape to another, keep the creature's own shape as the one to return to.
  const own = before ? inOwnShape(combatant, edition) : combatant;
  const sheet = {
    ...into,
    // Death saves and uncounted hit points stay the creature's own, and so does the maximum, unless the shape has
    // separate hit points.
    deathSaves: own.sheet.deathSaves,
    uncounted: own.sheet.uncounted,
    maximum: how === 'apart' ? into.maximum : own.sheet.maximum,
  };
  const shaped: Combatant = {
    ...own,
    sheet,
    name: deed.name,
    hitPoints: how === 'apart' ? into.maximum : own.hitPoints,
    temporary: how === 'temporary' ? Math.max(own.temporary, into.maximum) : own.temporary,
    usesLeft: limitedUses(into),
    slotsLeft: into.slots,
    legendaryActionsLeft: into.legendaryActions,
    legendaryResistancesLeft: into.legendaryResistances,
    formerShape: {
      sheet: own.sheet,
      hitPoints: own.hitPoints,
      name: own.name,
      how,
      usesLeft: own.usesLeft,
      slotsLeft: own.slotsLeft,
      legendaryActionsLeft: own.legendaryActionsLeft,
      legendaryResistancesLeft: own.legendaryResistancesLeft,
      ...(deed.until === undefined ? {} : { until: deed.until }),
    },
  };
  return capped(shaped, edition);
}

/**
 * Returns a combatant to its own shape. Separate hit points are as before the change (SRD 5.1, "Wild Shape",
 * "Polymorph"); temporary ones from the shape are lost (SRD 5.2.1, "Polymorph"); otherwise hit points stay.
 */
export function inOwnShape(combatant: Combatant, edition: Edition): Combatant {
  const former = combatant.formerShape;
  if (!former) return combatant;
  const { sheet, name, usesLeft, slotsLeft } = former;
  const isDead = combatant.death.state === 'dead';
  const apart = former.how === 'apart' && !isDead;
  const own: Combatant = {
    ...combatant,
    sheet,
    name,
    hitPoints: apart ? former.hitPoints : combatant.hitPoints,
    temporary: former.how === 'temporary' ? 0 : combatant.temporary,
    usesLeft,
    slotsLeft,
    legendaryActionsLeft: former.legendaryActionsLeft,
    legendaryResistancesLeft: former.legendaryResistancesLeft,
    formerShape: null,
  };
  return capped(own, edition);
}
