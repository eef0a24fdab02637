import { expect, it } from 'vitest';
import type { Price } from '~/billing/price-words';
import { CATALOGUE } from '~/catalogue/catalogue';
import { offerWords, toolWords } from './offer';

const PRICES: Price[] = [
  { plan: 'monthly', cents: 600, currency: 'usd' },
  { plan: 'annual', cents: 6000, currency: 'usd' },
];

it('says the trial first, and then what Pro costs, as the account page says it', () => {
  expect(offerWords({ trialDays: 14, sells: true, prices: PRICES })).toEqual({
    trial: '14 days of Pro without a card',
    pro: '14 days of Pro without a card when you first sign in. Then $6 a month, or $60 a year, two months free.',
    after: 'If you do not pay, what is free stays free, and what you made stays yours.',
  });
  expect(offerWords({ trialDays: 1, sells: true, prices: PRICES }).trial).toBe(
    '1 day of Pro without a card',
  );
});

it('promises no trial where there is none', () => {
  const { trial, pro } = offerWords({ trialDays: 0, sells: true, prices: PRICES });
  expect(trial).toBeNull();
  expect(pro).toMatch(/^Pro is \$6 a month, or \$60 a year, two months free\.$/);
  expect(pro).not.toMatch(/trial|without a card|\b0 days/i);
});

it('names no price that nobody told', () => {
  const { pro } = offerWords({ trialDays: 14, sells: true, prices: [] });
  expect(pro).toContain('Then monthly or annual, at the price shown at checkout.');
  expect(pro).not.toMatch(/\$|undefined|NaN/);
  expect(offerWords({ trialDays: 14, sells: true, prices: PRICES.slice(0, 1) }).pro).toBe(pro);
});

it('sells nothing where payments are not set up', () => {
  for (const trialDays of [0, 14]) {
    const { pro } = offerWords({ trialDays, sells: false, prices: [] });
    expect(pro).toContain('Pro cannot be bought here yet.');
    expect(pro).not.toMatch(/checkout|a month|a year|\$/);
  }
});

it('names the tools that can be used today, and no others', () => {
  expect(toolWords(CATALOGUE)).toEqual({
    free: 'Monster Lookup and Rules Cheat Sheet: everything, without an account or ads.',
    pro: 'Initiative Tracker and Mapwright, and every Pro tool still to come.',
  });
  const fewer = CATALOGUE.map((tool) =>
    tool.id === 'initiative-tracker' ? { ...tool, built: false } : tool,
  );
  expect(toolWords(fewer).pro).toMatch(/^Mapwright, and every/);
});

it('says of what needs an account that it does, and stays a sentence where there is nothing', () => {
  const tool = (title: string, access: 'free' | 'login' | 'paid') => {
    return { title, access, state: 'live' as const, built: true };
  };
  expect(toolWords([tool('Homebrew', 'login'), tool('Cheat Sheet', 'free')])).toEqual({
    free: 'Cheat Sheet: everything, without an account or ads. Homebrew: with a free account.',
    pro: 'Every Pro tool still to come.',
  });
  expect(toolWords([tool('Homebrew', 'login')]).free).toMatch(/^Homebrew: with a free account/);
  expect(toolWords([]).free).toBe('Everything on these pages.');
});
