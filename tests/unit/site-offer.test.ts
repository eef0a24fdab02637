import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayments } from '~/platform/open-payments.server';
import type { Services } from '~/platform/services.server';
import { offerOf } from '~/site/plans/offer.server';
import { type BillingHere, openBillingHere } from './billing-till';

let here: BillingHere;
let sites = 0;

beforeAll(async () => {
  here = await openBillingHere();
}, 120_000);
afterAll(() => here?.close());

/** The services of a new site with prices that are not cached yet. */
function afresh(behind: Promise<unknown>[] = []): Services {
  sites += 1;
  const STRIPE_PRICES_FORMER = `price_of_site${sites}`;
  const payments = openPayments({ ...here.services.config, STRIPE_PRICES_FORMER });
  return { ...here.services, payments, later: (work) => void behind.push(work) };
}

it('shows the provider’s prices', async () => {
  const services = afresh();
  await expect
    .poll(async () => (await offerOf(services)).pro, { timeout: 10_000 })
    .toContain('Then $6 a month, or $60 a year, two months free.');
});

it('does not wait for a provider that hangs, and shows no price', async () => {
  await here.standin.control('POST fail', { how: 'hang', times: 50 });
  const behind: Promise<unknown>[] = [];
  const { trial, pro } = await offerOf(afresh(behind));
  // The lookup itself is still pending.
  const told = behind.map((work) => work.then(() => 'told'));
  expect(await Promise.race([...told, Promise.resolve('waits')])).toBe('waits');
  expect(behind).toHaveLength(1);
  expect(trial).toBe('14 days of Pro without a card');
  expect(pro).toContain('at the price shown at checkout');
  await Promise.all(behind);
  await here.standin.control('POST fail', { how: 'none' });
}, 60_000);

it('says that Pro cannot be bought while payments are not configured', async () => {
  const { pro } = await offerOf({ ...here.services, payments: null });
  expect(pro).toContain('Pro cannot be bought here yet.');
});
