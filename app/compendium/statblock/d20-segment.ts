import type { RollKind } from '~/dice-tray/roll';
import { signed } from '~/rules/ability';
import type { Segment } from './statblock';

/** A bonus that is rolled with a d20: "+4". */
export function d20Segment(
  kind: Extract<RollKind, 'check' | 'save' | 'initiative' | 'attack'>,
  of: string,
  bonus: number,
  text: string = signed(bonus),
): Extract<Segment, { roll: unknown }> {
  return { text, roll: { kind, of, dice: d20Dice(bonus) } };
}

/** The dice of a bonus: "1d20+4", "1d20-1". */
export function d20Dice(bonus: number): string {
  return `1d20${bonus < 0 ? bonus : `+${bonus}`}`;
}

/** Joins lists of segments with a text between them. */
export function joined(lists: readonly (readonly Segment[])[], between: string): Segment[] {
  return lists.flatMap((list, at) => (at === 0 ? [...list] : [between, ...list]));
}
