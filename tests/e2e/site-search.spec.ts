import type { Page } from 'playwright/test';
import { expect, test } from './page-test';

function field(page: Page) {
  return page.getByLabel('Search monsters');
}

/** Opens the home page and records the requests to the lookup. */
async function openHome(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/monsters/search') asked.push(url.searchParams.get('q') ?? '');
  });
  await page.goto('/');
  await expect(page.getByRole('combobox')).toHaveCount(1);
  return asked;
}

test('the search is an accessible combobox, sends no request before typing, and Enter searches', async ({
  page,
}) => {
  const asked = await openHome(page);
  const input = field(page);
  const options = page.getByRole('option');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await input.focus();
  await input.pressSequentially('goblin');
  await expect(options.first()).toContainText(/CR \S+ · AC \d+ · HP \d+/);
  // The field was focused, but only typed text was searched.
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain('');
  const count = await options.count();
  expect(count).toBeLessThanOrEqual(5);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const active = await input.getAttribute('aria-activedescendant');
  expect(await options.first().getAttribute('id')).toBe(active);
  // The highlighted option belongs to the earlier text.
  await input.press('s');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  const again = page.waitForResponse(/\/monsters\/search\?q=goblin&/);
  await input.press('Backspace');
  await again;
  await expect(page.locator('[data-said]')).toHaveText(/found|shown/);
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(input).toHaveValue('goblin');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/monster-lookup\/goblin$/);

  // Without a highlighted option Enter and the button search; pressing an option opens it.
  await openHome(page);
  await field(page).fill('owlbaer');
  await expect(page.getByRole('option', { name: /^Owlbear/ })).toContainText(
    'CR 3 · AC 13 · HP 59',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/monster-lookup\?q=owlbaer$/);
  await page.goBack();
  await expect(page.getByRole('combobox')).toHaveCount(1);
  await field(page).fill('lich');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/monster-lookup\?q=lich$/);
  await page.goBack();
  await expect(page.getByRole('combobox')).toHaveCount(1);
  await field(page).fill('owlbea');
  await page.getByRole('option', { name: /^Owlbear/ }).click();
  await expect(page).toHaveURL(/\/monster-lookup\/owlbear$/);
});

test('a late response does not replace a newer one, a lost connection is reported, and a field that was left is not changed', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isThrough = () => {};
  const through = new Promise<void>((resolve) => {
    isThrough = resolve;
  });
  await page.route('**/monsters/search?q=gob&*', async (route) => {
    await held;
    // The page has aborted this request in the meantime.
    await route.continue().catch(() => {});
    isThrough();
  });
  await openHome(page);
  const options = page.getByRole('option');
  await field(page).fill('gob');
  await page.waitForRequest(/q=gob&/);
  await field(page).fill('lich');
  await expect(page.getByRole('option', { name: /^Lich/ })).toBeVisible();
  release();
  await through;
  // The response to a later request has arrived since.
  await field(page).fill('owlbear');
  await expect(page.getByRole('option', { name: /^Owlbear/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Goblin/ })).toHaveCount(0);
  await field(page).fill('');
  await expect(options).toHaveCount(0);

  await page.route('**/monsters/search?*', (route) => route.abort());
  await field(page).fill('owl');
  await expect(page.locator('[data-said]')).toContainText('Offline.');
  await page.unroute('**/monsters/search?*');
  await page.route('**/monsters/search?*', async (route) => {
    await page.keyboard.press('Tab');
    await route.continue();
  });
  await field(page).fill('owlb');
  await expect(page.locator('[data-said]')).toContainText('found');
  await expect(options).toHaveCount(0);
  await field(page).focus();
  await expect(page.getByRole('option', { name: /^Owlbear/ })).toBeVisible();
});
