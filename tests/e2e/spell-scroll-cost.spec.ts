import { ADMIN, asPerson } from './as-person';
import { expect, test } from './page-test';

test('a typed name is completed, and a chosen level updates at once', async ({ page }) => {
  await asPerson(page, ADMIN, '/spell-scroll-cost?edition=2024');
  const name = page.getByLabel('Spell', { exact: true });
  await name.pressSequentially('revi');
  await expect(page.locator('datalist option[value="Revivify"]')).toBeAttached();
  await name.press('Enter');
  await expect(page.getByRole('heading', { name: 'Scroll of Revivify' })).toBeInViewport();
  await page.getByLabel('Or a level').selectOption('9');
  await expect(page.getByRole('heading', { name: '9th level scroll' })).toBeVisible();
  await expect(page.getByRole('row', { name: /9th level/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
