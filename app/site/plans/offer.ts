import { NO_PRICES, type Price, priceWords } from '~/billing/price-words';
import type { Tool } from '~/catalogue/tool';

/** What the site offers and charges, as it is configured. */
export type OfferFacts = {
  /** Days of Pro with a first sign-in; 0 for none. */
  trialDays: number;
  /** Whether Pro can be bought on this site. */
  sells: boolean;
  /** The prices of Pro; empty while they are unknown. */
  prices: readonly Price[];
};

/** The offer in plain words. */
export type OfferWords = {
  /** The trial in a few words, such as "14 days of Pro without a card"; null when there is none. */
  trial: string | null;
  /** What Pro costs, after its trial. */
  pro: string;
  /** What stays for whoever does not pay. */
  after: string;
};

const AFTER_ALL = 'If you do not pay, what is free stays free, and what you made stays yours.';

/** "1 day" or "14 days". */
function daysWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** The price of Pro as text, from the same prices as the account page; null where Pro is not sold. */
function costWords({ sells, prices }: OfferFacts): string | null {
  if (!sells) return null;
  const words = priceWords(prices);
  return words === NO_PRICES
    ? 'monthly or annual, at the price shown at checkout'
    : `${words.monthly}, or ${words.annual}`;
}

/** The texts of the offer, as the site is configured. */
export function offerWords(facts: OfferFacts): OfferWords {
  const cost = costWords(facts);
  const trial = facts.trialDays > 0 ? `${daysWords(facts.trialDays)} of Pro without a card` : null;
  if (trial === null) {
    const price = cost === null ? 'Pro cannot be bought here yet.' : `Pro is ${cost}.`;
    return { trial, pro: price, after: AFTER_ALL };
  }
  const after = cost === null ? 'Pro cannot be bought here yet.' : `Then ${cost}.`;
  return { trial, pro: `${trial} when you first sign in. ${after}`, after: AFTER_ALL };
}

const LISTED = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What the usable live tools cost, in sentences: the free ones, and those of Pro. */
export function toolWords(tools: readonly Pick<Tool, 'title' | 'state' | 'built' | 'access'>[]): {
  free: string;
  pro: string;
} {
  const open = tools.filter(({ state, built }) => state === 'live' && built);
  const listOf = (access: Tool['access']) =>
    LISTED.format(open.filter((tool) => tool.access === access).map(({ title }) => title));
  const [free, login, paid] = [listOf('free'), listOf('login'), listOf('paid')];
  const without = free && `${free}: everything, without an account or ads.`;
  const within = login && `${login}: with a free account.`;
  return {
    free: [without, within].filter(Boolean).join(' ') || 'Everything on these pages.',
    pro: paid ? `${paid}, and every Pro tool still to come.` : 'Every Pro tool still to come.',
  };
}
