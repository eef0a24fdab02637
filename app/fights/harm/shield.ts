import { afterTemporary } from '~/rules/hit-points';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { changed } from '../people/people';
import { vitally } from './vitality';

/**
 * Gives temporary hit points: they do not add up, the higher number stays unless `replace` is set, and they do not
 * wake anyone (SRD 5.1 and 5.2.1, "Temporary Hit Points").
 */
export function foldShield(fight: Fight, deed: DeedOf<'shield'>, _event: FightEvent): Fight {
  return deed.given.reduce(
    (now, { who, amount, replace }) =>
      changed(now, who, (one) =>
        one.kind === 'event'
          ? one
          : vitally(one, (before) => afterTemporary(before, amount, replace)),
      ),
    fight,
  );
}
