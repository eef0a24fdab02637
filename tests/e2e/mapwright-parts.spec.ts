import type { Page } from 'playwright/test';
import { groundOf, jsonOf, openBoard } from './mapwright-board';
import { expect, test } from './page-test';

type Saved = Awaited<ReturnType<typeof jsonOf>>;

/**
 * Selects a rectangle from the north-west corner by keyboard: one square plus this many steps of five squares in each
 * direction.
 */
async function select(page: Page, across: number, down: number): Promise<void> {
  await page.getByRole('application').focus();
  // Clears an earlier selection.
  await page.keyboard.press('Escape');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Control+ArrowLeft');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Control+ArrowUp');
  for (let step = 0; step < across; step += 1)
    await page.keyboard.press('Control+Shift+ArrowRight');
  for (let step = 0; step < down; step += 1) await page.keyboard.press('Control+Shift+ArrowDown');
}

/** The ground of the squares in the north-west corner. */
function corner(saved: Saved, wide: number, high: number): string[] {
  return groundOf(saved)
    .slice(0, high)
    .map((row) => row.slice(0, wide));
}

test('a selection is rotated by a quarter turn with a key, and restored by undo; a locked one stays when the rest is generated again', async ({
  page,
}) => {
  await openBoard(page, '?seed=turned&width=40&height=40');
  const before = await jsonOf(page);

  await test.step('turned, by key and by button', async () => {
    await select(page, 5, 5);
    await page.keyboard.press('Shift+Q');
    await expect(page.getByRole('status').filter({ hasText: 'rotated 90°' })).toBeVisible();
    const turned = corner(before, 26, 26).map((row, y, rows) =>
      [...row].map((_, x) => rows[25 - x]?.[y]).join(''),
    );
    const after = await jsonOf(page);
    expect(corner(after, 26, 26)).toEqual(turned);
    expect(turned).not.toEqual(corner(before, 26, 26));
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await jsonOf(page)).toEqual(before);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: 'Rotate', exact: true }).click();
    expect(await jsonOf(page)).toEqual(after);
    await page.getByRole('button', { name: 'Undo' }).click();
  });

  await test.step('locked', async () => {
    const [wide, high] = [21, 16];
    await select(page, 4, 3);
    await page.keyboard.press('Shift+L');
    await expect(page.getByRole('status').filter({ hasText: 'Selection locked' })).toBeVisible();
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect(page).not.toHaveURL(/seed=turned/);
    const after = await jsonOf(page);
    expect(after.locked.slice(0, high)).toEqual(Array(high).fill(`0-${wide - 1}:1`));
    expect(corner(after, wide, high)).toEqual(corner(before, wide, high));
    expect(groundOf(after)).not.toEqual(groundOf(before));
  });
});
