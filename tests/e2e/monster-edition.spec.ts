import type { Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Which rules the list is of: chosen by one press, kept, and left by a link where the other has more. */

/** The rules of the monsters on the page of results, told by their addresses. */
async function shownRules(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('[data-result]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const rules = addresses.map((address) => (/\.srd-5-2(\?|$)/.test(address) ? '2024' : '2014'));
  return [...new Set(rules)].sort();
}

function rules(page: Page, name: '2014' | '2024' | 'Both') {
  return page.getByRole('group', { name: 'Rules of' }).getByRole('button', { name, exact: true });
}

/** Presses a choice, and waits until the list is of it. */
async function choose(page: Page, name: '2014' | '2024' | 'Both'): Promise<void> {
  await rules(page, name).click();
  await expect(page).toHaveURL(new RegExp(`edition=${name.toLowerCase()}`));
  await expect(rules(page, name)).toHaveAttribute('aria-pressed', 'true');
}

test('one press shows the rules of 2014, of 2024, or both, and keeps what was searched @both', async ({
  page,
}) => {
  await open(page, '/monster-lookup?q=lich');
  await expect(rules(page, '2014')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shownRules(page)).toEqual(['2014']);
  await choose(page, '2024');
  await expect.poll(() => shownRules(page)).toEqual(['2024']);
  await choose(page, 'Both');
  await expect.poll(() => shownRules(page)).toEqual(['2014', '2024']);
  await expect(page.getByRole('searchbox')).toHaveValue('lich');
  for (const name of ['2014', '2024'] as const) {
    await expect(rules(page, name)).toHaveAttribute('aria-pressed', 'false');
    const box = await rules(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test('what was chosen holds on the next visit, and settings say it too', async ({ page }) => {
  await open(page, '/monster-lookup');
  await choose(page, '2024');
  await open(page, '/monster-lookup?q=lich');
  await expect.poll(() => shownRules(page)).toEqual(['2024']);
  await page.goto('/login?next=%2Fsettings');
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: /^Admin/ })
    .first()
    .click();
  await page.waitForURL(/\/settings$/);
  const group = page.getByRole('group', { name: 'Rules of monsters and spells' });
  await expect(group.getByRole('radio', { name: '2024' })).toBeChecked();
  await group.getByText('Both', { exact: true }).click();
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Your preferences are saved on this device.')).toBeVisible();
  await open(page, '/monster-lookup?q=lich');
  await expect(rules(page, 'Both')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shownRules(page)).toEqual(['2014', '2024']);
});

test('a list says what the other rules have, and goes there for once', async ({ page }) => {
  await open(page, '/monster-lookup?q=lich');
  await page.getByRole('link', { name: /^\d+ more in 2024$/ }).click();
  await expect(rules(page, 'Both')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shownRules(page)).toEqual(['2014', '2024']);
  await expect(page.getByRole('link', { name: /more in/ })).toHaveCount(0);
  await open(page, '/monster-lookup?q=lich');
  await expect.poll(() => shownRules(page)).toEqual(['2014']);
});

test('a monster leads to itself in the other rules, and back', async ({ page }) => {
  await open(page, '/monster-lookup/goblin');
  await page.getByRole('link', { name: 'Goblin Warrior', exact: true }).click();
  await expect(page).toHaveURL('/monster-lookup/goblin-warrior.srd-5-2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goblin Warrior');
  await page.getByRole('link', { name: 'Goblin', exact: true }).click();
  await expect(page).toHaveURL('/monster-lookup/goblin');
  await page.getByRole('link', { name: 'side by side' }).click();
  await expect(page).toHaveURL(/compare\?ids=goblin,goblin-warrior\.srd-5-2$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is a form, what it keeps a cookie, and every way a link', async ({ page }) => {
    await page.goto('/monster-lookup?q=lich');
    await choose(page, '2024');
    await expect.poll(() => shownRules(page)).toEqual(['2024']);
    await page.goto('/monster-lookup?q=lich');
    await expect.poll(() => shownRules(page)).toEqual(['2024']);
    await page.getByRole('link', { name: /^\d+ more in 2014$/ }).click();
    await expect.poll(() => shownRules(page)).toEqual(['2014', '2024']);
    await page.goto('/monster-lookup/lich');
    await page.getByRole('main').getByRole('link', { name: 'Lich', exact: true }).click();
    await expect(page).toHaveURL('/monster-lookup/lich.srd-5-2');
  });

  test('the creatures that a spell calls are links of its rules', async ({ page }) => {
    await page.goto('/monster-lookup/spells/animate-dead');
    await page.getByRole('link', { name: 'skeleton', exact: true }).click();
    await expect(page).toHaveURL('/monster-lookup/skeleton');
  });
});
