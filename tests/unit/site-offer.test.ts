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

/** The services of a site with prices of its own, which nothing else has learned. */
function afresh(behind: Promise<unknown>[] = []): Services {
  sites += 1;
  const STRIPE_PRICES_FORMER = `price_of_site${sites}`;
  const payments = openPayments({ ...here.services.config, STRIPE_PRICES_FORMER });
  return { ...here.services, payments, later: (work) => void behind.push(work) };
}

it('names the prices that the provider tells', async () => {
  const services = afresh();
  await expect
    .poll(async () => (await offerOf(services)).pro, { timeout: 10_000 })
    .toContain('Then $6 a month, or $60 a year, two months free.');
});

it('keeps no page waiting for a provider that hangs, and names no price', async () => {
  await here.standin.control('POST fail', { how: 'hang', times: 50 });
  const behind: Promise<unknown>[] = [];
  const { trial, pro } = await offerOf(afresh(behind));
  // The look-up itself still waits.
  const told = behind.map((work) => work.then(() => 'told'));
  expect(await Promise.race([...told, Promise.resolve('waits')])).toBe('waits');
  expect(behind).toHaveLength(1);
  expect(trial).toBe('14 days of Pro without a card');
  expect(pro).toContain('at the price shown at checkout');
  await Promise.all(behind);
  await here.standin.control('POST fail', { how: 'none' });
}, 60_000);

it('says that nothing is sold where payments are not set up', async () => {
  const { pro } = await offerOf({ ...here.services, payments: null });
  expect(pro).toContain('Pro cannot be bought here yet.');
});
