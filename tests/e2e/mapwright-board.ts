import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect } from './page-test';

/** Opens Mapwright as a visitor, and gives the board once it stands. */
export async function openBoard(page: Page, search = '') {
  await page.goto(`/try/mapwright${search}`);
  const board = page.getByRole('application');
  await expect(board).toBeVisible();
  return board;
}

/** A file of the map, by the button that makes it. */
export async function fileOf(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const asked = page.getByRole('button', { name: button, exact: true });
  if (!(await asked.isVisible()))
    await page.getByText('Export and import', { exact: true }).click();
  const waiting = page.waitForEvent('download');
  await asked.click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The map as it would be saved, by way of its file. */
export async function jsonOf(page: Page) {
  return JSON.parse(String((await fileOf(page, 'JSON')).bytes));
}

/** The ground of each square, row by row, as the saved map packs it. */
export function groundOf(saved: { cells: string[] }): string[] {
  return saved.cells.map((row) =>
    row.replaceAll(/(\d+)(\D)/g, (_, count: string, letter: string) =>
      letter.repeat(Number(count)),
    ),
  );
}
