import type { Page } from 'playwright/test';
import { bringHilda } from './character-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** The field of Strength in the table of scores: the step's own, of the two that the page has. */
const inTable = (page: Page) =>
  page.getByRole('table', { name: 'Scores' }).getByLabel('Strength, set by hand');

async function openScore(page: Page) {
  const told = page.getByRole('table', { name: 'Scores' }).locator('summary').first();
  await told.click();
  return told;
}

test('a score set by hand in the step’s own table is kept, and goes again', async ({ page }) => {
  const sheet = await bringHilda(page);
  await open(page, `${sheet}/make?step=abilities`);
  const told = await openScore(page);
  await inTable(page).fill('19');
  await expect(told).toContainText('19');
  await expect(told).toContainText('by hand');
  await inTable(page).fill('1919');
  await expect(
    page.getByText('Strength is a whole number from 1 to 30: “1919” is not kept.'),
  ).toBeVisible();
  await expect(inTable(page)).toHaveValue('1919');
  await inTable(page).fill('');
  await expect(told).not.toContainText('by hand');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a score set by hand is kept, and one beyond its limits is refused and stays', async ({
    page,
  }) => {
    const sheet = await bringHilda(page);
    await page.goto(`${sheet}/make?step=abilities`);
    await openScore(page);
    await inTable(page).fill('18');
    await page.getByRole('button', { name: 'Keep', exact: true }).last().click();
    const told = page.getByRole('table', { name: 'Scores' }).locator('summary').first();
    await expect(told).toContainText('by hand');
    await told.click();
    await inTable(page).fill('1919');
    await page.getByRole('button', { name: 'Keep', exact: true }).last().click();
    await expect(
      page.getByText('Strength is a whole number from 1 to 30: “1919” is not kept.'),
    ).toBeVisible();
    await expect(inTable(page)).toHaveValue('1919');
  });

  test('dice that cannot show a number are refused at a rest, and stay as they were typed', async ({
    page,
  }) => {
    const sheet = await bringHilda(page);
    await page.goto(sheet);
    await page.getByLabel(/^d8 to spend/).fill('1');
    await page.getByLabel('What your own dice show').fill('9');
    await page.getByRole('button', { name: 'Short rest', exact: true }).click();
    await expect(page.getByText('A d8 shows 1 to 8: “9” is none.')).toBeVisible();
    await expect(page.getByLabel('What your own dice show')).toHaveValue('9');
    await expect(page.getByLabel(/^d8 to spend/)).toHaveValue('1');
  });
});
