import { leftOf } from '../harm/spend';
import type { Deed } from '../log/deeds';
import type { Combatant } from '../log/state';
import { leastSlot, type SpellKnown } from '../sheet/known-spells';
import type { SpellMove } from '../sheet/spell-move';

type Problem = { problem: string };
type Paying = {
  level: number;
  slotless?: true | undefined;
  move: SpellMove | null;
  name: string;
};

/**
 * What casting it costs and at which level that casts it (0: at its own), or why it cannot be paid. What takes no slot
 * spends its own use instead; without a slot, only what is said to be.
 */
export function paidBy(
  one: Combatant,
  known: SpellKnown,
  { level, slotless, move, name }: Paying,
): { level: number; spent: Deed[] } | Problem {
  const least = leastSlot(known, move);
  const { cost, castAt } = known;
  if (least !== null && slotless) return { level: 0, spent: [] };
  if (least !== null && level > 0) {
    if (level < least) return { problem: `${name} needs a level ${least} slot or higher.` };
    const what = { of: 'slot', level } as const;
    if (!leftOf(one, what)?.left) return { problem: 'No slot of that level is left.' };
    return { level, spent: [{ do: 'spend', who: one.id, what, by: 1 }] };
  }
  if (cost?.of === 'use') {
    if (!leftOf(one, cost)?.left) return { problem: 'No use of it is left.' };
    return { level: castAt ?? 0, spent: [{ do: 'spend', who: one.id, what: cost, by: 1 }] };
  }
  // Without a record it may be a cantrip, and without slots on the sheet they are counted elsewhere.
  if (least !== null && cost !== null && move && one.sheet.slots.some((most) => most > 0))
    return { problem: `${name} needs a slot: choose one of level ${least} or higher.` };
  return { level: castAt ?? 0, spent: [] };
}
