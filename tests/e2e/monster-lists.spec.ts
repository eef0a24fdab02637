import type { Page } from 'playwright/test';
import { barriers } from './barriers';
import { open } from './open-page';
import { expect, test } from './page-test';

const LISTS = '/monster-lookup/lists';

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await page.waitForURL(/127\.0\.0\.1/);
  await page.locator('button[value="new"]').click();
  await page.waitForURL((url) => url.hostname === 'localhost');
}

/** Opens the window of a monster's lists and note. */
async function openWindow(page: Page, name: string) {
  await page.getByRole('link', { name: 'Lists, note' }).locator('visible=true').first().click();
  return page.getByRole('dialog', { name: `${name}: lists and note` });
}

test('a device keeps lists and a note by itself, and its pages show them @both', async ({
  page,
}) => {
  await open(page, '/monster-lookup/goblin');
  const shown = await openWindow(page, 'Goblin');
  await shown.getByLabel('New list').fill('Caves');
  await shown.getByRole('button', { name: 'Save the lists' }).click();
  await expect(shown.getByRole('checkbox', { name: /^Caves 1$/ })).toBeChecked();
  await shown.getByLabel('Private note').fill('Afraid of dogs');
  await shown.getByRole('button', { name: 'Save the note' }).click();
  await expect(shown.getByText('The note is saved.')).toBeVisible();
  expect(await barriers(page, ['dialog[open]'])).toEqual([]);
  await page.keyboard.press('Escape');
  await open(page, '/monster-lookup/lich.srd-5-2');
  const other = await openWindow(page, 'Lich (2024)');
  await other.getByRole('checkbox', { name: /^Caves/ }).check();
  await other.getByRole('button', { name: 'Save the lists' }).click();
  await other.getByRole('link', { name: 'All your lists' }).click();
  await expect(page.getByRole('link', { name: 'Goblin' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Caves' }).click();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(/Lich.*2024.*21.*20/s);
  await rows.nth(0).getByRole('checkbox').check();
  await expect(page.getByRole('region', { name: 'Compare' })).toContainText('Goblin');
  expect(await barriers(page)).toEqual([]);
  await page.getByText('Take monsters out').click();
  await page.getByRole('checkbox', { name: 'Goblin', exact: true }).check();
  await page.getByRole('button', { name: 'Take them out' }).click();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
});

test('a list on the device is renamed, deleted and brought back', async ({ page }) => {
  await open(page, LISTS);
  await page.getByLabel('New list').fill(' ');
  await page.getByRole('button', { name: 'Make the list' }).click();
  await expect(page.getByRole('alert')).toHaveText('Give the list a name.');
  await page.getByLabel('New list').fill('Caves');
  await page.getByRole('button', { name: 'Make the list' }).click();
  await page.getByText('Rename, delete').click();
  await page.getByLabel('Name', { exact: true }).fill('Deep caves');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('link', { name: 'Deep caves' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Deep caves' })).toBeVisible();
});

test('the keys open the window in the pane, and lead to the lists', async ({ page }) => {
  await open(page, '/monster-lookup?q=goblin&show=goblin&edition=2014');
  const link = page.getByRole('region', { name: 'Statblock' }).getByRole('link', {
    name: 'Lists, note',
  });
  await expect(link).toBeVisible();
  await expect(page.locator('body')).toBeVisible();
  await page
    .locator('h1')
    .first()
    .evaluate(() => (document.activeElement as HTMLElement)?.blur());
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: 'Goblin: lists and note' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/monster-lookup\/lists$/);
});

test('what a device held comes along to the account once, and the note survives a lost line', async ({
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
  await signIn(page, '/monster-lookup');
  await page.getByRole('link', { name: 'Take 1 list and 1 note along' }).click();
  await expect(page.getByText('This device holds 1 list and 1 note')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take them along' }).click();
  await expect(page.getByText('Everything from this device is in your account now.')).toBeVisible();
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
  await shown.getByRole('button', { name: 'Save the note' }).click();
  await expect(shown.getByRole('alert')).toContainText('There is no connection.');
  await context.setOffline(false);
  await open(page, '/monster-lookup/lich/mine');
  await expect(page.getByLabel('Private note')).toHaveValue('Phylactery in the moat');
  await expect(page.getByText(/^Not saved yet, from /)).toBeVisible();
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Private note')).toHaveValue('Phylactery in the moat');
  await expect(page.getByText(/^Not saved yet/)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an account keeps a list and a note by plain forms', async ({ page }) => {
    await signIn(page, '/monster-lookup/goblin');
    await page.getByRole('link', { name: 'Lists, note' }).locator('visible=true').click();
    await page.getByLabel('New list').fill('Caves');
    await page.getByRole('button', { name: 'Save the lists' }).click();
    await expect(page.getByRole('checkbox', { name: /^Caves/ })).toBeChecked();
    await page.getByLabel('Private note').fill('Afraid of dogs');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByText('The note is saved.')).toBeVisible();
    await expect(page.getByLabel('Private note')).toHaveValue('Afraid of dogs');
    await page.goto('/monster-lookup');
    await page.getByRole('link', { name: 'Lists', exact: true }).click();
    await page.getByRole('link', { name: 'Caves' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.getByText('Export').click();
    await page.getByRole('link', { name: 'As text' }).click();
    await expect(page.locator('body')).toContainText('Goblin: CR 1/4, AC 15, HP 7');
    await page.goBack();
    await page.goto(LISTS);
    await page.getByText('Rename, delete').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Caves' })).toBeVisible();
  });

  test('a device is told kindly that it needs them', async ({ page }) => {
    await page.goto(LISTS);
    await expect(page.getByText(/needs JavaScript, which is off here/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});
