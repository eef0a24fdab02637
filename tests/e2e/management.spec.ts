import type { Page } from 'playwright/test';
import { signInAs } from './as-person';
import { barriers } from './barriers';
import { open } from './open-page';
import { expect, test } from './page-test';

const HUB = '/management';

test('an admin asks the backend, copies the token and reconciles, and the log tells of it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'Admin', HUB);
  await open(page, HUB);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Ping API' }).click();
  await expect(page.getByText(/^Latency: \d+ms$/)).toBeVisible();
  await page.route('**/health', (route) => route.abort());
  await page.getByRole('button', { name: 'Ping API' }).click();
  await expect(page.getByText('API unreachable')).toBeVisible();
  await page.unroute('**/health');

  await page.getByRole('button', { name: 'Copy ID token' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token.split('.')).toHaveLength(3);
  await expect(page.getByText(`Token length: ${token.length}`)).toBeVisible();
  await expect(page.getByText('Copied!')).toHaveCount(0, { timeout: 4_000 });
  expect(await page.content()).not.toContain(token);

  await reconcile(page, () =>
    expect(page.getByText(/^Ensured entitlements for \d+ users\.$/)).toBeVisible({
      timeout: 15_000,
    }),
  );

  await page.getByRole('link', { name: 'Audit log' }).first().click();
  await page.waitForURL(/\/management\/audit$/);
  await page.getByLabel('Act', { exact: true }).selectOption('Copy ID token');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/act=Copy/);
  await expect(page.getByRole('rowheader', { name: 'Copy ID token' }).first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

/** Reconciles everybody; once more where another test lets the payment provider fail meanwhile, as it does for a moment. */
async function reconcile(page: Page, isDone: () => Promise<void>): Promise<void> {
  test.setTimeout(150_000);
  await expect(async () => {
    await page.getByRole('button', { name: 'Run Reconcile (All Users)' }).click();
    await isDone();
  }).toPass({ intervals: [3000], timeout: 90_000 });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything of the first page works by its forms', async ({ page }) => {
    await signInAs(page, 'Admin', HUB);
    await page.goto(HUB);
    await page.getByRole('button', { name: 'Check User' }).click();
    await expect(page.getByText('"AdminUser"')).toBeVisible();
    await page.getByRole('link', { name: 'Show ID token claims' }).click();
    await expect(page.getByText('"token_use"')).toBeVisible();
    await page.getByRole('button', { name: 'Fetch Data' }).click();
    await expect(page.getByText('GET /me/entitlements')).toBeVisible();
    await page.getByRole('button', { name: 'Ping API' }).click();
    await expect(page.getByText(/^Latency: \d+ms$/)).toBeVisible();
    // Each press adds its answer; none takes another one away.
    await expect(page.getByText('"AdminUser"').first()).toBeVisible();
    await expect(page.getByText('"token_use"')).toBeVisible();
    await expect(page.getByText('GET /me/entitlements')).toBeVisible();
    await page.getByRole('link', { name: 'Hide ID token claims' }).click();
    await expect(page.getByText('"token_use"')).toHaveCount(0);
    await expect(page.getByText('GET /me/entitlements')).toBeVisible();
    await reconcile(page, async () => {
      for (let step = 0; step < 20; step += 1) {
        const next = page.getByRole('button', { name: 'Take the next step' });
        if ((await next.count()) === 0) break;
        await next.click();
      }
      await expect(page.getByText(/Ensured entitlements for \d+ users\./)).toBeVisible();
    });
  });
});
