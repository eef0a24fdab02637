import { heedMaximum } from '../lasting/over';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { changed } from '../people/people';
import { inOwnShape, inShape } from './shapes';

/** Puts a combatant into another shape (SRD 5.1 and 5.2.1, "Wild Shape", "Polymorph"); ignored unless it is up. */
export function foldTransform(fight: Fight, deed: DeedOf<'transform'>, _event: FightEvent): Fight {
  const shaped = changed(fight, deed.who, (one) =>
    one.death.state !== 'up' ? one : inShape(one, deed, fight.settings.edition),
  );
  return shaped === fight ? fight : heedMaximum(shaped, deed.who);
}

/** Returns a combatant to its own shape. */
export function foldRevert(fight: Fight, deed: DeedOf<'revert'>, _event: FightEvent): Fight {
  const own = changed(fight, deed.who, (one) => inOwnShape(one, fight.settings.edition));
  return own === fight ? fight : heedMaximum(own, deed.who);
}
