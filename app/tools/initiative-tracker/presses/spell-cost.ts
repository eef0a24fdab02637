import { leftOf } from '~/fights/harm/spend';
import type { Deed } from '~/fights/log/deeds';
import type { Combatant } from '~/fights/log/state';
import { leastSlot, type SpellKnown } from '~/fights/sheet/known-spells';
import type { SpellMove } from '~/fights/sheet/spell-move';
import { type Asked, text, whole } from './asked';

/** The casting level and the cost. `again`: using an ongoing spell again costs nothing more. */
export type SpellPaid = {
  level: number;
  again: boolean;
  spends: readonly Deed[];
  notes: readonly string[];
};

/**
 * Determines the casting level and what it spends: the chosen slot (SRD 5.1 and 5.2.1, "Spell Slots"), a use per day,
 * the reaction. Without a choice, its own use, then the lowest slot left.
 */
export function spellPaid(
  asked: Asked,
  maker: Combatant,
  spell: SpellMove,
  known: SpellKnown | null,
): SpellPaid | { problem: string } {
  const named = `cast-level:${known?.spell ?? ''}`;
  // A spell typed by its name has its level beside it.
  const name = text(asked, 'spell-typed') === '' ? named : 'cast-level:';
  const field = text(asked, name);
  const fixed = known?.castAt ?? null;
  const again = field === 'again';
  const chosen = whole(asked, name, 1, 9);
  if (again || spell.level === 0) {
    const level = fixed ?? spell.level;
    return { level, again, spends: reaction(maker, spell, again), notes: [] };
  }
  const least = known === null ? spell.level : leastSlot(known, spell);
  if (known !== null && (least === null || isByUse(maker, known, chosen ?? 0, least)))
    return byUse(maker, spell, known);
  const from = least ?? spell.level;
  if (chosen !== null && chosen < from) {
    return { problem: `${spell.name} needs a level ${from} slot or higher.` };
  }
  const level = chosen ?? lowestSlot(maker, from) ?? from;
  const most = maker.sheet.slots[level - 1] ?? 0;
  // A caster without slots on its sheet tracks them elsewhere.
  if (maker.sheet.slots.length === 0) {
    return { level, again, spends: reaction(maker, spell, again), notes: [] };
  }
  const left = maker.slotsLeft[level - 1] ?? most;
  if (left <= 0) return { problem: `${maker.name} has no level ${level} slot left.` };
  const slot: Deed = { do: 'spend', who: maker.id, what: { of: 'slot', level }, by: 1 };
  return {
    level,
    again,
    spends: [slot, ...reaction(maker, spell, again)],
    notes: [`Spends a level ${level} slot: ${left - 1} of ${most} left.`],
  };
}

/** Whether a spell that takes slots is cast without one: at will, by a use that is left, or by one that has no slot. */
function isByUse(maker: Combatant, { cost }: SpellKnown, chosen: number, least: number): boolean {
  if (cost?.of === 'slot' || chosen > 0) return false;
  const hasSlots = maker.sheet.slots.some((most, at) => at + 1 >= least && most > 0);
  return cost === null || !hasSlots || (leftOf(maker, cost)?.left ?? 0) > 0;
}

function byUse(
  maker: Combatant,
  spell: SpellMove,
  known: SpellKnown,
): SpellPaid | { problem: string } {
  const level = known.castAt ?? spell.level;
  const spends = reaction(maker, spell, false);
  if (known.cost?.of !== 'use') return { level, again: false, spends, notes: [] };
  const { key } = known.cost;
  const use = maker.sheet.uses.find((one) => one.key === key);
  if (!use) return { level, again: false, spends, notes: [] };
  const left = Object.hasOwn(maker.usesLeft, key) ? (maker.usesLeft[key] ?? 0) : use.most;
  if (left <= 0) {
    const until = use.per.endsWith('-rest') ? `before a ${use.per.replace('-', ' ')}` : 'today';
    return { problem: `${maker.name} cannot cast ${spell.name} again ${until}.` };
  }
  const spent: Deed = { do: 'spend', who: maker.id, what: { of: 'use', key }, by: 1 };
  return {
    level,
    again: false,
    spends: [spent, ...spends],
    notes: [`Spends one of its uses: ${left - 1} of ${use.most} left.`],
  };
}

function reaction(maker: Combatant, spell: SpellMove, again: boolean): Deed[] {
  return spell.reaction && !again
    ? [{ do: 'spend', who: maker.id, what: { of: 'reaction' }, by: 1 }]
    : [];
}

/** The lowest remaining slot level that is high enough; null when there is none or slots are not tracked. */
export function lowestSlot({ sheet, slotsLeft }: Combatant, from: number): number | null {
  const at = sheet.slots.findIndex(
    (most, place) => place + 1 >= from && (slotsLeft[place] ?? most) > 0,
  );
  return at < 0 ? null : at + 1;
}
