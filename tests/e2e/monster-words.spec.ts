import { open } from './open-page';
import { expect, test } from './page-test';

/** Spells and conditions that a statblock names: opened, rested on, and closed again. */

test('a spell opens in front of the statblock, and has a page of its own @both', async ({
  page,
}) => {
  await open(page, '/monster-lookup/mage');
  await page.getByRole('link', { name: 'fireball' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fireball' });
  await expect(dialog).toContainText('3rd-level evocation');
  await dialog.getByRole('button', { name: '8d6, roll Fireball, fire damage' }).click();
  await expect(dialog.getByRole('status')).toContainText('Fireball, fire damage');
  await dialog.getByRole('link', { name: 'Open the page of this spell' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fireball' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lich' })).toBeVisible();
});

test('a mouse that rests on a spell sees what it is, and Escape sends it away', async ({
  page,
}) => {
  await page.goto('/monster-lookup/mage');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'fireball' }).hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('Fireball');
  await expect(card).toContainText('150 feet');
  await expect(page.getByRole('link', { name: 'fireball' })).toHaveAccessibleDescription(
    /Fireball.*150 feet/,
  );
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('a condition opens in front of the statblock, and leads to its card @both', async ({
  page,
}) => {
  await open(page, '/monster-lookup/giant-spider');
  await page.getByRole('link', { name: 'restrained' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Restrained' });
  await expect(dialog).toContainText('disadvantage on Dexterity saves');
  await dialog.getByRole('link', { name: 'Find it on the cheat sheet' }).click();
  await expect(page).toHaveURL('/cheat-sheet#restrained');
  await expect(page.getByRole('heading', { name: 'Restrained' })).toBeInViewport();
});

test('a condition is explained where one rests on it, over a spell too', async ({ page }) => {
  await page.goto('/monster-lookup/lich');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'frightened' }).first().hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('Cannot choose to move closer');
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await page.getByRole('link', { name: 'power word stun' }).click();
  const spell = page.getByRole('dialog', { name: 'Power Word Stun' });
  await spell.getByRole('link', { name: 'stunned' }).first().hover();
  await expect(card).toContainText('speaks only in fragments');
  await spell.getByRole('link', { name: 'stunned' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toBeHidden();
  await expect(spell).toBeVisible();
});

test('Back closes what was opened, one after the other, and stays on the page @phone', async ({
  page,
}) => {
  await page.goto('/monster-lookup?q=lich');
  await open(page, '/monster-lookup/lich');
  await page.getByRole('link', { name: 'power word stun' }).click();
  const spell = page.getByRole('dialog', { name: 'Power Word Stun' });
  await spell.getByRole('link', { name: 'stunned' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toHaveCount(0);
  await expect(spell).toBeVisible();
  await spell.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Lich' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=lich$/);
});
