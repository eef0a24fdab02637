import { barriers } from './barriers';
import { open } from './open-page';
import { expect, test } from './page-test';
import { beasts, creatures, picker } from './style-guide-parts';

test('long work shows how far it is, and a report can be taken away as text', async ({ page }) => {
  await open(page, '/style-guide');
  const bar = page.locator('#work').getByRole('progressbar', { name: 'Importing monsters' });
  const more = page.getByRole('button', { name: 'Import 400 more' });
  await more.click();
  await expect(page.getByText('400 of 5,000 monsters', { exact: true })).toBeVisible();
  await expect(bar).toHaveJSProperty('value', 0.08);
  await page.getByRole('button', { name: 'Pause: Importing monsters' }).click();
  await expect(page.getByText('Paused at 400 of 5,000 monsters').first()).toBeVisible();
  await page.getByRole('button', { name: 'Go on: Importing monsters' }).click();
  for (let step = 0; step < 12; step += 1) await more.click();
  await expect(page.getByText('Done: 5,000 monsters').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel: Importing monsters' })).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Drawing the map' })).toHaveJSProperty(
    'position',
    -1,
  );

  const report = page.getByRole('region', { name: 'Report on beasts of the north.json' });
  const download = page.waitForEvent('download');
  await report.getByRole('link', { name: 'Download the report as text' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('report on beasts of the north.json.txt');
  const text = await (await file.createReadStream()).toArray();
  expect(Buffer.concat(text).toString()).toContain(
    'line 40: dropped: Gelatinous Cube. It has no hit points.',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a table sorts and is ticked, and a picker searches, adds, counts and drops', async ({
    page,
  }) => {
    await page.goto('/style-guide');
    await beasts(page).getByRole('link', { name: 'AC' }).click();
    await expect(beasts(page).getByRole('rowheader').first()).toHaveText('Adult Red Dragon');
    await page.getByRole('checkbox', { name: 'Choose Goblin' }).check();
    await page.getByRole('button', { name: 'Take the chosen ones along' }).click();
    await expect(page.getByText('Taken along: Goblin.')).toBeVisible();
    await expect(page).toHaveURL(/sort=ac&dir=desc&beast=goblin/);

    await picker(page).fill('owlbear');
    await picker(page).press('Enter');
    await page.getByRole('button', { name: 'Add Owlbear' }).click();
    await expect(page.getByLabel('How many: Owlbear')).toHaveValue('1');
    await page.getByLabel('How many: Owlbear').fill('3');
    await picker(page).fill('ghoul');
    // Enter presses the search, not the button that would drop what stands before it.
    await picker(page).press('Enter');
    await expect(page.getByLabel('How many: Owlbear')).toHaveValue('3');
    await page.getByRole('button', { name: 'Add Ghoul' }).click();
    await page.getByRole('button', { name: 'Take away Owlbear' }).click();
    await expect(page.getByLabel('How many: Owlbear')).toHaveCount(0);
    await expect(page.getByLabel('How many: Ghoul')).toHaveValue('1');
    await expect(page.getByRole('button', { name: 'Commands', exact: true })).toBeHidden();
  });
});

test('no barrier is found, by day or by night @both', async ({ page }) => {
  await open(page, '/style-guide?creature:find=gob');
  const parts = ['#commands', '#tables', '#pickers', '#work'];
  expect(await barriers(page, parts)).toEqual([]);
  await picker(page).fill('gobl');
  await expect(creatures(page).first()).toBeVisible();
  await picker(page).press('ArrowDown');
  expect(await barriers(page, ['#pickers'])).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  for (const name of ['Commands', 'Keys']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await barriers(page, ['dialog[open]'])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
});

test('a dialog that goes from the page while it is open gives the focus back', async ({ page }) => {
  await open(page, '/monster-lookup/mage');
  const fireball = page.getByRole('link', { name: 'fireball' });
  await fireball.click();
  const dialog = page.getByRole('dialog', { name: 'Fireball' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(fireball).toBeFocused();
});
