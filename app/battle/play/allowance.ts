import type { Field } from '../arena/field';

/** How many steps may still be played, over all that is asked at once; a fight that has begun is played to its end. */
export type Allowance = { left: number };

/** Plays a fight and takes its steps off what may still be played. */
export function within<T>(allowance: Allowance | null, field: Field, play: () => T): T {
  const before = field.steps;
  const came = play();
  if (allowance !== null) allowance.left -= field.steps - before;
  return came;
}

/** Whether nothing more may be played. */
export function isUsedUp(allowance: Allowance | null): boolean {
  return allowance !== null && allowance.left <= 0;
}
