/** What a plan costs, in the currency's smallest unit. */
export type Price = { plan: 'monthly' | 'annual'; cents: number; currency: string };

/** One plan to choose, in words. */
export type PlanChoice = { value: 'monthly' | 'annual'; label: string; hint: string };

/** Currencies without a smaller unit. */
const WHOLE = new Set(['jpy', 'krw', 'vnd', 'clp']);

/** An amount as people write it, such as $6.00. */
export function amountWords(cents: number, currency: string): string {
  const amount = WHOLE.has(currency) ? cents : cents / 100;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}

/** The plans to choose from, with what each costs as the payment provider says; without prices the checkout shows them. */
export function planChoices(prices: readonly Price[]): PlanChoice[] {
  const monthly = prices.find(({ plan }) => plan === 'monthly');
  const annual = prices.find(({ plan }) => plan === 'annual');
  const later = 'The price is shown at the checkout';
  const saving =
    monthly && annual && monthly.currency === annual.currency
      ? 12 * monthly.cents - annual.cents
      : 0;
  const saved =
    annual && saving > 0 ? `; ${amountWords(saving, annual.currency)} less than twelve months` : '';
  return [
    {
      value: 'monthly',
      label: 'Monthly',
      hint: monthly ? `${amountWords(monthly.cents, monthly.currency)} a month` : later,
    },
    {
      value: 'annual',
      label: 'Annual',
      hint: annual ? `${amountWords(annual.cents, annual.currency)} a year${saved}` : later,
    },
  ];
}
