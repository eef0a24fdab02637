const COINS: Readonly<Record<string, number>> = { cp: 1, sp: 10, ep: 50, gp: 100 };

/** Copper pieces of a price as tables write it: "2 sp", "1500 gp"; "—" is none. Anything else is a mistake of the table, and thrown. */
export function copperOf(price: string): number {
  if (price === '—') return 0;
  const [count, coin] = price.split(' ');
  const worth = COINS[coin ?? ''];
  if (worth === undefined || !Number.isFinite(Number(count))) throw new Error(`price ${price}`);
  return Number(count) * worth;
}
