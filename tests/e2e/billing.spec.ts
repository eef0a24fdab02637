import type { Page } from 'playwright/test';
import { stripeLog } from '../harness/stripe';
import { comeIn } from './leaving-hands';
import { expect, test } from './page-test';

async function upgrade(page: Page, plan: 'Monthly' | 'Annual'): Promise<void> {
  await page.getByRole('radio', { name: plan }).check();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.waitForURL(/127\.0\.0\.1:\d+\/checkout\//);
}

/** The value of a term in the plan's list, such as its status. */
function fact(page: Page, term: string) {
  return page.locator('dl > div').filter({ hasText: term }).locator('dd');
}

async function subscriptionOf(email: string) {
  const { customers, subscriptions } = await stripeLog();
  const customer = customers.find((one) => one.email === email)?.id;
  return subscriptions.find((subscription) => subscription.customer === customer);
}

test('a customer from trial to account deletion, through the payment provider’s pages', async ({
  page,
}) => {
  const email = `payer-${crypto.randomUUID()}@delvewright.test`;
  await comeIn(page, email);
  await page.goto('/settings', { referer: new URL('/try/mapwright?seed=k1', page.url()).href });
  await expect(fact(page, 'Plan status')).toHaveText('Trialing');
  await expect(fact(page, 'Days left')).toHaveText('14');

  await upgrade(page, 'Annual');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Checkout canceled. You can try again anytime.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await page.getByRole('link', { name: 'Dismiss' }).click();
  await expect(page.getByText('Checkout canceled.')).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await upgrade(page, 'Annual');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(/\/settings\?billing=success$/);
  await expect(page.getByText('Payment successful. Your subscription is active.')).toBeVisible();
  await expect(fact(page, 'Plan status')).toHaveText('Active');
  await expect(fact(page, 'Plan').last()).toHaveText('Annual');
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeHidden();
  await page.getByRole('link', { name: 'Back to Mapwright' }).click();
  await page.waitForURL(/\/try\/mapwright\?seed=k1/);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Open Billing Portal' }).click();
  await page.waitForURL(/127\.0\.0\.1:\d+\/portal\//);
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await page.waitForURL(/\/settings$/);
  await expect(page.getByText(/^Canceled\. Pro ends /)).toBeVisible();
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await page.waitForURL(/127\.0\.0\.1:\d+\/portal\//);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page.getByText(/It renews on/)).toBeVisible();
  const subscription = await subscriptionOf(email);
  expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: false });

  await page.getByRole('link', { name: 'Delete account…' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete my account permanently' }).click();
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
  await expect(page.getByText(/^Your account is deleted, .* Your plan was canceled/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox')).toBeVisible();
  await expect(page.getByText(/^Your account is deleted/)).toBeHidden();
  const { subscriptions } = await stripeLog();
  expect(subscriptions.find(({ id }) => id === subscription?.id)?.status).toBe('canceled');
});
