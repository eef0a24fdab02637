const COINS: Readonly<Record<string, number>> = { cp: 1, sp: 10, ep: 50, gp: 100 };

/** Converts a price of a table ("2 sp", "1500 gp", "—" for none) to copper pieces. Throws for anything else. */
export function copperOf(price: string): number {
  if (price === '—') return 0;
  const [count, coin] = price.split(' ');
  const worth = COINS[coin ?? ''];
  if (worth === undefined || !Number.isFinite(Number(count))) throw new Error(`price ${price}`);
  return Number(count) * worth;
}
