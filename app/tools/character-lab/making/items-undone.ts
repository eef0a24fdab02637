import type { AtHand } from '~/characters/record/at-hand';
import type { Carried } from '~/characters/record/character';

/** The maximum count of one item. */
const MOST = 9999;

/** How a change left each item, by id: what an undo needs to tell it from what was done since. */
export function itemsLeft(after: readonly Carried[]): Record<string, AtHand> {
  return Object.fromEntries(
    after.map(({ id, count, equipped, attuned }) => [id, { count, equipped, attuned }]),
  );
}

/**
 * The items of before a change, with what was spent, found, equipped or attuned since it: an undo takes back its own
 * change alone. `left` comes from a form and is not trusted.
 */
export function itemsUndone(
  before: readonly Carried[],
  left: unknown,
  now: readonly Carried[],
): Carried[] {
  const present = new Map(now.map((one) => [one.id, one]));
  return before.map((one) => {
    const there = present.get(one.id);
    const after = leftOf(left, one.id);
    if (there === undefined || after === null || there.item !== one.item) return one;
    return {
      ...one,
      count: Math.min(MOST, Math.max(0, one.count + there.count - after.count)),
      equipped: after.equipped === there.equipped ? one.equipped : there.equipped,
      attuned: after.attuned === there.attuned ? one.attuned : there.attuned,
    };
  });
}

function leftOf(left: unknown, id: string): AtHand | null {
  const all: object = Object(left);
  if (!Object.hasOwn(all, id)) return null;
  const { count, equipped, attuned }: Partial<Record<keyof AtHand, unknown>> = Object(
    Reflect.get(all, id),
  );
  const isRead =
    typeof count === 'number' &&
    Number.isSafeInteger(count) &&
    typeof equipped === 'boolean' &&
    typeof attuned === 'boolean';
  return isRead ? { count, equipped, attuned } : null;
}
