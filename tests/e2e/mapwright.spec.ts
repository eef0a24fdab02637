import type { Page } from 'playwright/test';
import { jsonOf, openBoard } from './mapwright-board';
import { expect, test } from './page-test';

/**
 * The points ("x,y") where dark vertical lines are interrupted by one lighter dot, as at a seam between two tiles of
 * the picture.
 */
async function gapsOf(page: Page): Promise<string[]> {
  const picture = (await page.getByRole('application').screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width, height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const ink = canvas.getContext('2d');
    ink?.drawImage(image, 0, 0);
    const dots = ink?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const light = (x: number, y: number) => dots[(y * width + x) * 4] ?? 0;
    const gaps: string[] = [];
    for (let x = 0; x < width; x += 1) {
      for (let y = 5; y < height - 5; y += 1) {
        const around = [-5, -4, -3, -2, 2, 3, 4, 5].map((step) => light(x, y + step));
        if (Math.max(...around) < 60 && light(x, y) > Math.max(...around) + 15)
          gaps.push(`${x},${y}`);
      }
    }
    return gaps;
  }, picture);
}

test('the URL of a map contains its whole recipe; the map can be randomized, shows what needs Pro, opens from a file, and works offline', async ({
  page,
  context,
}) => {
  await openBoard(page, '?preset=goblin-warren&seed=old-bell-101');
  const name = page.getByLabel('Map name');
  await expect(page).toHaveURL(/kind=cave/);
  await expect(page).toHaveURL(/seed=old-bell-101/);
  const first = await jsonOf(page);
  await page.goto(page.url());
  await expect(page.getByRole('application')).toBeVisible();
  expect((await jsonOf(page)).cells).toEqual(first.cells);

  await test.step('surprises, and takes the surprise back', async () => {
    const before = await name.inputValue();
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect(name).not.toHaveValue(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveValue(before);
    await expect(page).toHaveURL(/seed=old-bell-101/);
  });

  await test.step('says before it prints what needs Pro, and shows the sheets all the same', async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('are part of Pro')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Export PDF' })).toHaveCount(0);
    await dialog.getByLabel('A square is').selectOption('half-inch');
    await dialog.getByLabel('Paper').selectOption('a3');
    await expect(dialog.getByRole('status')).toContainText(/\d+ sheets? of A3/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('application')).toBeVisible();
  });

  await test.step('reads a map back from its file, and says what it put right', async () => {
    const broken = { ...first, name: 'Brought back', doors: [...first.doors, { x: 9999 }] };
    await page.getByLabel('Open a map file (JSON)').setInputFiles({
      name: 'map.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(broken)),
    });
    await expect(
      page.getByText('with corrections: 1 door that cannot stand there was removed.'),
    ).toBeVisible();
    await expect(name).toHaveValue('Brought back');
  });

  await test.step('goes on drawing, undoing and exporting when the network is gone', async () => {
    const picture = page.getByRole('application').locator('svg').first();
    await context.setOffline(true);
    const before = await picture.innerHTML();
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect.poll(() => picture.innerHTML()).not.toBe(before);
    await page.getByText('Parchment').click();
    await expect(page).toHaveURL(/style=parchment/);
    expect((await jsonOf(page)).format).toBe('mapwright');
  });
});

test('a typed name stays when the map is generated again, and an impossible side length is refused at its field', async ({
  page,
}) => {
  await openBoard(page, '?seed=sides&width=40&height=30');
  const name = page.getByLabel('Map name');
  await name.fill('The Salt Cellar');
  await name.press('Enter');
  await page.getByRole('button', { name: 'Surprise me' }).first().click();
  await expect(page).not.toHaveURL(/seed=sides/);
  await expect(name).toHaveValue('The Salt Cellar');
  const before = await jsonOf(page);
  await page.getByText('Resize and keep the drawing').click();
  const width = page.locator('input[name="sheet-width"]');
  const resize = page.getByRole('button', { name: 'Resize', exact: true });
  const refusal = page.getByText('Type a whole number from 20 to 500.');
  for (const typed of ['', '501']) {
    await width.fill(typed);
    await resize.click();
    await expect(width, typed).toHaveAttribute('aria-invalid', 'true');
    await expect(width, typed).toBeFocused();
    await expect(refusal).toBeVisible();
  }
  expect(await jsonOf(page)).toEqual(before);
  await width.fill('44');
  await resize.click();
  await expect(page.getByRole('status').filter({ hasText: 'Map resized' })).toBeVisible();
  await expect(refusal).toHaveCount(0);
  const recipe = page.locator('input[name="width"]');
  await recipe.fill('');
  await recipe.press('Enter');
  await expect(recipe).toHaveAttribute('aria-invalid', 'true');
  expect((await jsonOf(page)).width).toBe(44);
  // The recipe cannot generate a map of this size with these rooms.
  await expect(page).toHaveURL(/width=40/);
});

test('the map picture has no seams between tiles and no element per square, and moves with the view', async ({
  page,
}) => {
  const board = await openBoard(page, '?v=1&seed=stranger1&width=30&height=24');
  await expect(board.locator('svg[data-ready]')).toBeVisible();
  const gaps = await gapsOf(page);
  // A seam crosses all walls of one row; dots side by side may be the inside of a digit or the corner of a shape.
  const dots = gaps.map((gap) => gap.split(',').map(Number));
  const isSeam = ([x = 0, y]: number[]) =>
    dots.some(([otherX = 0, otherY]) => otherY === y && Math.abs(otherX - x) > 20);
  expect(dots.filter(isSeam)).toEqual([]);

  await openBoard(page, '?width=200&height=200&seed=large');
  await expect(board.locator('svg svg').first()).toBeVisible();
  expect(await board.locator('svg *').count()).toBeLessThan(2500);
  const transform = () => board.locator('svg[data-ready] > g').getAttribute('transform');
  const before = await transform();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await transform()).not.toBe(before);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  expect(await transform()).toBe(before);
});
