import { open } from './open-page';
import { expect, test } from './page-test';

test('words of the search field become chips, and a chip gives its words back to the name', async ({
  page,
}) => {
  await open(page, '/monster-lookup');
  await page.getByRole('searchbox', { name: 'Name of a monster' }).fill('large beast cr 1');
  const read = page.getByRole('list', { name: 'How your words were read' });
  await expect(read.getByRole('link')).toHaveCount(3);
  await expect(page).toHaveURL(/\?q=large\+beast\+cr\+1$/);
  await expect(page.locator('[data-result]').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name of a monster' }).fill('undead cr 5');
  await expect(read.getByRole('link')).toHaveCount(2);
  await read.getByRole('link', { name: /^Undead: take/ }).click();
  await expect(page).toHaveURL(/plain=undead/);
  await expect(read.getByRole('link')).toHaveCount(1);
});

test('Enter opens a sole result, and leaves several where they are', async ({ page }) => {
  await open(page, '/monster-lookup');
  const field = page.getByRole('searchbox', { name: 'Name of a monster' });
  await field.fill('goblin');
  await field.press('Enter');
  await expect(page.locator('[data-result]').first()).toHaveText('Goblin');
  await expect(page).toHaveURL(/monster-lookup\?q=goblin$/);
  await field.fill('tarask');
  await page.getByText('More filters', { exact: true }).click();
  await page.getByLabel('Hit points to').fill('680');
  await expect(page).toHaveURL(/hpMax=680/);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarrasque');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Name of a monster' })).toHaveValue('tarask');
});

test('a random monster is one of those that were found', async ({ page }) => {
  await open(page, '/monster-lookup?q=tarask&hpMax=680');
  await page.getByRole('link', { name: 'Random monster' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarrasque');
});
