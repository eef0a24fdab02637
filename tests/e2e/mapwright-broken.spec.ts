import type { Page } from 'playwright/test';
import { fileOf, jsonOf, openBoard } from './mapwright-board';
import { expect, test } from './page-test';

/** What the editor does when parts of it, the line or the numbers typed fail it. Nothing here is about the screen's size. */

const nameOf = (page: Page) => page.getByLabel('Name of the map');
const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

function holdWorkers(page: Page, isHeld: boolean): Promise<void> {
  return page.evaluate((isHeld) => {
    (window as unknown as { holdWorkers(isHeld: boolean): void }).holdWorkers(isHeld);
  }, isHeld);
}

test('a worker that cannot be loaded is said, and drawing, generating and files go on', async ({
  page,
}) => {
  await page.route(/\.worker-[\w-]+\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await openBoard(page, '?seed=refused&density=30');
  await expect(status(page, 'A part of this page could not be loaded')).toBeVisible();
  const first = await nameOf(page).inputValue();
  await page.getByRole('button', { name: 'Surprise me' }).first().click();
  await expect(nameOf(page)).not.toHaveValue(first);
  await expect(page).not.toHaveURL(/seed=refused/);

  await page.getByRole('application').focus();
  const before = await jsonOf(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  expect((await jsonOf(page)).rooms).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await jsonOf(page)).toEqual(before);
  expect(String((await fileOf(page, 'SVG')).bytes)).toMatch(/^<svg /);
  expect((await fileOf(page, 'PNG')).bytes.subarray(1, 4).toString()).toBe('PNG');
});

test('a new map stays away from what was drawn while it was made', async ({ page }) => {
  // What is asked of the workers waits, as on a device that is busy: meanwhile somebody draws.
  await page.addInitScript(() => {
    const ask = Worker.prototype.postMessage;
    const held: Array<() => void> = [];
    const hold = { isHeld: false };
    Object.assign(window, {
      holdWorkers: (isHeld: boolean) => {
        hold.isHeld = isHeld;
        if (!isHeld) for (const send of held.splice(0)) send();
      },
    });
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const send = () => ask.call(this, message);
      if (hold.isHeld) held.push(send);
      else send();
    };
  });
  await openBoard(page, '?seed=meanwhile');
  const first = await nameOf(page).inputValue();
  await holdWorkers(page, true);
  await page.getByRole('button', { name: 'Surprise me' }).first().click();
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await holdWorkers(page, false);
  await expect(status(page, 'yours stays')).toBeVisible();
  expect((await jsonOf(page)).rooms).toEqual([]);
  await expect(nameOf(page)).toHaveValue(first);
  await expect(page).toHaveURL(/seed=meanwhile/);
  await page.getByRole('button', { name: 'Surprise me' }).first().click();
  await expect(nameOf(page)).not.toHaveValue(first);
});

test('a board tells what is Pro’s, keeps a typed name, and refuses a side that no map can have', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openBoard(page, '?seed=sides&width=40&height=30&view=player');

  await test.step('what is Pro’s is said first, and a small PNG with our name is free', async () => {
    await page.getByText('Export and import', { exact: true }).click();
    await expect(
      page.getByText('PDF, virtual table files and larger pictures are part of Pro'),
    ).toBeVisible();
    const { name, bytes } = await fileOf(page, 'PNG');
    expect(name).toMatch(/-players\.png$/);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2800, 2100]);
    await expect(status(page, 'with our name in a corner')).toBeVisible();
    await page.getByLabel('Pixels a square').selectOption('100');
    await page.getByRole('button', { name: 'PNG', exact: true }).click();
    await expect(status(page, 'The map stays as it is here.')).toBeVisible();
    expect((await fileOf(page, 'SVG')).name).toMatch(/-players\.svg$/);
    const shownTo = page.getByRole('group', { name: 'Shown to' });
    await shownTo.getByText('Game master', { exact: true }).click();
    expect((await fileOf(page, 'SVG')).name).toMatch(/-game-master\.svg$/);
  });

  await test.step('a typed name stays when the map is drawn anew', async () => {
    await nameOf(page).fill('The Salt Cellar');
    await nameOf(page).press('Enter');
    await page.getByRole('button', { name: 'Surprise me' }).first().click();
    await expect(page).not.toHaveURL(/seed=sides/);
    await expect(nameOf(page)).toHaveValue('The Salt Cellar');
    await page.reload();
    await expect(page.getByRole('application')).toBeVisible();
    await expect(nameOf(page)).toHaveValue('The Salt Cellar');
  });

  await test.step('a side that no map can have is refused at its field', async () => {
    const before = await jsonOf(page);
    await page.getByText('Resize, keeping what is drawn').click();
    const width = page.locator('input[name="sheet-width"]');
    for (const typed of ['', '19', '501', '30.5']) {
      await width.fill(typed);
      await page.getByRole('button', { name: 'Resize', exact: true }).click();
      await expect(width, typed).toHaveAttribute('aria-invalid', 'true');
      await expect(width, typed).toBeFocused();
      expect(await jsonOf(page), typed).toEqual(before);
    }
    await expect(page.getByText('Type a whole number from 20 to 500.')).toBeVisible();
    await width.fill('44');
    await page.getByRole('button', { name: 'Resize', exact: true }).click();
    await expect(status(page, 'Map resized')).toBeVisible();
    await expect(page.getByText('Type a whole number from 20 to 500.')).toHaveCount(0);

    const recipe = page.locator('input[name="width"]');
    await recipe.fill('');
    await recipe.press('Enter');
    await expect(recipe).toHaveAttribute('aria-invalid', 'true');
    expect((await jsonOf(page)).width).toBe(44);
  });
});

test('a map of 500 by 500 squares offers the pictures that fit', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/try/mapwright?seed=huge&width=500&height=500');
  await expect(page.getByRole('application')).toBeVisible({ timeout: 90_000 });
  await page.getByText('Export and import', { exact: true }).click();
  const pixels = page.getByLabel('Pixels a square');
  await expect(pixels.locator('option')).toHaveText([/^16/, /^32/]);
  await expect(page.getByText('this map is too large for one picture')).toBeVisible();
});

// As wide as a map can be; that of 500 by 500 squares, a minute's work, is made in the bench.
test('the widest map makes one of the pictures that fit', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/try/mapwright?seed=huge&width=500&height=60');
  await expect(page.getByRole('application')).toBeVisible({ timeout: 60_000 });
  await page.getByText('Export and import', { exact: true }).click();
  await page.getByLabel('Pixels a square').selectOption('16');
  const { bytes } = await fileOf(page, 'PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([8000, 960]);
});

test('parts that come later are fetched ahead; where they are lost that is said, and nothing of the drawing is', async ({
  page,
  context,
}) => {
  const late = /\/(map-pieces|restore-map|make-files|resize-form)-[\w-]+\.js/;
  let isLost = true;
  await context.route(late, (route) => (isLost ? route.abort() : route.continue()));
  await openBoard(page, '?seed=poor-line&density=30');
  const board = page.getByRole('application');
  const picture = () => board.locator('svg > g > g').first().innerHTML();
  const before = await picture();
  await board.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(status(page, 'What draws could not be loaded')).toBeVisible();
  expect(await picture()).toBe(before);
  await page.getByText('Resize, keeping what is drawn').click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByText('Export and import', { exact: true }).click();
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'so there is no file' })).toBeVisible();

  isLost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Width').last()).toBeVisible();
  expect((await jsonOf(page)).rooms).toEqual([]);
  await board.focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await expect.poll(picture).not.toBe(before);
});
