/** What a plan costs, in the currency's smallest unit. */
export type Price = { plan: 'monthly' | 'annual'; cents: number; currency: string };

/** What is said of each plan beside its name. */
export type PriceWords = { monthly: string; annual: string };

/** Said of both while nobody has told the prices. */
export const NO_PRICES: PriceWords = {
  monthly: 'The price is shown at checkout',
  annual: 'The price is shown at checkout',
};

const NUMBERS = 'no one two three four five six seven eight nine ten eleven'.split(' ');

/** An amount as people write it, such as $6 or $5.50. */
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

/** What a year's price saves against twelve months, with a comma before it; nothing when it saves nothing. */
function savingWords(monthly: Price, annual: Price): string {
  const saving = monthly.currency === annual.currency ? 12 * monthly.cents - annual.cents : 0;
  if (saving <= 0) return '';
  const months = saving / monthly.cents;
  const word = Number.isInteger(months) ? NUMBERS[months] : undefined;
  return word
    ? `, ${word} month${months === 1 ? '' : 's'} free`
    : `, ${amountWords(saving, annual.currency)} less than 12 months`;
}

/** What each plan costs in words, as the payment provider says; without prices the checkout shows them. */
export function priceWords(prices: readonly Price[]): PriceWords {
  const monthly = prices.find(({ plan }) => plan === 'monthly');
  const annual = prices.find(({ plan }) => plan === 'annual');
  if (!monthly || !annual) return NO_PRICES;
  return {
    monthly: `${amountWords(monthly.cents, monthly.currency)} a month`,
    annual: `${amountWords(annual.cents, annual.currency)} a year${savingWords(monthly, annual)}`,
  };
}
