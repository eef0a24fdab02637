import { leftOf } from '../harm/spend';
import type { Combatant } from '../log/state';
import { castingsOnSheet, leastSlot, type SpellKnown } from '../sheet/known-spells';
import type { OwnOne, OwnSpell } from './table-view';

/** The spells of a character’s own sheet, with the numbers that they are cast with. */
export function ownSpells(one: Combatant): OwnOne['spells'] {
  return castingsOnSheet(one.sheet.castings).flatMap(({ dc, toHit, modifier, level, spells }) =>
    // A sheet always has the numbers; only statblocks may lack them.
    dc === null || toHit === null || modifier === null
      ? []
      : spells.map((known) => ({
          spell: known.spell,
          name: known.name,
          dc,
          toHit,
          modifier,
          level,
          bySlot: leastSlot(known, null) !== null,
          ...(known.slotsFrom !== undefined && { slotsFrom: known.slotsFrom }),
          ...(known.cost?.of !== 'slot' && { free: freeOf(one, known) }),
          ...(known.bonus && { bonus: known.bonus }),
        })),
  );
}

function freeOf(one: Combatant, { castAt, cost }: SpellKnown): NonNullable<OwnSpell['free']> {
  const left = cost?.of === 'use' ? (leftOf(one, cost)?.left ?? 0) : null;
  return castAt === null ? { left } : { at: castAt, left };
}
