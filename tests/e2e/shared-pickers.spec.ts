import { open } from './open-page';
import { expect, test } from './page-test';
import { creatures, picker } from './style-guide-parts';

test('a picker finds by a few letters, counts, and submits its picks; only the last search counts; a lost connection is reported and retried', async ({
  page,
}) => {
  await open(page, '/style-guide');
  await picker(page).pressSequentially('gobln');
  const goblin = creatures(page)
    .filter({ hasText: /^Goblin/ })
    .first();
  await expect(goblin).toBeVisible();
  await expect(picker(page)).toHaveAttribute('aria-expanded', 'true');
  await picker(page).press('ArrowDown');
  await expect(creatures(page).first()).toHaveAttribute('aria-selected', 'true');
  await picker(page).press('Enter');
  await expect(picker(page)).toHaveValue('');
  await expect(picker(page)).toBeFocused();
  await expect(page.getByText('Goblin added.')).toBeVisible();
  await page.getByLabel('How many: Goblin').fill('4');
  await picker(page).fill('owlbear');
  await creatures(page)
    .filter({ hasText: /^Owlbear/ })
    .click();
  await picker(page).press('Backspace');
  await expect(page.getByRole('button', { name: 'Remove Owlbear' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Goblin' })).toBeFocused();
  await page.getByRole('button', { name: 'Add to the encounter' }).click();
  await page.waitForURL(/creature\.[\w-]*goblin[\w-]*=4/);
  await expect(page.getByLabel('How many: Goblin')).toHaveValue('4');

  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/monsters/search?q=ogre*', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest('**/monsters/search?q=ogre*');
  await picker(page).fill('ogre');
  await asked;
  await picker(page).fill('owlbear');
  await expect(creatures(page).filter({ hasText: /^Owlbear/ })).toBeVisible();
  letGo();
  await page.unroute('**/monsters/search?q=ogre*');
  await expect(creatures(page).filter({ hasText: /^Ogre/ })).toHaveCount(0);
  await picker(page).press('Escape');
  await expect(creatures(page)).toHaveCount(0);

  await page.context().setOffline(true);
  await picker(page).fill('ghoul');
  await expect(page.getByText('Offline. Search works again')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(creatures(page).filter({ hasText: /^Ghoul/ })).toBeVisible();
  await picker(page).fill('qzqzqz');
  await expect(page.getByText('No match for “qzqzqz”.')).toBeVisible();
});

test('a long select opens as a list with a search: keys choose, Escape closes, and the form hears the choice', async ({
  page,
}) => {
  await open(page, '/monster-lookup');
  const select = page.getByRole('combobox', { name: 'Challenge from', exact: true });
  const list = page.getByRole('listbox', { name: 'Challenge from' });
  await select.click();
  const field = page.getByRole('combobox', { name: 'Search: Challenge from' });
  await expect(field).toBeFocused();
  await expect(list.getByRole('option', { selected: true })).toHaveText('Any');
  await field.fill('1/');
  await expect(list.getByRole('option')).toHaveText(['1/8', '1/4', '1/2']);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(list).toBeHidden();
  await expect(select).toBeFocused();
  await expect(select).toHaveValue('1/4');
  await expect(page).toHaveURL(/crMin=1(%2F|\/)4/);

  await select.press('Space');
  await field.fill('nothing like it');
  await expect(page.getByText('No match for “nothing like it”.')).toBeVisible();
  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(select).toBeFocused();
  await expect(select).toHaveValue('1/4');
  // As long as a hand holds the button: the release must not close what the press opened.
  await select.click({ delay: 200 });
  await list.getByRole('option', { name: '10', exact: true }).click();
  await expect(page).toHaveURL(/crMin=10/);
});

test('a long select fills a phone, in a sheet too, and a tap chooses @phone', async ({ page }) => {
  await open(page, '/monster-lookup');
  await page.getByRole('link', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const select = sheet.getByLabel('Challenge to');
  await select.tap();
  const list = page.getByRole('listbox', { name: 'Challenge to' });
  await list.getByRole('option', { name: '2', exact: true }).tap();
  await expect(list).toBeHidden();
  await expect(select).toHaveValue('2');
  await expect(page).toHaveURL(/crMax=2/);
  await expect(sheet).toBeVisible();
  await select.tap();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await expect(list).toBeHidden();
  await expect(sheet).toBeVisible();
});
