/** The coins of the game, the most valuable first (both SRDs, "Coinage" and "Coins"). */
export const COINS = ['pp', 'gp', 'ep', 'sp', 'cp'] as const;
export type Coin = (typeof COINS)[number];

/** An amount of coins as this site writes it in every edition: "12,500 GP". */
export function coinWords(count: number, coin: Coin): string {
  return `${count.toLocaleString('en', { maximumFractionDigits: 2 })} ${coinName(coin)}`;
}

/** The abbreviation of a coin: "GP". */
export function coinName(coin: Coin): string {
  return coin.toUpperCase();
}
