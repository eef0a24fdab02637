import { ADMIN, asPerson } from './as-person';
import { barriers } from './barriers';
import { expect, test } from './page-test';

const PAGE = '/spell-scroll-cost';

const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('a name that is typed is offered, and a level that is chosen answers at once', async ({
  page,
}) => {
  await asPerson(page, ADMIN, `${PAGE}?edition=2024`);
  await page.getByLabel('Spell', { exact: true }).pressSequentially('revi');
  await expect(page.locator('datalist option[value="Revivify"]')).toBeAttached();
  await page.getByLabel('Spell', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'A scroll of Revivify' })).toBeInViewport();
  await page.getByLabel('Or a level').selectOption('9');
  await expect(page.getByRole('heading', { name: 'A scroll of a 9th level spell' })).toBeVisible();
  await expect(page.getByRole('row', { name: /9th level/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('fits every screen and holds nobody up', async ({ page }) => {
  await asPerson(page, ADMIN, `${PAGE}?edition=2024&spell=revivify&arcana=x`);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(over), String(width)).toBe(0);
  }
  expect(await barriers(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks and the other edition is a link away', async ({ page }) => {
    await asPerson(page, ADMIN, PAGE);
    await page.getByLabel('Spell', { exact: true }).fill('fire bal');
    await page.getByLabel('Arcana bonus').fill('+7');
    await page.getByRole('button', { name: 'What does it cost?' }).click();
    await expect(page.getByText('with +7 in 75 of 100 tries')).toBeVisible();
    await page.getByRole('link', { name: '2024 rules' }).click();
    await expect(page.getByText('5 days of eight hours and 150 GP')).toBeVisible();
    await expect(page.getByLabel('Arcana bonus')).toHaveValue('+7');
  });
});
