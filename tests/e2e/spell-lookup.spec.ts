import { ADMIN, asPerson } from './as-person';
import { barriers } from './barriers';
import { expect, test } from './page-test';

const PAGE = '/spell-lookup';

const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('what is typed is searched as it is typed, filters follow, and the address says it all', async ({
  page,
}) => {
  await asPerson(page, ADMIN, `${PAGE}?edition=2014`);
  await page.getByLabel('Name of a spell').pressSequentially('firebll');
  await expect(page.getByText('These are closest to')).toBeVisible();
  await expect(page).toHaveURL(/q=firebll/);
  await page.getByLabel('Name of a spell').fill('');
  await expect(page).not.toHaveURL(/q=/);
  await page.getByRole('checkbox', { name: 'Wizard' }).check();
  await page.getByLabel('Damage').selectOption('cold');
  await expect(page.getByRole('link', { name: 'Cone of Cold' })).toBeVisible();
  await expect(page).toHaveURL(/class=wizard.*damage=cold/);
  await expect(page.getByRole('link', { name: 'Remove the filter Cold damage' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cone of Cold' })).toBeVisible();
  await page.locator('body').press('/');
  await expect(page.getByLabel('Name of a spell')).toBeFocused();
});

test('fits every screen and holds nobody up', async ({ page }) => {
  await asPerson(page, ADMIN, PAGE);
  for (const path of [
    '',
    '/true-strike?view=both',
    '/classes',
    '/random?class=wizard&level=5&seed=a',
    '/cards?of=spells&id=fireball&sides=2',
    '/books',
  ]) {
    await page.goto(PAGE + path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(over), `${path} at ${width}`).toBe(0);
    }
    expect(await barriers(page), path).toEqual([]);
  }
});

test('sheets of cards print as large as their paper', async ({ page }) => {
  await asPerson(page, ADMIN, `${PAGE}/cards?of=spells&id=fireball&paper=a4`);
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.locator('svg[data-paper="a4"]').first().boundingBox();
  // A CSS pixel is a 96th of an inch.
  expect(Math.abs((sheet?.width ?? 0) - (210 / 25.4) * 96)).toBeLessThan(1);
  expect(Math.abs((sheet?.height ?? 0) - (297 / 25.4) * 96)).toBeLessThan(1);
  await expect(page.getByRole('link', { name: /Download the PDF/ })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one looks up, keeps a book, prepares, casts, and takes it back', async ({ page }) => {
    await asPerson(page, ADMIN, `${PAGE}?edition=2014&filters=all`);
    await page.getByLabel('Name of a spell').fill('cone of');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Cone of Cold' }).click();
    await expect(page.getByRole('heading', { name: 'How it grows' })).toBeVisible();
    await page.goto(`${PAGE}/books`);
    const name = `Mira ${Date.now()}`;
    await page.getByLabel('New spellbook').fill(name);
    await page.getByLabel('Class').selectOption('wizard');
    await page.getByLabel('Level').fill('5');
    await page.getByRole('button', { name: 'Make the book' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.getByLabel('Name', { exact: true }).first().fill('fireball');
    await page.getByRole('button', { name: 'Look up' }).click();
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
