import { ADMIN, asPerson } from './as-person';
import { expect, test } from './page-test';

const BACKUP = '/management/backup';

test('an admin backs up, watches it become whole, and takes it along', async ({ page }) => {
  await asPerson(page, ADMIN, BACKUP);
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'backup' })).toBeVisible();
  // What is small is written behind the answer.
  await expect(async () => {
    await page.goto(BACKUP);
    await expect(page.getByText('Whole').first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Everything' }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^delvewright-[\d-]+\.ndjson\.gz$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of health shows the hours as a picture and as a table', async ({ page }) => {
    await asPerson(page, ADMIN, '/management/health');
    await page.getByRole('heading', { name: 'Requests' }).click();
    await page.getByText('The hours as a table').click();
    await expect(
      page.getByRole('table', { name: /^Requests by hour/ }).locator('tbody tr'),
    ).toHaveCount(48);
    await expect(page.getByRole('img', { name: /requests in 48 hours/ })).toBeVisible();
  });
});
