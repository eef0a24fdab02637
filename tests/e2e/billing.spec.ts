import type { Page } from 'playwright/test';
import { stripeLog, switchStripe } from '../harness/stripe';
import { switchIdentity } from '../harness/visitor';
import { barriers } from './barriers';
import { expect, test } from './page-test';

// One after another: they turn the switches and the clock of one and the same stand-in.
test.describe.configure({ mode: 'default' });

let people = 0;

/** Signs a fresh person in, with the settings page open: gives their e-mail. */
async function newcomer(page: Page): Promise<string> {
  people += 1;
  const username = `payer-${process.pid}-${Date.now()}-${people}`;
  const email = `${username}@delvewright.test`;
  await switchIdentity('users', { username, email, email_verified: true });
  await page.goto('/login?next=/settings');
  await page.waitForURL(/127\.0\.0\.1/);
  await page.getByLabel('Any other e-mail').fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/settings$/);
  return email;
}

async function upgrade(page: Page, plan: 'Monthly' | 'Annual'): Promise<void> {
  await page.getByRole('radio', { name: plan }).check();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.waitForURL(/127\.0\.0\.1:\d+\/checkout\//);
}

async function openPortal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open Billing Portal' }).click();
  await page.waitForURL(/127\.0\.0\.1:\d+\/portal\//);
}

/** The value beside a fact of the plan, such as its status. */
function fact(page: Page, term: string) {
  return page.locator('dl > div').filter({ hasText: term }).locator('dd');
}

async function subscriptionOf(email: string) {
  const { customers, subscriptions } = await stripeLog();
  const customer = customers.find((one) => one.email === email)?.id;
  const one = subscriptions.find((subscription) => subscription.customer === customer);
  return { customer, subscription: one?.id, ends: one?.cancel_at_period_end };
}

/** What Stripe says of a subscription. */
async function stateOf(id: string | undefined): Promise<string | undefined> {
  const { subscriptions } = await stripeLog();
  return subscriptions.find((subscription) => subscription.id === id)?.status;
}

/** The life of a subscription, the same with and without JavaScript. */
async function liveThrough(page: Page): Promise<void> {
  const email = await newcomer(page);
  await expect(page.getByRole('heading', { name: 'Account & Billing' })).toBeVisible();
  await expect(fact(page, 'Plan status')).toHaveText('Trialing');
  await expect(fact(page, 'Days left')).toHaveText('14');

  await upgrade(page, 'Monthly');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Checkout canceled. You can try again anytime.')).toBeVisible();
  await page.getByRole('link', { name: 'Dismiss' }).click();
  await expect(page.getByText('Checkout canceled.')).toBeHidden();

  await upgrade(page, 'Annual');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await page.getByRole('link', { name: 'Dismiss' }).click();
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(/\/settings\?billing=success$/);
  await expect(page.getByText('Payment successful. Your subscription is active.')).toBeVisible();
  await expect(fact(page, 'Plan status')).toHaveText('Active');
  await expect(fact(page, 'Plan').last()).toHaveText('Annual');
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeHidden();

  await openPortal(page);
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await page.waitForURL(/\/settings$/);
  await expect(page.getByText(/^Canceled\. Pro ends /)).toBeVisible();
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await page.waitForURL(/127\.0\.0\.1:\d+\/portal\//);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page.getByText(/It renews by itself on/)).toBeVisible();
  const { subscription, ends } = await subscriptionOf(email);
  expect([await stateOf(subscription), ends]).toEqual(['active', false]);

  await page.getByRole('link', { name: 'Delete account…' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('no');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Nothing was deleted.').first()).toBeVisible();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
  await expect(page.getByText(/^Your account is deleted, .* Your plan was canceled/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your account is deleted/)).toBeHidden();
  expect(await stateOf(subscription)).toBe('canceled');
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/access-gate/);
}

test('a plan from trial to deletion, in a few clicks each', async ({ page }) => {
  test.slow();
  await liveThrough(page);
});

test('a plan that lapses by the clock says so at each step', async ({ page }) => {
  test.slow();
  const email = await newcomer(page);
  await upgrade(page, 'Monthly');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(/billing=success/);
  const { customer } = await subscriptionOf(email);
  await switchStripe('card', { customer, card: 'declines' });
  await switchStripe('advance', { days: 32 });
  await expect(async () => {
    await page.goto('/settings');
    await expect(fact(page, 'Plan status')).toHaveText('Past due', { timeout: 1000 });
  }).toPass();
  await expect(page.getByText(/^A payment is missing\. Pro stays open until /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update payment' })).toBeVisible();
  await switchStripe('advance', { days: 20 });
  await expect(async () => {
    await page.goto('/settings');
    await expect(fact(page, 'Plan status')).toHaveText('Expired', { timeout: 1000 });
  }).toPass();
  await expect(page.getByText(/^Your plan ended on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
});

test('the page works for keyboards and screen readers, in both themes @both', async ({ page }) => {
  await newcomer(page);
  for (const theme of ['Light', 'Dark']) {
    await page.getByRole('radio', { name: theme }).check();
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(page.getByText('Your preferences are saved on this device.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
    expect(await barriers(page)).toEqual([]);
  }
  for (const name of ['Change Username (soon)', 'Change Password (soon)']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
});

test.describe('while Stripe answers nothing', () => {
  test.use({ trouble: /status of 502/ });

  test('it is said plainly', async ({ page }) => {
    await newcomer(page);
    await switchStripe('fail', { how: '500', times: 4, path: '/v1/customers' });
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect(page.getByText('Could not create checkout session')).toBeVisible();
    await switchStripe('fail', { how: 'none' });
    await upgrade(page, 'Monthly');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan from trial to deletion', async ({ page }) => {
    test.slow();
    await liveThrough(page);
  });
});
