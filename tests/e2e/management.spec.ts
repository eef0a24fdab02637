import { signInAs } from './as-person';
import { open } from './open-page';
import { expect, test } from './page-test';

const HUB = '/management';

test('an admin calls the backend, copies the token and reconciles, and the audit log lists these actions', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Only a user who came through the sign-in pages has a token of the hosted sign-in.
  await signInAs(page, 'Admin', HUB);
  await open(page, HUB);

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
  await expect(page.getByText('Copied!')).toHaveCount(0);
  expect(await page.content()).not.toContain(token);

  await page.getByRole('button', { name: 'Run Reconcile (All Users)' }).click();
  await expect(page.getByText(/^Ensured entitlements for \d+ users\.$/)).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).first().click();
  await page.waitForURL(/\/management\/audit$/);
  await page.getByLabel('Action', { exact: true }).selectOption('Copy ID token');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.waitForURL(/act=Copy/);
  await expect(page.getByRole('rowheader', { name: 'Copy ID token' }).first()).toBeVisible();
});
