import type { Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Waits until the page hears the keys that lead on. */
async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('late-watchers-')),
  );
  await page.waitForTimeout(200);
}

/** Presses `g` and a letter until the page is awake and has heard it. */
async function goBy(page: Page, letter: string): Promise<void> {
  const from = page.url();
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).not.toHaveURL(from, { timeout: 300 });
  }).toPass();
}

test('a menu leads from every tool to every other, with what is open to a stranger @both', async ({
  page,
}) => {
  await open(page, '/monster-lookup/goblin');
  const menu = page.locator('summary').filter({ hasText: 'Tools' });
  await menu.click();
  const ways = page.locator('details[open]').getByRole('link');
  await expect(ways).toHaveText([
    /Monster Lookup/,
    /Rules Cheat Sheet/,
    /Initiative Tracker/,
    /Mapwright/,
  ]);
  await ways.filter({ hasText: 'Mapwright' }).click();
  await expect(page).toHaveURL(/\/try\/mapwright/);
});

test('g and a letter lead there too, but not while one types', async ({ page }) => {
  await open(page, '/monster-lookup');
  await awake(page);
  await page.getByRole('searchbox').pressSequentially('gr');
  await expect(page).toHaveURL(/\?q=gr$/);
  await page.getByRole('searchbox').blur();
  await goBy(page, 'r');
  await expect(page).toHaveURL(/\/cheat-sheet$/);
  // A page without React has the same ways, at its foot.
  await awake(page);
  await page.keyboard.press('x');
  await page.keyboard.press('m');
  await page.waitForTimeout(200);
  await expect(page).toHaveURL(/\/cheat-sheet$/);
  await goBy(page, 'm');
  await expect(page).toHaveURL(/\/monster-lookup$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and leads', async ({ page }) => {
    await page.goto('/try/mapwright');
    await page.locator('summary').filter({ hasText: 'Tools' }).click();
    await page.locator('details[open]').getByRole('link', { name: 'Rules Cheat Sheet' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules Cheat Sheet');
  });
});
