import type { Play } from '../record/character';

type Coins = Play['coins'];
type Coin = keyof Coins;

/** What each coin is worth in copper, the greatest first (SRD, "Coinage"). */
const WORTH: readonly (readonly [Coin, number])[] = [
  ['pp', 1000],
  ['gp', 100],
  ['ep', 50],
  ['sp', 10],
  ['cp', 1],
];

/** What one gets back of a larger coin. */
const CHANGE: readonly Coin[] = ['gp', 'sp', 'cp'];

/** What coins are worth together, in copper. */
export function inCopper(coins: Coins): number {
  return WORTH.reduce((sum, [coin, worth]) => sum + coins[coin] * worth, 0);
}

/**
 * The purse after a price was paid: with the very coins as far as they are there, else with others, and where none fit with a larger one
 * of which one gets change in gold, silver and copper. Null where the purse is worth less than the price.
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
  // Every coin that is left is worth more than what is still owed: the smallest of them is broken.
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
