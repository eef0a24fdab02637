import type { Page } from 'playwright/test';
import { ADMIN, asPerson, beSomebody } from './as-person';
import { keptCreatures } from './homebrew-hands';
import { expect, test } from './page-test';

const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const row = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const bar = (page: Page) => page.locator('summary', { hasText: 'selected' });

/** Uses folder, tag, delete, undo and restore one after the other. */
async function tidy(page: Page): Promise<void> {
  await tick(page, 'Bog Ogre').check();
  await tick(page, 'Fen Hag').check();
  await bar(page).click();
  await page.getByLabel('Move to folder').fill('Fens');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 monsters moved to “Fens”.')).toBeVisible();
  await page.getByLabel('Folder', { exact: true }).selectOption('Fens');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(row(page, 'Fen Hag')).toBeVisible();
  await expect(row(page, 'Ash Imp')).toHaveCount(0);
  await tick(page, 'Fen Hag').check();
  await bar(page).click();
  await page.locator('[name=to-tag]').fill('swamp');
  await page.getByRole('button', { name: 'Add the tag' }).click();
  await expect(page.getByText('1 monster tagged “swamp”.')).toBeVisible();
  await expect(page.getByText('#swamp')).toBeVisible();
  await page.goto('/homebrew');
  await bar(page).click();
  await page.getByLabel('All 3 found').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 monsters deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone for 3 monsters.')).toBeVisible();
  await tick(page, 'Ash Imp').check();
  await bar(page).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Recently deleted (1)' }).click();
  await tick(page, 'Ash Imp').check();
  await page.getByRole('button', { name: 'Restore selected' }).click();
  await expect(page.getByText('1 monster restored.')).toBeVisible();
}

test('a list is organized, Shift selects a range, and the selected creatures are exported', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/homebrew');
  await expect(page.getByText('No monsters of your own yet')).toBeVisible();
  await keptCreatures(page, 'Bog Ogre', 'Fen Hag', 'Ash Imp');
  await page.goto('/homebrew');
  await tidy(page);
  // The toolbar shows the number of selected creatures.
  await page.goto('/homebrew?sort=name');
  await tick(page, 'Ash Imp').click();
  await tick(page, 'Fen Hag').click({ modifiers: ['Shift'] });
  await expect(page.getByText('With 3 selected')).toBeVisible();
  await page.getByText('With 3 selected').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('homebrew-monsters.json');
  await row(page, 'Bog Ogre').click();
  await expect(page).toHaveURL(/\/homebrew\/[0-9a-f-]{36}$/);
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a list is organized, and a creature is copied', async ({ page }) => {
    await beSomebody(page, ADMIN);
    await keptCreatures(page, 'Bog Ogre', 'Fen Hag', 'Ash Imp');
    await page.goto('/homebrew');
    // The actions of a creature are in one row, no higher than a thumb needs.
    const ways = await page.locator('tbody [data-print=no]').first().boundingBox();
    expect(ways?.height).toBeLessThan(60);
    await tidy(page);
    await page.goto('/homebrew');
    await page.getByRole('button', { name: 'Duplicate Bog Ogre' }).click();
    await expect(page.getByText('Duplicated as “Bog Ogre (copy)”.')).toBeVisible();
  });
});
