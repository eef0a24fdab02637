import type { Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

async function openWithCommands(page: Page, address: string) {
  await open(page, address);
  await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
}

test('keys and the palette trigger the statblock’s actions, Back closes what they open, and links still open', async ({
  page,
}) => {
  await openWithCommands(page, '/monster-lookup/mage?q=mage');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press(':');
  await expect(palette).toBeVisible();
  await page.goBack();
  await expect(palette).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Mage' })).toBeVisible();
  await page.getByRole('link', { name: 'fireball' }).click();
  const spell = page.getByRole('dialog', { name: 'Fireball' });
  await expect(spell).toContainText('3rd-level evocation');
  // A step within the page must not load its data again; requests made since then are complete.
  expect(asked.filter((address) => /mage[^/]*\.data/.test(address))).toEqual([]);
  // Keys apply to the dialog in front.
  await page.keyboard.press('l');
  await page.goBack();
  await expect(spell).toBeHidden();
  await expect(page.locator('[data-layout="2014"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rolls' })).toBeVisible();
  await page.keyboard.press(':');
  await page.getByRole('combobox', { name: 'Find a command' }).fill('advantage');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Adv: Advantage' })).toBeChecked();
  await page.keyboard.press('d');
  await expect(page.getByRole('radio', { name: 'Dis: Disadvantage' })).toBeChecked();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Favorite' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'roll Initiative' })).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.locator('[data-layout="2024"]')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/\/monster-lookup\?q=mage$/);
});

test('the list has commands, marks the unavailable ones, and its keys open the lists of the monster in the pane', async ({
  page,
}) => {
  await openWithCommands(page, '/monster-lookup');
  await page.keyboard.press('f');
  await expect(page.getByRole('checkbox', { name: 'Dragon', exact: true })).toBeVisible();
  await page.keyboard.press(':');
  const compare = page.getByRole('option', { name: /Compare the selected monsters/ });
  await expect(compare).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(compare).toBeHidden();
  const result = page.locator('[data-result]').first();
  const before = await result.innerText();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/cursor=/);
  await expect(result).not.toHaveText(before);
  // The links to other tools are commands too, in the palette and in the list of keys.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(
    keys.getByRole('listitem').filter({ hasText: 'Go to Rules Cheat Sheet' }),
  ).toContainText('G then R');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press(':');
  await page.getByRole('combobox', { name: 'Find a command' }).fill('cheat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cheat-sheet$/);

  await openWithCommands(page, '/monster-lookup?q=goblin&show=goblin&edition=2014');
  await expect(
    page.getByRole('region', { name: 'Statblock' }).getByRole('link', { name: 'Lists, note' }),
  ).toBeVisible();
  await page.keyboard.press('m');
  const lists = page.getByRole('dialog', { name: 'Goblin: lists and note' });
  await expect(lists).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lists).toBeHidden();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/monster-lookup\/lists$/);
});
