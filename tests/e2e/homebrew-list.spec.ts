import type { Page } from 'playwright/test';
import { ADMIN, asPerson, beSomebody } from './as-person';
import { keptCreatures } from './homebrew-hands';
import { expect, test } from './page-test';

const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
const row = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const bar = (page: Page) => page.locator('summary', { hasText: 'ticked' });

/** Folder, tag, put away, undo and bring back, as a person does them one after the other. */
async function tidy(page: Page): Promise<void> {
  await tick(page, 'Bog Ogre').check();
  await tick(page, 'Fen Hag').check();
  await bar(page).click();
  await page.getByLabel('Move to folder').fill('Fens');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 creatures were moved to “Fens”.')).toBeVisible();
  await page.getByLabel('Folder', { exact: true }).selectOption('Fens');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(row(page, 'Fen Hag')).toBeVisible();
  await expect(row(page, 'Ash Imp')).toHaveCount(0);
  await tick(page, 'Fen Hag').check();
  await bar(page).click();
  await page.locator('[name=to-tag]').fill('swamp');
  await page.getByRole('button', { name: 'Add the tag' }).click();
  await expect(page.getByText('1 creature was tagged “swamp”.')).toBeVisible();
  await expect(page.getByText('#swamp')).toBeVisible();
  await page.goto('/homebrew');
  await bar(page).click();
  await page.getByLabel('All 3 that were found').check();
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(page.getByText('3 creatures were put away.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 creatures are as before.')).toBeVisible();
  await tick(page, 'Ash Imp').check();
  await bar(page).click();
  await page.getByRole('button', { name: 'Put away' }).click();
  await page.getByRole('link', { name: '1 creature that was put away is still here' }).click();
  await tick(page, 'Ash Imp').check();
  await page.getByRole('button', { name: 'Bring back those that are ticked' }).click();
  await expect(page.getByText('1 creature is back among your creatures.')).toBeVisible();
}

test('a list is put in order, Shift ticks a stretch, and what is ticked is taken along', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/homebrew');
  await expect(page.getByText('No creatures of your own yet')).toBeVisible();
  await keptCreatures(page, 'Bog Ogre', 'Fen Hag', 'Ash Imp');
  await page.goto('/homebrew');
  await tidy(page);
  // The bar says how many are ticked.
  await page.goto('/homebrew?sort=name');
  await tick(page, 'Ash Imp').click();
  await tick(page, 'Fen Hag').click({ modifiers: ['Shift'] });
  await expect(page.getByText('With the 3 that are ticked…')).toBeVisible();
  await page.getByText('With the 3 that are ticked…').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take along', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('homebrew-monsters.json');
  await row(page, 'Bog Ogre').click();
  await expect(page).toHaveURL(/\/homebrew\/[0-9a-f-]{36}$/);
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a list is put in order, and a creature is copied', async ({ page }) => {
    await beSomebody(page, ADMIN);
    await keptCreatures(page, 'Bog Ogre', 'Fen Hag', 'Ash Imp');
    await page.goto('/homebrew');
    // What is done with a creature stands in one row, a thumb high.
    const ways = await page.locator('tbody [data-print=no]').first().boundingBox();
    expect(ways?.height).toBeLessThan(60);
    await tidy(page);
    await page.goto('/homebrew');
    await page.getByRole('button', { name: 'Copy Bog Ogre' }).click();
    await expect(page.getByText('“Bog Ogre (copy)” is the copy.')).toBeVisible();
  });
});
