import { expect, test } from './page-test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form returns the requested map, dark on a dark page and white on paper', async ({
    page,
  }) => {
    await page.goto('/try/mapwright');
    await expect(page.locator('main svg[role="img"]').first()).toBeVisible();
    const ground = () =>
      page.evaluate(() => {
        const rock = document.querySelector('main svg[role="img"] path[fill]:not([fill="none"])');
        const parts = rock ? getComputedStyle(rock).fill.match(/\d+/g) : null;
        return parts ? Math.max(...parts.slice(0, 3).map(Number)) : -1;
      });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground()).toBeGreaterThan(240);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).toBeLessThan(50);
    expect(await ground()).toBeGreaterThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await ground()).toBeGreaterThan(240);
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
    await page.getByLabel('Kind').selectOption('cave');
    await page.getByLabel('Seed').fill('by-hand');
    await page.getByText('Graph paper').click();
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page).toHaveURL(/kind=cave/);
    await expect(page.getByLabel('Seed')).toHaveValue('by-hand');
    await expect(page.locator('main svg[role="img"]').first()).toBeVisible();
  });
});
