import type { Field } from '../arena/field';

/** How many steps may still be played in one request; a fight that has begun is played to its end. */
export type Allowance = { left: number };

/** Plays a fight and subtracts its steps from the allowance. */
export function within<T>(allowance: Allowance | null, field: Field, play: () => T): T {
  const before = field.steps;
  const came = play();
  if (allowance !== null) allowance.left -= field.steps - before;
  return came;
}

/** Whether the allowance is used up. */
export function isUsedUp(allowance: Allowance | null): boolean {
  return allowance !== null && allowance.left <= 0;
}
