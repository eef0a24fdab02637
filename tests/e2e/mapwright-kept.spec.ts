import type { Page } from 'playwright/test';
import { nameOf, rename, signIn } from './kept-map-hands';
import { expect, test } from './page-test';

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('keeps a map, shares it, and shows both versions when two tabs meet', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=kept');
  const name = `Kept ${test.info().project.name} ${Date.now()}`;
  await rename(page, name);
  await save(page);
  await expect(page).toHaveURL(/\/mapwright\/maps\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(nameOf(other)).toHaveValue(name);
  await rename(other, `${name} B`);
  await save(other);
  await expect(other.getByRole('button', { name: 'Saved' })).toBeVisible();

  await rename(page, `${name} A`);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'This map was changed somewhere else' });
  await expect(dialog).toContainText(`${name} A`, { timeout: 20_000 });
  await expect(dialog).toContainText(`${name} B`);
  await dialog.getByRole('button', { name: 'Take the other' }).click();
  await expect(nameOf(page)).toHaveValue(`${name} B`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(nameOf(page)).toHaveValue(`${name} A`);
  await save(page);
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

  await page.getByRole('link', { name: 'My maps' }).click();
  const card = page.getByRole('listitem').filter({ hasText: `${name} A` });
  await expect(card).toBeVisible();
  await card.getByText('Rename, copy, share, delete').click();
  await card.getByRole('button', { name: 'Share the players’ version' }).click();
  const link = page
    .getByRole('listitem')
    .filter({ hasText: `${name} A` })
    .locator('a[href^="/map/"]');
  const address = await link.getAttribute('href');
  await other.goto(address ?? '');
  await expect(other.getByRole('heading', { name: `${name} A` })).toBeVisible();
  await expect(other.locator('main svg[role="img"]')).toBeVisible();

  await expect(other.getByRole('link', { name: 'Make a copy to draw on' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await card.getByRole('button', { name: 'Share the game master’s version' }).click();
  // The players' address ends; the game master's version has another.
  await expect(link).not.toHaveAttribute('href', address ?? '');
  const whole = await link.getAttribute('href');
  const copy = other.getByRole('link', { name: 'Make a copy to draw on' });
  await expect(async () => {
    await other.goto(whole ?? '');
    await expect(copy).toBeVisible({ timeout: 1000 });
  }).toPass();
  await copy.click();
  await expect(other.getByRole('application')).toBeVisible({ timeout: 20_000 });
  await expect(nameOf(other)).toHaveValue(`${name} A`);
  await expect(other).toHaveURL(/\/mapwright\?copy=/);

  await page
    .getByRole('listitem')
    .filter({ hasText: `${name} A` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText(`“${name} A” was deleted.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  const again = page.getByRole('listitem').filter({ hasText: `${name} A` });
  await expect(again.locator('a[href^="/mapwright/maps/"]').first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/mapwright\/maps$/);
});

test('brings a visitor’s drawing along through the sign-in', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/try/mapwright?preset=bandit-cellars&seed=carried');
  const board = page.getByRole('application');
  await expect(board).toBeVisible();
  await rename(page, 'Drawn before the sign-in');
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await page.waitForURL(/access-gate/);
  await page.locator('main a[href^="/login?next="]').click();
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: /^Admin/ })
    .first()
    .click();
  await expect(board).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/:\d+\/mapwright\?.*seed=carried/);
  await expect(nameOf(page)).toHaveValue('Drawn before the sign-in');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(nameOf(page)).not.toHaveValue('Drawn before the sign-in');
  await page.reload();
  await expect(board).toBeVisible();
  await expect(nameOf(page)).not.toHaveValue('Drawn before the sign-in');
});

test('makes a picture of exactly squares times pixels, and a table file round it', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=files');
  await page.getByText('Export and import').click();
  // It asks whose version it shall be: whoever says nothing gives players no secret.
  await expect(page.getByLabel('Version for a virtual table')).toHaveValue('player');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Universal VTT' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/-players\./);
  const stream = await file.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  const table = JSON.parse(Buffer.concat(parts).toString('utf8'));
  expect(table.resolution).toMatchObject({ map_size: { x: 40, y: 32 }, pixels_per_grid: 70 });
  const png = Buffer.from(table.image, 'base64');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([40 * 70, 32 * 70]);
});

test('my maps marks a map whose work on this device is not saved, and leads to it', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=unsent');
  const name = `Unsent ${Date.now()}`;
  await rename(page, name);
  await save(page);
  await expect(page).toHaveURL(/\/mapwright\/maps\/[0-9a-f-]{36}$/);
  const address = page.url();
  await rename(page, `${name} by hand`);
  await page.goto('/mapwright/maps');
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText(/Unsaved work from .* is on this device/);
  await card.getByRole('link', { name: 'Open it' }).click();
  await expect(page).toHaveURL(address);
  await expect(nameOf(page)).toHaveValue(`${name} by hand`);
  await save(page);
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.goto('/mapwright/maps');
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Unsaved work');
});

test('a drawing found beside a map that was just kept becomes a map of its own', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=found-one');
  await rename(page, 'Found beside');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('Found beside');

  await page.goto('/mapwright?preset=bandit-cellars&seed=found-two');
  const bring = page.getByRole('button', { name: 'Bring it back' });
  await expect(bring).toBeVisible();
  await rename(page, 'Just kept');
  await save(page);
  await expect(page).toHaveURL(/\/mapwright\/maps\/[0-9a-f-]{36}$/);
  await bring.click();
  await expect(nameOf(page)).toHaveValue('Found beside');
  await save(page);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await page.goto('/mapwright/maps');
  for (const name of ['Found beside', 'Just kept']) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
});
