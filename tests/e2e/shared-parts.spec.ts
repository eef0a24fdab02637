import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

const round = (page: Page) => page.getByRole('status', { name: 'Round' });
const chosen = (page: Page) => page.getByRole('status', { name: 'Chosen' });
const beasts = (page: Page) => page.getByRole('table', { name: 'Beasts of the north' });
const picker = (page: Page) => page.getByRole('combobox', { name: 'Creatures' });
const commands = (page: Page) =>
  page.getByRole('listbox', { name: 'Commands' }).getByRole('option');
const creatures = (page: Page) =>
  page.getByRole('listbox', { name: 'Creatures: found' }).getByRole('option');

test('keys perform commands, and are silent in a field, in a dialog and where they are the browser’s', async ({
  page,
}) => {
  await open(page, '/style-guide');
  await page.keyboard.press('n');
  await expect(round(page)).toHaveText('Round 2');
  await page.keyboard.press('Control+z');
  await expect(round(page)).toHaveText('Round 1');
  await page.getByLabel('Name', { exact: true }).pressSequentially('nn');
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(round(page)).toHaveText('Round 1');
  // Arrows scroll the page, but move what stands on the board that has the focus.
  const square = () =>
    page
      .locator('[aria-label="Board"] span')
      .evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-here')));
  await page.locator('body').press('ArrowRight');
  expect(await square()).toBe(3);
  await page.getByLabel('Board').press('ArrowRight');
  await expect.poll(square).toBe(4);
  // One key after the other.
  await page.getByLabel('Board').press('g');
  await page.keyboard.press('p');
  await expect(page.locator('#pickers')).toBeInViewport();
});

test('the palette finds a command by a few letters, and gives the focus back @both', async ({
  page,
}) => {
  await open(page, '/style-guide');
  const button = page.getByRole('button', { name: 'Commands', exact: true });
  await button.click();
  const field = page.getByRole('combobox', { name: 'Find a command' });
  await expect(field).toBeFocused();
  await field.fill('rou');
  await expect(commands(page)).toHaveCount(1);
  await expect(commands(page).filter({ hasText: /Next round/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(round(page)).toHaveText('Round 2');
  await expect(button).toBeFocused();
  // Its key opens it too, the arrows choose, and what cannot be done now does nothing.
  await page.keyboard.press(':');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(round(page)).toHaveText('Round 1');
  await page.keyboard.press(':');
  await field.fill('undo');
  await expect(commands(page)).toHaveAttribute('aria-disabled', 'true');
  await field.press('Enter');
  await expect(field).toBeVisible();
  await field.fill('teleport');
  await expect(page.getByText('No command is called “teleport”.')).toBeVisible();
});

test('Back and Escape close what is open and stay on the page @both', async ({ page }) => {
  await page.goto('/about');
  await open(page, '/style-guide');
  const field = page.getByRole('combobox', { name: 'Find a command' });
  await page.getByRole('button', { name: 'Commands', exact: true }).click();
  await expect(field).toBeVisible();
  await page.goBack();
  await expect(field).toBeHidden();
  await expect(page).toHaveURL(/style-guide$/);
  // From the palette to the keys: the one has closed, the other stays.
  await page.keyboard.press(':');
  await field.fill('keys');
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  await expect(page).toHaveURL(/style-guide$/);
});

test('a key can be chosen, is kept on the device, and can be had back', async ({ page }) => {
  await open(page, '/style-guide');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByRole('button', { name: 'Change the key of Next round' }).click();
  await page.keyboard.press('Control+z');
  await expect(keys.getByRole('status')).toHaveText('Ctrl+Z is the key of “Undo”.');
  await page.keyboard.press('F6');
  await expect(keys.getByRole('status')).toHaveText('F6 belongs to the browser. Try another key.');
  await page.keyboard.press('Shift+R');
  await expect(keys.getByRole('status')).toHaveText('Next round: Shift+R.');
  await expect(keys.getByRole('button', { name: 'Change the key of Next round' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.reload();
  await open(page, '/style-guide');
  await page.keyboard.press('n');
  await page.keyboard.press('Shift+R');
  await expect(round(page)).toHaveText('Round 2');
  await page.keyboard.press('?');
  await keys.getByRole('button', { name: 'Set back the key of Next round' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('n');
  await expect(round(page)).toHaveText('Round 3');
});

test('a table sorts by its headings and says so @both', async ({ page }) => {
  await open(page, '/style-guide');
  const names = () => beasts(page).getByRole('rowheader').allTextContents();
  await beasts(page).getByRole('link', { name: 'CR' }).click();
  await expect(page).toHaveURL(/sort=cr&dir=desc/);
  await expect
    .poll(names)
    .toEqual(['Adult Red Dragon', 'Owlbear', 'Gelatinous Cube', 'Ghoul', 'Goblin']);
  await expect(beasts(page).getByRole('columnheader', { name: 'CR' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByText('5 rows, by cr, highest first').first()).toBeAttached();
  await beasts(page).getByRole('link', { name: 'CR' }).click();
  await expect.poll(async () => (await names())[0]).toBe('Goblin');
  await expect(beasts(page).getByRole('row')).toHaveCount(6);
});

test('rows are ticked with the mouse, with Shift, and with the keys', async ({ page }) => {
  await open(page, '/style-guide');
  const tick = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}` });
  await tick('Gelatinous Cube').check();
  await tick('Goblin').click({ modifiers: ['Shift'] });
  await expect(chosen(page)).toHaveText('3 of 5 chosen');
  await expect(page.getByRole('checkbox', { name: 'Choose all' })).toBeChecked({
    indeterminate: true,
  });
  await tick('Goblin').press('ArrowDown');
  await expect(tick('Owlbear')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(chosen(page)).toHaveText('4 of 5 chosen');
  await page.getByRole('button', { name: 'Choose none' }).click();
  await expect(chosen(page)).toHaveText('None chosen');
  await tick('Adult Red Dragon').press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(tick('Ghoul')).toBeFocused();
  await expect(chosen(page)).toHaveText('3 of 5 chosen');
  await beasts(page).getByRole('link', { name: 'HP' }).click();
  await expect(chosen(page)).toHaveText('3 of 5 chosen');
  await page.getByRole('button', { name: 'Take the chosen ones along' }).click();
  await expect(
    page.getByText('Taken along: Adult Red Dragon, Gelatinous Cube, Ghoul.'),
  ).toBeVisible();
});

test('on a phone rows are cards that stay a table, and nothing leaves the screen @phone', async ({
  page,
}) => {
  await open(page, '/style-guide');
  const row = beasts(page).getByRole('row').filter({ hasText: 'Owlbear' });
  await expect(row.getByRole('cell')).toHaveCount(5);
  const width = await row.evaluate((one) => one.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(390);
  await expect(row.getByText('HP', { exact: true })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a picker finds by a few letters, counts, and gives all of it to its form @both', async ({
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
  await expect(page.getByRole('button', { name: 'Take away Owlbear' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take away Goblin' })).toBeFocused();
  await page.getByRole('button', { name: 'Add to the encounter' }).click();
  await expect(page).toHaveURL(/creature\.[\w-]*goblin[\w-]*=4/);
  await expect(page.getByLabel('How many: Goblin')).toHaveValue('4');
});

test('of two searches only the last one counts, and a lost line is said and asked again', async ({
  page,
}) => {
  await open(page, '/style-guide');
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
  await expect(page.getByText('there is no connection at the moment')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(creatures(page).filter({ hasText: /^Ghoul/ })).toBeVisible();
  await picker(page).fill('qzqzqz');
  await expect(page.getByText('Nothing is called “qzqzqz”.')).toBeVisible();
});

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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no barrier is found in the ${colorScheme} @both`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/style-guide?creature:find=gob');
    const parts = () =>
      new AxeBuilder({ page })
        .include(['#commands'])
        .include(['#tables'])
        .include(['#pickers'])
        .include(['#work']);
    expect((await parts().analyze()).violations).toEqual([]);
    await picker(page).fill('gobl');
    await expect(creatures(page).first()).toBeVisible();
    await picker(page).press('ArrowDown');
    expect((await parts().analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    for (const name of ['Commands', 'Keys']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual(
        [],
      );
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
    }
  });
}

test('a dialog that goes from the page while it is open gives the focus back', async ({ page }) => {
  await open(page, '/monster-lookup/mage');
  const fireball = page.getByRole('link', { name: 'fireball' });
  await fireball.click();
  const dialog = page.getByRole('dialog', { name: 'Fireball' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(fireball).toBeFocused();
});
