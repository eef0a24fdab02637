import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Somebody takes another shape. */
export function foldTransform(fight: Fight, _deed: DeedOf<'transform'>, _event: FightEvent): Fight {
  return fight;
}

/** Somebody takes its own shape again. */
export function foldRevert(fight: Fight, _deed: DeedOf<'revert'>, _event: FightEvent): Fight {
  return fight;
}
