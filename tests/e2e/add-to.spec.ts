import { ADMIN, beSomebody } from './as-person';
import { kept } from './kept';
import { open } from './open-page';
import { expect, test } from './page-test';

test('from a monster’s page into the running fight in two presses, and back out in one', async ({
  page,
}) => {
  await beSomebody(page, ADMIN);
  const fight = await kept(page, 'fight', { name: 'The burning mill', lines: 'Goblin' });
  await open(page, '/monster-lookup/ogre');
  const opener = page.getByRole('link', { name: 'Add to…' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Add Ogre to…' });
  await menu.getByRole('button', { name: /The burning mill/ }).click();
  await expect(menu.getByText('Added Ogre to “The burning mill”.')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Open The burning mill' })).toHaveAttribute(
    'href',
    fight,
  );
  await menu.getByRole('button', { name: 'Undo' }).click();
  await expect(menu.getByText('Undone.')).toBeVisible();

  // A new encounter begins with as many as the menu says.
  await menu.getByLabel('How many').fill('3');
  await menu.getByLabel('New encounter').fill('Camp');
  await page.keyboard.press('Enter');
  await expect(menu.getByText('Added 3 × Ogre to “Camp”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(menu.getByRole('button', { name: /Camp/ })).toHaveText(/3 foes · 1,350 XP/);
  await menu.getByRole('link', { name: 'New fight' }).click();
  await expect(page).toHaveURL(/\/initiative-tracker\/new\?monsters=ogre/);
});
