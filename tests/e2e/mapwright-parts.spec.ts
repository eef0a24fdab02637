import { groundOf, jsonOf, openBoard } from './mapwright-board';
import { expect, test } from './page-test';

test('locks a part and draws the rest anew round it', async ({ page }) => {
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
