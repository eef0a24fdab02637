import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { expect, test } from './page-test';

const TRY = '/try/mapwright';

async function openBoard(page: Page, search = '') {
  await page.goto(TRY + search);
  const board = page.getByRole('application');
  await expect(board).toBeVisible();
  return board;
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

async function jsonOf(page: Page) {
  const menu = page.getByText('Export and import');
  if (!(await page.getByRole('button', { name: 'JSON', exact: true }).isVisible()))
    await menu.click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  return JSON.parse(await textOf(await waiting));
}

test('opens on a finished map whose address is the whole recipe @both', async ({ page }) => {
  await openBoard(page, '?preset=goblin-warren&seed=old-bell-101');
  await expect(page).toHaveURL(/kind=cave/);
  await expect(page).toHaveURL(/seed=old-bell-101/);
  const first = await jsonOf(page);
  await page.goto(page.url());
  await expect(page.getByRole('application')).toBeVisible();
  expect((await jsonOf(page)).cells).toEqual(first.cells);
});

test('surprises, and takes the surprise back', async ({ page }) => {
  await openBoard(page);
  const name = page.getByLabel('Name of the map');
  const before = await name.inputValue();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(name).not.toHaveValue(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue(before);
  await expect(page).toHaveURL(/seed=lantern/);
});

test('draws with the pointer, and one edit touches one piece of the picture @both', async ({
  page,
}) => {
  const board = await openBoard(page, '?seed=pointer&kind=rooms&density=20');
  await page.getByRole('button', { name: 'Brush' }).click();
  await page.getByRole('button', { name: 'Water' }).click();
  const box = await board.boundingBox();
  if (!box) throw new Error('The board has no place.');
  const before = await jsonOf(page);
  await board.scrollIntoViewIfNeeded();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: 'Water drawn' })).toBeVisible();
  const after = await jsonOf(page);
  const changed = after.cells.filter((row: string, at: number) => row !== before.cells[at]);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toContain('~');
});

test('undo in the middle of a stroke takes it back, and the rest of the way draws nothing', async ({
  page,
}) => {
  const board = await openBoard(page, '?seed=middle&density=20');
  const before = await jsonOf(page);
  await page.getByRole('button', { name: 'Brush' }).click();
  await page.getByRole('button', { name: 'Water' }).click();
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (!box) throw new Error('The board has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 4 });
  await page.keyboard.press('Control+z');
  await page.mouse.move(x + 60, y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(await jsonOf(page)).toEqual(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect((await jsonOf(page)).cells).not.toEqual(before.cells);
});

/** The ground of each square, row by row, as the saved map packs it. */
function groundOf(saved: { cells: string[] }): string[] {
  return saved.cells.map((row) =>
    row.replaceAll(/(\d+)(\D)/g, (_, count: string, letter: string) =>
      letter.repeat(Number(count)),
    ),
  );
}

test('locks a part and draws the rest anew round it @both', async ({ page }) => {
  const board = await openBoard(page, '?seed=locked&width=40&height=40');
  await board.focus();
  // To the corner in the north-west, then a selection of 21 by 16 squares from it.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Control+ArrowLeft');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Control+ArrowUp');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+Shift+ArrowRight');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+ArrowDown');
  await page.keyboard.press('Shift+L');
  const [wide, high] = [21, 16];
  const before = await jsonOf(page);
  expect(before.locked.slice(0, high)).toEqual(Array(high).fill(`0-${wide - 1}:1`));
  expect(before.locked.slice(high).join('')).toBe('');

  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page).not.toHaveURL(/seed=locked/);
  const after = await jsonOf(page);
  expect(after.locked).toEqual(before.locked);
  const [old, fresh] = [groundOf(before), groundOf(after)];
  const inside = (rows: string[]) => rows.slice(0, high).map((row) => row.slice(0, wide));
  const open = inside(old).join('').replaceAll('#', '');
  expect(open.length, 'something was dug in the locked part').toBeGreaterThan(20);
  expect(inside(fresh)).toEqual(inside(old));
  const outside = (rows: string[]) =>
    rows.map((row, y) => (y < high ? row.slice(wide) : row)).join('');
  const changed = [...outside(fresh)].filter((letter, at) => letter !== outside(old)[at]);
  expect(changed.length, 'much changed outside').toBeGreaterThan(100);
  const isLocked = ({ x, y }: { x: number; y: number }) => x < wide && y < high;
  for (const things of ['doors', 'stairs', 'symbols', 'labels', 'entrances'] as const) {
    expect(after[things].filter(isLocked), things).toEqual(before[things].filter(isLocked));
  }
});

test('turns a part of the map by a quarter with a key, and back with undo', async ({ page }) => {
  const board = await openBoard(page, '?seed=turned&width=40&height=30');
  await board.focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Control+ArrowLeft');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Control+ArrowUp');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+Shift+ArrowRight');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+Shift+ArrowDown');
  const before = await jsonOf(page);
  const corner = (rows: string[]) => rows.slice(0, 26).map((row) => row.slice(0, 26));
  const turned = corner(groundOf(before)).map((row, y, rows) =>
    [...row].map((_, x) => rows[25 - x]?.[y]).join(''),
  );
  await board.focus();
  await page.keyboard.press('Shift+Q');
  await expect(page.getByRole('status').filter({ hasText: 'turned by a quarter' })).toBeVisible();
  const after = await jsonOf(page);
  expect(corner(groundOf(after))).toEqual(turned);
  expect(turned).not.toEqual(corner(groundOf(before)));
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await jsonOf(page)).toEqual(before);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Turn', exact: true }).click();
  expect(await jsonOf(page)).toEqual(after);
});

test('draws a room and a door with the keys alone, and tells where the cursor is', async ({
  page,
}) => {
  const board = await openBoard(page, '?seed=keys&density=10');
  await board.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('status').filter({ hasText: /Room 1, floor, column \d+, row \d+; door north/ }),
  ).toBeVisible();
  const saved = await jsonOf(page);
  expect(saved.rooms).toMatchObject([{ number: 1, width: 5, height: 4 }]);
  expect(saved.doors).toHaveLength(1);
});

test('reads a map back from its file, and says what it put right', async ({ page }) => {
  await openBoard(page, '?seed=file');
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
  await expect(page.getByLabel('Name of the map')).toHaveValue('Brought back');
});

test('goes on drawing, undoing and exporting when the network is gone', async ({
  page,
  context,
}) => {
  await openBoard(page);
  // What makes files comes a moment after the board stands.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/make-files-')),
  );
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const name = page.getByLabel('Name of the map');
  const before = await name.inputValue();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(name).not.toHaveValue(before);
  await page.getByText('Parchment').click();
  await expect(page).toHaveURL(/style=parchment/);
  expect((await jsonOf(page)).format).toBe('mapwright');
});

test('says before it prints what needs Pro, and shows the sheets all the same', async ({
  page,
}) => {
  await openBoard(page);
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
  await expect(page.getByRole('application')).toBeVisible();
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

for (const tool of ['Brush', 'Fill'])
  test(`two fingers zoom the map and draw nothing with ${tool} @phone`, async ({ page }) => {
    const board = await openBoard(page, '?seed=fingers');
    const before = await jsonOf(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: tool }).click();
    const box = await board.boundingBox();
    if (!box) throw new Error('The board has no place.');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x: box.x + x, y: box.y + y, id })),
      });
    const scale = async () =>
      Number(
        /scale\(([\d.]+)/.exec(
          (await board.locator('svg[data-ready] > g').getAttribute('transform')) ?? '',
        )?.[1],
      );
    const small = await scale();
    await touch('touchStart', [[150, 150]]);
    await touch('touchStart', [
      [150, 150],
      [200, 150],
    ]);
    await touch('touchMove', [
      [100, 150],
      [250, 150],
    ]);
    await touch('touchEnd', []);
    expect(await scale()).toBeGreaterThan(small * 2);
    expect((await jsonOf(page)).cells).toEqual(before.cells);
  });
