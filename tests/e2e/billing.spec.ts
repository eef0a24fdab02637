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

/** Keeps a picture of a state of the plan for people to look at, on a phone and on a laptop. */
async function picture(page: Page, state: string): Promise<void> {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    const body = await page.screenshot({ fullPage: true });
    await test.info().attach(`${state} ${size.width}`, { body, contentType: 'image/png' });
  }
}

/** A card that pays no more: the plan is past due, and in the end it lapses. */
async function lapse(page: Page, email: string): Promise<void> {
  const { customer } = await subscriptionOf(email);
  await switchStripe('card', { customer, card: 'declines' });
  for (const { days, status } of [
    { days: 32, status: 'Past due' },
    { days: 20, status: 'Expired' },
  ]) {
    await switchStripe('advance', { days });
    await expect(async () => {
      await page.goto('/settings');
      await expect(fact(page, 'Plan status')).toHaveText(status, { timeout: 1000 });
    }).toPass();
    if (status === 'Past due') {
      await expect(page.getByText(/^A payment is missing\. Pro stays open until /)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Update payment' })).toBeVisible();
    } else {
      await expect(page.getByText(/^Your plan ended on /)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
    }
    await picture(page, status);
  }
}

/** The life of a customer, the same with and without JavaScript; with a card that fails in the end, or without. */
async function liveThrough(page: Page, { lapses }: { lapses: boolean }): Promise<void> {
  await page.goto('/');
  await picture(page, 'Stranger');
  const email = await newcomer(page);
  await page.goto('/settings', { referer: new URL('/try/mapwright?seed=k1', page.url()).href });
  await expect(page.getByRole('heading', { name: 'Account & Billing' })).toBeVisible();
  await expect(fact(page, 'Plan status')).toHaveText('Trialing');
  await expect(fact(page, 'Days left')).toHaveText('14');
  await picture(page, 'Trial');

  await upgrade(page, 'Monthly');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Checkout canceled. You can try again anytime.')).toBeVisible();
  await picture(page, 'Checkout left');
  await page.getByRole('link', { name: 'Dismiss' }).click();
  await expect(page.getByText('Checkout canceled.')).toBeHidden();

  await upgrade(page, 'Annual');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await page.getByRole('link', { name: 'Dismiss' }).click();
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  // A month that is not paid for comes sooner than a year.
  const plan = lapses ? 'Monthly' : 'Annual';
  await upgrade(page, plan);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await picture(page, 'Declined');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(/\/settings\?billing=success$/);
  await expect(page.getByText('Payment successful. Your subscription is active.')).toBeVisible();
  await expect(fact(page, 'Plan status')).toHaveText('Active');
  await expect(fact(page, 'Plan').last()).toHaveText(plan);
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeHidden();
  await picture(page, 'Paid');
  await page.getByRole('link', { name: 'Back to Mapwright' }).click();
  await page.waitForURL(/\/try\/mapwright\?seed=k1/);
  await page.goto('/settings');

  await openPortal(page);
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await page.waitForURL(/\/settings$/);
  await expect(page.getByText(/^Canceled\. Pro ends /)).toBeVisible();
  await picture(page, 'Canceled');
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await page.waitForURL(/127\.0\.0\.1:\d+\/portal\//);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page.getByText(/It renews by itself on/)).toBeVisible();
  const { subscription, ends } = await subscriptionOf(email);
  expect([await stateOf(subscription), ends]).toEqual(['active', false]);
  await picture(page, 'Resumed');
  if (lapses) await lapse(page, email);

  await page.getByRole('link', { name: 'Delete account…' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('no');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Nothing was deleted.').first()).toBeVisible();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
  const said = lapses
    ? /^Your account is deleted, with everything that you made and saved in it\.$/
    : /^Your account is deleted, .* Your plan was canceled/;
  await expect(page.getByText(said)).toBeVisible();
  await picture(page, 'Deleted');
  await page.reload();
  await expect(page.getByText(/^Your account is deleted/)).toBeHidden();
  expect(await stateOf(subscription)).toBe('canceled');
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/access-gate/);
}

test('a customer from stranger to deletion, past a card that fails', async ({ page }) => {
  test.slow();
  await liveThrough(page, { lapses: true });
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
    await liveThrough(page, { lapses: false });
  });
});
