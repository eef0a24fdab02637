import type { Fight } from '../log/state';
import { isOnShown } from '../mat/shown-mat';
import { spaceOf } from '../mat/token-space';
import { feetWalked } from '../mat/walked';
import { combatantsOf } from '../people/people';
import { isSeen } from './seen';
import type { ShownToken } from './table-view';

/**
 * The tokens that players see: of combatants they know of, the party's anywhere, others where the map is uncovered. A
 * token hidden in a covered room is not among them.
 */
export function shownTokens(fight: Fight, idOf: (id: string) => string): readonly ShownToken[] {
  const { mat = null } = fight;
  if (mat === null) return [];
  return combatantsOf(fight).flatMap((one) => {
    const at = Object.hasOwn(mat.tokens, one.id) ? mat.tokens[one.id] : undefined;
    if (at === undefined || one.kind !== 'creature' || !isSeen(one, fight)) return [];
    const space = spaceOf(one);
    if (one.side !== 'party' && !isOnShown(mat, at, space)) return [];
    const token = { id: idOf(one.id), x: at.x, y: at.y, space };
    // What others have moved where nobody saw it is not told.
    const walked = one.side === 'party' ? feetWalked(fight, one.id) : 0;
    return [walked > 0 ? { ...token, walked } : token];
  });
}
