import type { DeedOf, FightEvent } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { changed } from '../people/people';
import type { Sheet } from '../sheet/sheet';

/** Spends a resource or gives it back, within 0 and the sheet's maximum. */
export function foldSpend(fight: Fight, deed: DeedOf<'spend'>, _event: FightEvent): Fight {
  return changed(fight, deed.who, (one) => spent(one, deed));
}

function spent(combatant: Combatant, { what, by }: DeedOf<'spend'>): Combatant {
  const { sheet } = combatant;
  switch (what.of) {
    case 'reaction':
      return by === 0 ? combatant : { ...combatant, reactionSpent: by > 0 };
    case 'legendary-action': {
      const left = within(combatant.legendaryActionsLeft - by, sheet.legendaryActions);
      return { ...combatant, legendaryActionsLeft: left };
    }
    case 'legendary-resistance': {
      const left = within(combatant.legendaryResistancesLeft - by, sheet.legendaryResistances);
      return { ...combatant, legendaryResistancesLeft: left };
    }
    case 'use': {
      const use = sheet.uses.find(({ key }) => key === what.key);
      if (!use) return combatant;
      const before = usesLeftOf(combatant, use.key) ?? use.most;
      return {
        ...combatant,
        usesLeft: { ...combatant.usesLeft, [use.key]: within(before - by, use.most) },
      };
    }
    case 'slot': {
      const most = sheet.slots[what.level - 1];
      if (most === undefined) return combatant;
      const slotsLeft = sheet.slots.map((all, index) => {
        const before = combatant.slotsLeft[index] ?? all;
        return index === what.level - 1 ? within(before - by, most) : before;
      });
      return { ...combatant, slotsLeft };
    }
  }
}

function within(left: number, most: number): number {
  return Math.max(0, Math.min(most, left));
}

/** A resource that a combatant can spend. */
export type Spendable = DeedOf<'spend'>['what'];

/** Returns the remaining and total number of a resource; null if the combatant has none of it. */
export function leftOf(
  combatant: Combatant,
  what: Spendable,
): { left: number; most: number } | null {
  const { sheet } = combatant;
  switch (what.of) {
    case 'reaction':
      return { left: combatant.reactionSpent ? 0 : 1, most: 1 };
    case 'legendary-action':
      return some(combatant.legendaryActionsLeft, sheet.legendaryActions);
    case 'legendary-resistance':
      return some(combatant.legendaryResistancesLeft, sheet.legendaryResistances);
    case 'use': {
      const most = sheet.uses.find(({ key }) => key === what.key)?.most ?? 0;
      return some(usesLeftOf(combatant, what.key) ?? most, most);
    }
    case 'slot': {
      const most = sheet.slots[what.level - 1] ?? 0;
      return some(combatant.slotsLeft[what.level - 1] ?? most, most);
    }
  }
}

function some(left: number, most: number) {
  return most > 0 ? { left, most } : null;
}

/** Remaining uses of an entry; null if not counted yet. Keys are free text, so an own-property check is needed. */
function usesLeftOf(combatant: Combatant, key: string): number | null {
  return Object.hasOwn(combatant.usesLeft, key) ? (combatant.usesLeft[key] ?? null) : null;
}

/** All limited uses of a sheet, unspent. */
export function limitedUses(sheet: Sheet): Readonly<Record<string, number>> {
  return Object.fromEntries(sheet.uses.map(({ key, most }) => [key, most]));
}
