import type { Deed } from '~/characters/play/deed';
import type { Character } from '~/characters/record/character';
import { madeId } from '../table/made-id';

type Coins = Character['play']['coins'];

const KINDS = ['cp', 'sp', 'ep', 'gp', 'pp'] as const;
const MOST = 999_999;

/**
 * The deed by which the coins of a form reach play, to which coins belong; null when they are the same. `uuid` makes its
 * id.
 */
export function coinsDeed(before: Coins, after: Coins, uuid: string): Deed | null {
  const given = coinsGiven(before, after);
  return given && { id: madeId(uuid), does: 'coins', ...given };
}

/** The difference of two purses by coin, negative for coins removed; null when there is none. */
export function coinsGiven(before: Coins, after: Coins): Coins | null {
  const given = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };
  for (const kind of KINDS) given[kind] = after[kind] - before[kind];
  return KINDS.some((kind) => given[kind] !== 0) ? given : null;
}

/**
 * Removes coins that were given from a purse, as far as they are still there; `given` comes from a form and is not
 * trusted.
 */
export function withoutGiven(coins: Coins, given: unknown): Coins {
  const left = { ...coins };
  for (const kind of KINDS) {
    const by: unknown = Object(given)[kind];
    if (typeof by !== 'number' || !Number.isSafeInteger(by)) continue;
    left[kind] = Math.min(MOST, Math.max(0, coins[kind] - by));
  }
  return left;
}
