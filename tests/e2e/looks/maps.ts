import type { Page } from 'playwright/test';
import { ADMIN } from '../as-person';
import { kept } from '../kept';
import { expect } from '../page-test';
import type { Look, Room } from './look';

const RECIPE = 'preset=bandit-cellars&seed=looked-at&width=40&height=30';

async function openBoard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('application').locator('svg[data-ready]')).toBeVisible();
}

/** A board as it comes, with a tool at hand, of which it shows more. */
async function openTool(page: Page): Promise<void> {
  await openBoard(page, `/try/mapwright?${RECIPE}`);
  await page.getByRole('button', { name: 'Brush' }).click();
}

async function openPrinting(page: Page): Promise<void> {
  await openBoard(page, `/mapwright?${RECIPE}`);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/sheets? of A4/);
}

const looks: readonly Look[] = [
  { name: 'the board of the demonstration', open: openTool },
  { name: 'the same on a phone', open: openTool, isPhone: true },
  { name: 'printing', open: openPrinting },
  { name: 'printing on a phone', open: openPrinting, isPhone: true },
  {
    name: 'a kept map',
    open: async (page) => openBoard(page, await kept(page, 'map', RECIPE)),
  },
  { name: 'my maps', open: '/mapwright/maps' },
];

export const maps: Room = { name: 'Mapwright', as: ADMIN, looks };
