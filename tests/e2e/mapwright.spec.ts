import { jsonOf, openBoard } from './mapwright-board';
import { expect, test } from './page-test';

test('opens on a finished map whose address is the whole recipe', async ({ page }) => {
  await openBoard(page, '?preset=goblin-warren&seed=old-bell-101');
  await expect(page).toHaveURL(/kind=cave/);
  await expect(page).toHaveURL(/seed=old-bell-101/);
  const first = await jsonOf(page);
  await page.goto(page.url());
  await expect(page.getByRole('application')).toBeVisible();
  expect((await jsonOf(page)).cells).toEqual(first.cells);
});

test('surprises, says what needs Pro, reads a map back from its file, and goes on without a line', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await openBoard(page);
  const name = page.getByLabel('Name of the map');

  await test.step('surprises, and takes the surprise back', async () => {
    const before = await name.inputValue();
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect(name).not.toHaveValue(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveValue(before);
    await expect(page).toHaveURL(/seed=lantern/);
  });

  await test.step('says before it prints what needs Pro, and shows the sheets all the same', async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('The PDF is part of Pro.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Make the PDF' })).toHaveCount(0);
    await expect(dialog.getByRole('status')).toContainText(/\d+ sheets of A4/);
    await dialog.getByLabel('A square is').selectOption('half-inch');
    await dialog.getByLabel('Paper').selectOption('a3');
    await expect(dialog.getByRole('status')).toContainText(/\d+ sheets? of A3/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('application')).toBeVisible();
  });

  await test.step('reads a map back from its file, and says what it put right', async () => {
    const saved = await jsonOf(page);
    const broken = { ...saved, name: 'Brought back', doors: [...saved.doors, { x: 9999 }] };
    await page.getByLabel('Open a map file (JSON)').setInputFiles({
      name: 'map.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(broken)),
    });
    await expect(
      page.getByText('put right: 1 door that cannot stand there was removed.'),
    ).toBeVisible();
    await expect(name).toHaveValue('Brought back');
  });

  await test.step('goes on drawing, undoing and exporting when the network is gone', async () => {
    // What makes files comes a moment after the board stands.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/make-files-')),
    );
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const first = await page.getByRole('application').locator('svg').first().innerHTML();
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect
      .poll(() => page.getByRole('application').locator('svg').first().innerHTML())
      .not.toBe(first);
    await page.getByText('Parchment').click();
    await expect(page).toHaveURL(/style=parchment/);
    expect((await jsonOf(page)).format).toBe('mapwright');
  });
});

test('keeps the picture small: no element a square, and a view that moves it', async ({ page }) => {
  const board = await openBoard(page, '?width=200&height=200&seed=large');
  await expect(board.locator('svg svg').first()).toBeVisible();
  expect(await board.locator('svg *').count()).toBeLessThan(2500);
  const transform = () => board.locator('svg[data-ready] > g').getAttribute('transform');
  const before = await transform();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await transform()).not.toBe(before);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  expect(await transform()).toBe(before);
});
