import type { Page } from 'playwright/test';
import { jsonOf, openBoard } from './mapwright-board';
import { expect, test } from './page-test';

/** Draws a short stroke to the right with the pointer. */
async function drawWater(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: 'Water drawn' })).toBeVisible();
}

test('draws with the pointer; undo during a stroke removes it, and the rest of that stroke draws nothing', async ({
  page,
}) => {
  const board = await openBoard(page, '?seed=pointer&kind=rooms&density=20');
  await page.getByRole('button', { name: 'Brush' }).click();
  await page.getByRole('button', { name: 'Water' }).click();
  const before = await jsonOf(page);
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (!box) throw new Error('The board has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const undo = page.getByRole('button', { name: 'Undo' });

  await test.step('a stroke that is taken back', async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y, { steps: 4 });
    await page.keyboard.press('Control+z');
    await page.mouse.move(x + 60, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(undo).toBeDisabled();
    expect(await jsonOf(page)).toEqual(before);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(undo).toBeEnabled();
    expect((await jsonOf(page)).cells).not.toEqual(before.cells);
    await undo.click();
  });

  await drawWater(page, x, y);
  const after = await jsonOf(page);
  const changed = after.cells.filter((row: string, at: number) => row !== before.cells[at]);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toContain('~');
});

test('draws a room and a door by keyboard, and announces the position of the cursor', async ({
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

test('two fingers zoom the map without drawing, whichever tool is selected, and one finger draws @phone', async ({
  page,
}) => {
  const board = await openBoard(page, '?seed=fingers');
  const before = await jsonOf(page);
  const client = await page.context().newCDPSession(page);
  const scale = async () =>
    Number(
      /scale\(([\d.]+)/.exec(
        (await board.locator('svg[data-ready] > g').getAttribute('transform')) ?? '',
      )?.[1],
    );
  const whole = await scale();
  for (const tool of ['Brush', 'Fill']) {
    await test.step(tool, async () => {
      await page.getByRole('button', { name: 'Show the whole map' }).click();
      await page.getByRole('button', { name: tool }).click();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const box = await board.boundingBox();
      if (!box) throw new Error('The board has no place.');
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(([x, y], id) => ({ x: box.x + x, y: box.y + y, id })),
        });
      const small = await scale();
      expect(small, tool).toBe(whole);
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
      expect(await scale(), tool).toBeGreaterThan(small * 2);
      expect((await jsonOf(page)).cells, tool).toEqual(before.cells);
    });
  }
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await page.getByRole('button', { name: 'Brush' }).click();
  await page.getByRole('button', { name: 'Water' }).click();
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  await drawWater(page, (box?.x ?? 0) + 150, (box?.y ?? 0) + 150);
  expect((await jsonOf(page)).cells).not.toEqual(before.cells);
});
