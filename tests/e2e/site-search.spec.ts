import type { Page } from 'playwright/test';
import { barriers } from './barriers';
import { expect, test } from './page-test';

function field(page: Page) {
  return page.getByLabel('Search monsters');
}

/** Opens the home page and notes what is asked of the lookup. */
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

test('the search answers as one types, a few at a time, and asks for nothing before @both', async ({
  page,
}) => {
  const asked = await openHome(page);
  await field(page).focus();
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
  await field(page).pressSequentially('drag');
  await expect(page.getByRole('option')).toHaveCount(5);
  await expect(page.getByRole('option').first()).toContainText(/CR \S+ · AC \d+ · HP \d+/);
  await field(page).fill('owlbaer');
  const owlbear = page.getByRole('option', { name: /^Owlbear/ });
  await expect(owlbear).toContainText('CR 3 · AC 13 · HP 59');
  await owlbear.click();
  await expect(page).toHaveURL(/\/monster-lookup\/owlbear$/);
});

test('the search is a combobox under the keys', async ({ page }) => {
  await openHome(page);
  const input = field(page);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await input.pressSequentially('goblin');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  const count = await options.count();
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const active = await input.getAttribute('aria-activedescendant');
  expect(await options.first().getAttribute('id')).toBe(active);
  // What was marked was found for other words.
  await input.press('s');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await input.press('Backspace');
  await expect(options.first()).toBeVisible();
  expect(await barriers(page, ['[data-suggest]'])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(input).toHaveValue('goblin');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/monster-lookup\/goblin$/);
});

test('Enter without a choice searches, and so does the button', async ({ page }) => {
  await openHome(page);
  await field(page).pressSequentially('owlbaer');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/monster-lookup\?q=owlbaer$/);
  await expect(page.getByRole('link', { name: 'Owlbear' }).first()).toBeVisible();
  await page.goBack();
  await field(page).fill('lich');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/monster-lookup\?q=lich$/);
});

test('an answer that comes late says nothing over a newer one', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/monsters/search?q=gob&*', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await openHome(page);
  await field(page).fill('gob');
  await page.waitForRequest(/q=gob&/);
  await field(page).fill('lich');
  await expect(page.getByRole('option', { name: /^Lich/ })).toBeVisible();
  release();
  await page.waitForTimeout(300);
  await expect(page.getByRole('option', { name: /^Goblin/ })).toHaveCount(0);
  await field(page).fill('');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('without a line it says so, and the list stays away from a field that was left', async ({
  page,
}) => {
  await openHome(page);
  await page.route('**/monsters/search?*', (route) => route.abort());
  await field(page).fill('owl');
  await expect(page.locator('[data-said]')).toContainText('no connection');
  await page.unroute('**/monsters/search?*');
  await page.route('**/monsters/search?*', async (route) => {
    await page.keyboard.press('Tab');
    await route.continue();
  });
  await field(page).fill('owlb');
  await expect(page.locator('[data-said]')).toContainText('found');
  await expect(page.getByRole('option')).toHaveCount(0);
  await field(page).focus();
  await expect(page.getByRole('option', { name: /^Owlbear/ })).toBeVisible();
});

test('the slides wait while somebody searches', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await expect(page.locator('#hero-1')).not.toHaveAttribute('inert');
  await field(page).focus();
  await page.clock.runFor(60_000);
  await expect(page.locator('#hero-1')).not.toHaveAttribute('inert');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form that leads to the answer', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('owlbaer');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/monster-lookup\?q=owlbaer$/);
    await expect(page.getByRole('link', { name: 'Owlbear' }).first()).toBeVisible();
  });
});
