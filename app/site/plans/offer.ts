import { NO_PRICES, type Price, priceWords } from '~/billing/price-words';
import type { Tool } from '~/catalogue/tool';

/** What the site gives and asks, as it is set up today. */
export type OfferFacts = {
  /** Days of Pro that a first sign-in brings; 0 for none. */
  trialDays: number;
  /** Whether Pro can be paid for on this site. */
  sells: boolean;
  /** What Pro costs; empty while nobody has told. */
  prices: readonly Price[];
};

/** The offer in plain words. */
export type OfferWords = {
  /** The trial in a few words, such as "14 days of Pro without a card"; null when there is none. */
  trial: string | null;
  /** What begins, and what it costs after that. */
  pro: string;
};

const AFTER_ALL = 'Pay nothing, and what is free stays free; what you made stays yours.';

/** "a day" or "14 days". */
function daysWords(days: number): string {
  return days === 1 ? 'A day' : `${days} days`;
}

/** Says what Pro costs, from the same prices as the account page; never a price that nobody told. */
function costWords({ sells, prices }: OfferFacts): string | null {
  if (!sells) return null;
  const words = priceWords(prices);
  return words === NO_PRICES
    ? 'by the month or by the year, at the price that the checkout shows'
    : `${words.monthly}, or ${words.annual}`;
}

/** The offer in words that are true of the site as it is set up. */
export function offerWords(facts: OfferFacts): OfferWords {
  const cost = costWords(facts);
  const trial = facts.trialDays > 0 ? `${daysWords(facts.trialDays)} of Pro without a card` : null;
  if (trial === null) {
    const price = cost === null ? 'Pro cannot be bought here yet.' : `Pro is ${cost}.`;
    return { trial, pro: `${price} ${AFTER_ALL}` };
  }
  const after = cost === null ? 'Pro cannot be bought here yet.' : `Then ${cost}.`;
  return { trial, pro: `${trial} when you first sign in. ${after} ${AFTER_ALL}` };
}

/** The titles of the live tools that can be used today: those that cost nothing, and those of Pro. */
export function toolsOfOffer(
  tools: readonly Pick<Tool, 'title' | 'state' | 'built' | 'access'>[],
): {
  free: string[];
  pro: string[];
} {
  const open = tools.filter(({ state, built }) => state === 'live' && built);
  const titles = (paid: boolean) =>
    open.filter(({ access }) => (access === 'paid') === paid).map(({ title }) => title);
  return { free: titles(false), pro: titles(true) };
}
