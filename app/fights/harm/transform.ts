import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { changed } from '../people/people';
import { inOwnShape, inShape } from './shapes';

/** Somebody takes another shape (SRD 5.1 and 5.2.1, "Wild Shape", "Polymorph", "Shapechanger"); the dead take none. */
export function foldTransform(fight: Fight, deed: DeedOf<'transform'>, _event: FightEvent): Fight {
  return changed(fight, deed.who, (one) =>
    one.death.state === 'dead' ? one : inShape(one, deed, fight.settings.edition),
  );
}

/** Somebody takes its own shape again. */
export function foldRevert(fight: Fight, deed: DeedOf<'revert'>, _event: FightEvent): Fight {
  return changed(fight, deed.who, (one) => inOwnShape(one, fight.settings.edition));
}
