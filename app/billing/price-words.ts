/** The price of a plan, in the currency's smallest unit. */
export type Price = { plan: 'monthly' | 'annual'; cents: number; currency: string };

/** The price text of each plan. */
export type PriceWords = { monthly: string; annual: string };

/** The text of both plans while the prices are unknown. */
export const NO_PRICES: PriceWords = {
  monthly: 'The price is shown at checkout',
  annual: 'The price is shown at checkout',
};

const NUMBERS = 'no one two three four five six seven eight nine ten eleven'.split(' ');

/** A formatted amount, such as $6 or $5.50. */
export function amountWords(cents: number, currency: string): string {
  const written = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  // Some currencies have no smaller unit.
  const digits = written.resolvedOptions().maximumFractionDigits ?? 2;
  return written.format(cents / 10 ** digits);
}

/** How much the annual price saves compared with twelve months, with a comma before it; empty when it saves nothing. */
function savingWords(monthly: Price, annual: Price): string {
  const saving = monthly.currency === annual.currency ? 12 * monthly.cents - annual.cents : 0;
  if (saving <= 0) return '';
  const months = saving / monthly.cents;
  const word = Number.isInteger(months) ? NUMBERS[months] : undefined;
  return word
    ? `, ${word} month${months === 1 ? '' : 's'} free`
    : `, ${amountWords(saving, annual.currency)} less than 12 months`;
}

/** The price text of each plan, from the payment provider's prices; without prices it refers to the checkout. */
export function priceWords(prices: readonly Price[]): PriceWords {
  const monthly = prices.find(({ plan }) => plan === 'monthly');
  const annual = prices.find(({ plan }) => plan === 'annual');
  if (!monthly || !annual) return NO_PRICES;
  return {
    monthly: `${amountWords(monthly.cents, monthly.currency)} a month`,
    annual: `${amountWords(annual.cents, annual.currency)} a year${savingWords(monthly, annual)}`,
  };
}
