import type { Page } from 'playwright/test';
import { fileOf, jsonOf, openBoard } from './mapwright-board';
import { expect, test } from './page-test';

/** The editor when its parts, the connection or typed numbers fail. Nothing here depends on the screen size. */

const nameOf = (page: Page) => page.getByLabel('Map name');
const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

function holdWorkers(page: Page, isHeld: boolean): Promise<void> {
  return page.evaluate((isHeld) => {
    (window as unknown as { holdWorkers(isHeld: boolean): void }).holdWorkers(isHeld);
  }, isHeld);
}

test('a worker that cannot be loaded is reported, and drawing, generating and files still work', async ({
  page,
}) => {
  await page.route(/\.worker-[\w-]+\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await openBoard(page, '?seed=refused&density=30&width=40&height=30&view=player');
  await expect(status(page, 'Part of this page could not load')).toBeVisible();
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
  const drawn = await fileOf(page, 'SVG');
  expect(String(drawn.bytes)).toMatch(/^<svg /);
  expect(drawn.name).toMatch(/-players\.svg$/);
  // The file has squares × pixels, and a player file of a user without Pro contains the site's name.
  const { name, bytes } = await fileOf(page, 'PNG');
  expect(name).toMatch(/-players\.png$/);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2800, 2100]);
  await expect(status(page, 'with our name in a corner')).toBeVisible();
});

test('a newly generated map does not replace what was drawn while it was generated', async ({
  page,
}) => {
  // Messages to the workers are held back, as on a busy device, while the user draws.
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

test('lazy modules are preloaded; if one is missing, that is reported and the drawing is kept', async ({
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
  await expect(status(page, 'The drawing engine could not load')).toBeVisible();
  expect(await picture()).toBe(before);
  await page.getByText('Resize and keep the drawing').click();
  await expect(page.getByRole('alert')).toContainText('could not load');
  await page.getByText('Export and import', { exact: true }).click();
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'so no file was made' })).toBeVisible();

  isLost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Width').last()).toBeVisible();
  expect((await jsonOf(page)).rooms).toEqual([]);
  await board.focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await expect.poll(picture).not.toBe(before);
});
