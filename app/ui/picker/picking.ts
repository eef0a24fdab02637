import type { Picked, PickerLimits, Thing } from './thing';

export type PickingAction =
  | { type: 'add'; thing: Thing }
  | { type: 'count'; id: string; count: number }
  | { type: 'drop'; id: string };

/** What is picked, and the announcement of the last change. */
export type Picking = { picked: readonly Picked[]; said: string };

/** What is picked after an action, within the limits; the announcement says what happened, or why nothing did. */
export function nextPicking(
  { picked }: Picking,
  action: PickingAction,
  { kinds, each }: PickerLimits,
): Picking {
  const id = action.type === 'add' ? action.thing.id : action.id;
  const held = picked.find((one) => one.id === id);
  if (action.type === 'add' && !held) {
    if (picked.length >= kinds) {
      return { picked, said: `At most ${kinds}. Remove one first.` };
    }
    return {
      picked: [...picked, { ...action.thing, count: 1 }],
      said: `${action.thing.name} added.`,
    };
  }
  if (!held) return { picked, said: '' };
  const wanted =
    action.type === 'drop' ? 0 : action.type === 'add' ? held.count + 1 : Math.trunc(action.count);
  const count = Math.max(0, Math.min(Number.isFinite(wanted) ? wanted : held.count, each));
  if (count === 0) {
    return { picked: picked.filter((one) => one !== held), said: `${held.name} removed.` };
  }
  return {
    picked: picked.map((one) => (one === held ? { ...held, count } : one)),
    said:
      wanted > each
        ? each === 1
          ? `${held.name} is already added.`
          : `At most ${each} of each.`
        : `${held.name} × ${count}.`,
  };
}
