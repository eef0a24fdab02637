import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';

/** Some act together from now on. */
export function foldLink(fight: Fight, _deed: DeedOf<'link'>, _event: FightEvent): Fight {
  return fight;
}

/** Each acts alone again. */
export function foldUnlink(fight: Fight, _deed: DeedOf<'unlink'>, _event: FightEvent): Fight {
  return fight;
}
