import type { Character } from '~/characters/record/character';

type Coins = Character['play']['coins'];

const KINDS = ['cp', 'sp', 'ep', 'gp', 'pp'] as const;
const MOST = 999_999;

/** How many coins of each kind came, or went where it is below 0; null where none did. */
export function coinsGiven(before: Coins, after: Coins): Coins | null {
  const given = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };
  for (const kind of KINDS) given[kind] = after[kind] - before[kind];
  return KINDS.some((kind) => given[kind] !== 0) ? given : null;
}

/** The purse without coins that were given, as far as they are still in it; `given` comes from a form, and may be anything. */
export function withoutGiven(coins: Coins, given: unknown): Coins {
  const left = { ...coins };
  for (const kind of KINDS) {
    const by: unknown = Object(given)[kind];
    if (typeof by !== 'number' || !Number.isSafeInteger(by)) continue;
    left[kind] = Math.min(MOST, Math.max(0, coins[kind] - by));
  }
  return left;
}
