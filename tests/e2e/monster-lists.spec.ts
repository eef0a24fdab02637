import type { Page } from 'playwright/test';
import { beSomebody } from './as-person';
import { open } from './open-page';
import { expect, test } from './page-test';

const LISTS = '/monster-lookup/lists';

/** Opens the dialog of a monster's lists and note. */
async function openWindow(page: Page, name: string) {
  await page.getByRole('link', { name: 'Lists, note' }).locator('visible=true').first().click();
  return page.getByRole('dialog', { name: `${name}: lists and note` });
}

test('a device stores lists and a note, shows them on its pages, and renames, deletes and restores them', async ({
  page,
}) => {
  await open(page, '/monster-lookup/goblin');
  const shown = await openWindow(page, 'Goblin');
  await shown.getByLabel('New list').fill('Caves');
  await shown.getByRole('button', { name: 'Save lists' }).click();
  await expect(shown.getByRole('checkbox', { name: /^Caves 1$/ })).toBeChecked();
  await shown.getByLabel('Private note').fill('Afraid of dogs');
  await shown.getByRole('button', { name: 'Save note' }).click();
  await expect(shown.getByText('Note saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, '/monster-lookup/lich.srd-5-2');
  const other = await openWindow(page, 'Lich (2024)');
  await other.getByRole('checkbox', { name: /^Caves/ }).check();
  await other.getByRole('button', { name: 'Save lists' }).click();
  await other.getByRole('link', { name: 'All your lists' }).click();
  await expect(page.getByRole('link', { name: 'Goblin' })).toBeVisible();
  await page.getByRole('link', { name: 'Caves' }).click();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(/Lich.*2024.*21.*20/s);
  await rows.nth(0).getByRole('checkbox').check();
  await expect(page.getByRole('region', { name: 'Compare' })).toContainText('Goblin');
  await page.getByText('Remove monsters').click();
  await page.getByRole('checkbox', { name: 'Goblin', exact: true }).check();
  await page.getByRole('button', { name: 'Remove selected' }).click();
  await expect(rows).toHaveCount(1);

  await open(page, LISTS);
  await page.getByLabel('New list').fill(' ');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert')).toHaveText('Give the list a name.');
  await page.getByText(/^Rename,.* delete$/).click();
  await page.getByLabel('Name', { exact: true }).fill('Deep caves');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('link', { name: 'Deep caves' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Deep caves' }).click();
  await expect(rows).toHaveCount(1);
});

test('lists of a device are imported into the account once, and a note survives a lost connection', async ({
  page,
  context,
}) => {
  await page.goto(LISTS);
  await page.evaluate(() => {
    const monsters = [{ id: 'lich', name: 'Lich' }];
    localStorage.setItem('monster-lists', JSON.stringify([{ id: 'd', name: 'Crypt', monsters }]));
    localStorage.setItem(
      'monster-notes',
      JSON.stringify([{ id: 'lich', name: 'Lich', note: 'Phylactery in the well' }]),
    );
  });
  await beSomebody(page, {});
  await open(page, '/monster-lookup');
  await page.getByRole('link', { name: 'Import 1 list and 1 note' }).click();
  await expect(page.getByText('1 list and 1 note on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('Everything from this device is now in your account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crypt' })).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('monster-lists'))).toBe('[]');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Crypt' })).toHaveCount(1);

  await open(page, '/monster-lookup/lich');
  const shown = await openWindow(page, 'Lich');
  const note = shown.getByLabel('Private note');
  await expect(note).toHaveValue('Phylactery in the well');
  await context.setOffline(true);
  await note.fill('Phylactery in the moat');
  await shown.getByRole('button', { name: 'Save note' }).click();
  await expect(shown.getByRole('alert')).toContainText('Offline.');
  await context.setOffline(false);
  await open(page, '/monster-lookup/lich/mine');
  await expect(page.getByLabel('Private note')).toHaveValue('Phylactery in the moat');
  await expect(page.getByText(/^Not saved yet, from /)).toBeVisible();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Private note')).toHaveValue('Phylactery in the moat');
  await expect(page.getByText(/^Not saved yet/)).toBeHidden();
});
