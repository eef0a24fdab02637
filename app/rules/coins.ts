/** The coins of the game, the greatest first (both SRDs, "Coinage" and "Coins"). */
export const COINS = ['pp', 'gp', 'ep', 'sp', 'cp'] as const;
export type Coin = (typeof COINS)[number];

/** So many coins as this site writes them everywhere, whatever the edition: "12,500 GP". */
export function coinWords(count: number, coin: Coin): string {
  return `${count.toLocaleString('en', { maximumFractionDigits: 2 })} ${coinName(coin)}`;
}

/** "GP". */
export function coinName(coin: Coin): string {
  return coin.toUpperCase();
}
