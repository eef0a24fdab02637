import type { Edition } from '~/rules/edition';
import type { DeedOf } from '../log/deeds';
import type { Combatant } from '../log/state';
import { capped } from './capped';
import { limitedUses } from './spend';

/** Somebody in another shape: its statblock, and hit points as the rules of the edition have them. */
export function inShape(
  combatant: Combatant,
  deed: DeedOf<'transform'>,
  edition: Edition,
): Combatant {
  const { into, hitPoints: how } = deed;
  const before = combatant.formerShape;
  // From one shape to the next: its own stays the one that it comes back to.
  const own = before ? inOwnShape(combatant, edition) : combatant;
  const sheet = {
    ...into,
    // Who falls and how stays its own matter, and so do its hit points unless the shape has some apart.
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
 * Somebody in its own shape again. Hit points that were kept apart are as they were (SRD 5.1, "Wild Shape", "Polymorph"); the
 * temporary ones that came with a shape go with it (SRD 5.2.1, "Polymorph"); else they are what they are now.
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
