import { ADMIN, asPerson } from './as-person';
import { expect, test } from './page-test';

const PAGE = '/spell-lookup';

test('results follow the typing, filters follow, the URL contains the whole search, and card sheets print at paper size', async ({
  page,
}) => {
  await asPerson(page, ADMIN, `${PAGE}?edition=2014`);
  const field = page.getByLabel('Name of a spell');
  const cone = page.getByRole('link', { name: 'Cone of Cold' });
  await field.pressSequentially('firebll');
  await expect(page.getByText('Closest match:')).toBeVisible();
  await expect(page).toHaveURL(/q=firebll/);
  await field.fill('');
  await expect(page).not.toHaveURL(/q=/);
  await page.getByRole('checkbox', { name: 'Wizard' }).check();
  await page.getByLabel('Damage').selectOption('cold');
  await expect(cone).toBeVisible();
  await expect(page).toHaveURL(/class=wizard.*damage=cold/);
  await expect(page.getByRole('link', { name: 'Remove the filter Cold damage' })).toBeVisible();
  await page.reload();
  await expect(cone).toBeVisible();
  await page.locator('body').press('/');
  await expect(field).toBeFocused();

  await page.goto(`${PAGE}/cards?of=spells&id=fireball&paper=a4`);
  const download = page.getByRole('link', { name: /Download the PDF/ });
  await expect(download).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.locator('svg[data-paper="a4"]').first().boundingBox();
  // A CSS pixel is 1/96 inch.
  expect(Math.abs((sheet?.width ?? 0) - (210 / 25.4) * 96)).toBeLessThan(1);
  expect(Math.abs((sheet?.height ?? 0) - (297 / 25.4) * 96)).toBeLessThan(1);
  await expect(download).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('spells are searched, saved in a book, prepared, cast, and undone', async ({ page }) => {
    await asPerson(page, ADMIN, `${PAGE}?edition=2014&filters=all`);
    await page.getByLabel('Name of a spell').fill('cone of');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Cone of Cold' }).click();
    await expect(page.getByRole('heading', { name: 'Scaling' })).toBeVisible();
    await page.goto(`${PAGE}/books`);
    await page.getByLabel('New spellbook').fill('Mira');
    await page.getByLabel('Class').selectOption('wizard');
    await page.getByLabel('Level').fill('5');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { name: 'Mira', level: 1 })).toBeVisible();
    await page.getByLabel('Name', { exact: true }).first().fill('fireball');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await page.getByRole('button', { name: 'Prepare Fireball' }).click();
    await page.getByRole('button', { name: 'Cast Fireball' }).click();
    await expect(page.getByText('Fireball was cast from a 3rd-level slot.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 of 2')).toBeVisible();
    await page.getByRole('link', { name: 'Prepared or ritual' }).click();
    await expect(page.getByRole('link', { name: 'Fireball' }).first()).toBeVisible();
  });
});
