import type { Page } from 'playwright/test';
import { asPerson } from './as-person';
import { open } from './open-page';
import { expect, test } from './page-test';

/** The edition of the list: chosen by one press, and stored. */

/** The editions of the monsters on the page of results, read from their URLs. */
async function shownRules(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('[data-result]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const rules = addresses.map((address) => (/\.srd-5-2(\?|$)/.test(address) ? '2024' : '2014'));
  return [...new Set(rules)].sort();
}

function rules(page: Page, name: '2014' | '2024' | 'Both') {
  return page
    .getByRole('group', { name: 'Rules', exact: true })
    .getByRole('button', { name, exact: true });
}

/** Chooses an edition and waits until the list shows it. */
async function choose(page: Page, name: '2014' | '2024' | 'Both'): Promise<void> {
  await rules(page, name).click();
  await expect(page).toHaveURL(new RegExp(`edition=${name.toLowerCase()}`));
  await expect(rules(page, name)).toHaveAttribute('aria-pressed', 'true');
}

test('one tap shows 2014, 2024 or both; the search is kept, the choice holds on the next visit and appears in the settings @phone', async ({
  page,
}) => {
  await open(page, '/monster-lookup?q=lich');
  await expect(rules(page, '2014')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shownRules(page)).toEqual(['2014']);
  await choose(page, 'Both');
  await expect.poll(() => shownRules(page)).toEqual(['2014', '2024']);
  await expect(page.getByRole('searchbox')).toHaveValue('lich');
  for (const name of ['2014', '2024'] as const) {
    await expect(rules(page, name)).toHaveAttribute('aria-pressed', 'false');
    const box = await rules(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await choose(page, '2024');
  await expect.poll(() => shownRules(page)).toEqual(['2024']);

  await asPerson(page, {}, '/settings');
  const group = page.getByRole('group', { name: 'Rules edition' });
  await expect(group.getByRole('radio', { name: '2024' })).toBeChecked();
  await group.getByText('Both', { exact: true }).click();
  await page.getByText('Compact', { exact: true }).click();
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await open(page, '/monster-lookup?q=lich');
  await expect(rules(page, 'Both')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shownRules(page)).toEqual(['2014', '2024']);
});
