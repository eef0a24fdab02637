import { amountWords, type Price } from './price-words';

type Paying = { plan: Price['plan']; people: number; ending: number };

/**
 * The monthly revenue of all plans as text, a twelfth of the price for annual ones: "$48.50 a month from 9 plans; 2 of
 * them end".
 */
export function revenueWords(paying: readonly Paying[], prices: readonly Price[]): string {
  const people = paying.reduce((sum, one) => sum + one.people, 0);
  const ending = paying.reduce((sum, one) => sum + one.ending, 0);
  if (people === 0) return 'No paid plans';
  const plans = `${people.toLocaleString('en')} paid ${people === 1 ? 'plan' : 'plans'}`;
  const end = ending === 0 ? '' : `; ${ending.toLocaleString('en')} of them canceled`;
  const priced = paying.map((one) => ({ ...one, price: priceOf(one.plan, prices) }));
  const currencies = new Set(priced.map(({ price }) => price?.currency));
  const [currency] = currencies;
  if (currencies.size !== 1 || currency === undefined) return `${plans}${end}`;
  const cents = priced.reduce((sum, { price, plan, people: paid }) => {
    const monthly = (price?.cents ?? 0) / (plan === 'annual' ? 12 : 1);
    return sum + monthly * paid;
  }, 0);
  return `${amountWords(Math.round(cents), currency)} a month from ${plans}${end}`;
}

function priceOf(plan: Price['plan'], prices: readonly Price[]): Price | undefined {
  return prices.find((price) => price.plan === plan);
}
