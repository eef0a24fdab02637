import type { Play } from '../record/character';

type Coins = Play['coins'];
type Coin = keyof Coins;

/** The value of each coin in copper, highest first (SRD, "Coinage"). */
const WORTH: readonly (readonly [Coin, number])[] = [
  ['pp', 1000],
  ['gp', 100],
  ['ep', 50],
  ['sp', 10],
  ['cp', 1],
];

/** The coins given as change for a larger coin. */
const CHANGE: readonly Coin[] = ['gp', 'sp', 'cp'];

/** The total value of coins in copper. */
export function inCopper(coins: Coins): number {
  return WORTH.reduce((sum, [coin, worth]) => sum + coins[coin] * worth, 0);
}

/**
 * The purse after paying a price: with the stated coins where available, then with others, and if none fit by breaking
 * a larger coin into gold, silver and copper. Null when the purse is worth less than the price.
 */
export function paidWithChange(purse: Coins, price: Coins): Coins | null {
  if (inCopper(purse) < inCopper(price)) return null;
  const left = { ...purse };
  let owed = 0;
  for (const [coin, worth] of WORTH) {
    const exact = Math.min(left[coin], price[coin]);
    left[coin] -= exact;
    owed += (price[coin] - exact) * worth;
  }
  for (const [coin, worth] of WORTH) {
    const count = Math.min(left[coin], Math.floor(owed / worth));
    left[coin] -= count;
    owed -= count * worth;
  }
  // Every remaining coin is worth more than the rest of the price: the smallest is broken.
  const broken = WORTH.findLast(([coin]) => left[coin] > 0);
  if (owed === 0 || broken === undefined) return left;
  left[broken[0]] -= 1;
  let back = broken[1] - owed;
  for (const [coin, worth] of WORTH.filter(([one]) => CHANGE.includes(one))) {
    left[coin] += Math.floor(back / worth);
    back %= worth;
  }
  return left;
}
