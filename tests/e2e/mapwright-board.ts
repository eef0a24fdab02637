import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect } from './page-test';

/** Opens Mapwright as a stranger; returns the board once it is ready. */
export async function openBoard(page: Page, search = '') {
  await page.goto(`/try/mapwright${search}`);
  const board = page.getByRole('application');
  await expect(board).toBeVisible();
  return board;
}

/** The file of the map that the button with this label downloads. */
export async function fileOf(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const asked = page.getByRole('button', { name: button, exact: true });
  if (!(await asked.isVisible()))
    await page.getByText('Export and import', { exact: true }).click();
  const waiting = page.waitForEvent('download');
  await asked.click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The map as saved JSON, from its download. */
export async function jsonOf(page: Page) {
  return JSON.parse(String((await fileOf(page, 'JSON')).bytes));
}

/** The ground of each square, row by row, decoded from the saved map's run lengths. */
export function groundOf(saved: { cells: string[] }): string[] {
  return saved.cells.map((row) =>
    row.replaceAll(/(\d+)(\D)/g, (_, count: string, letter: string) =>
      letter.repeat(Number(count)),
    ),
  );
}
