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

test('on a phone filters are in a sheet: its button shows the count, Back undoes the choices, Escape keeps them, and the URL opens it @phone', async ({
  page,
}) => {
  await asPerson(page, ADMIN, `${PAGE}?edition=2014`);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const way = page.getByRole('link', { name: /^Filters/ });
  const wizard = sheet.getByRole('checkbox', { name: 'Wizard' });
  await expect(sheet).toBeHidden();
  await way.click();
  await expect(page).toHaveURL(/filters=all/);
  await wizard.check();
  await expect(page).toHaveURL(/class=wizard.*filters=all/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?edition=2014$/);
  await expect(page.getByRole('link', { name: 'Remove the filter Wizard' })).toBeHidden();

  await way.click();
  await expect(wizard).not.toBeChecked();
  await wizard.check();
  await sheet.getByLabel('Damage').selectOption('cold');
  await expect(page).toHaveURL(/damage=cold/);
  const show = sheet.getByRole('button', { name: /^Show \d+ spells$/ });
  await expect(show).toBeInViewport();
  const said = /\d+/.exec((await show.textContent()) ?? '')?.[0];
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(way).toBeFocused();
  await expect(page).toHaveURL(/damage=cold$/);
  await expect(page.getByRole('status').filter({ hasText: `${said} spells` })).toBeVisible();

  await way.click();
  await sheet.getByRole('button', { name: 'Reset' }).click();
  await expect(page).not.toHaveURL(/damage/);
  await sheet.getByRole('checkbox', { name: 'Druid' }).check();
  await expect(page).toHaveURL(/class=druid/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/class=druid$/);

  await page.goto(`${PAGE}?edition=2014&filters=all`);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\?edition=2014$/);
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
