import type { Edge } from '~/rules/dice/text/expression';
import type { Random } from '~/rules/random';

/** Why a d20 has advantage or disadvantage, in a word or two for the screen. */
export type EdgeReason = { edge: Edge; why: string };

/**
 * The result of all reasons: any number of each cancel out once both occur (SRD 5.1, "Advantage and Disadvantage";
 * SRD 5.2.1, "Advantage/Disadvantage").
 */
export function edgeOf(reasons: readonly EdgeReason[]): Edge | null {
  const has = (edge: Edge) => reasons.some((one) => one.edge === edge);
  if (has('advantage') === has('disadvantage')) return null;
  return has('advantage') ? 'advantage' : 'disadvantage';
}

/** Rolls a d20: one die, or two of which the higher or lower is kept. */
export function throwD20(random: Random, edge: Edge | null): { dice: number[]; kept: number } {
  const first = random.die(20);
  if (edge === null) return { dice: [first], kept: first };
  const second = random.die(20);
  const kept = edge === 'advantage' ? Math.max(first, second) : Math.min(first, second);
  return { dice: [first, second], kept };
}

/** The total of a d20 test, limited to the log's range. */
export function d20Total(kept: number, bonus: number): number {
  return Math.max(-30, Math.min(99, kept + bonus));
}
