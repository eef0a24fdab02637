import type { Page } from 'playwright/test';
import { ADMIN } from '../as-person';
import { kept } from '../kept';
import { expect } from '../page-test';
import type { Room } from './look';

const RECIPE = 'preset=bandit-cellars&seed=looked-at&width=40&height=30';

async function openBoard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('application').locator('svg[data-ready]')).toBeVisible();
}

/** Opens a board and selects a tool that shows more options. */
async function openTool(page: Page): Promise<void> {
  await openBoard(page, `/try/mapwright?${RECIPE}`);
  await page.getByRole('button', { name: 'Brush' }).click();
}

async function openKept(page: Page): Promise<void> {
  await openBoard(page, await kept(page, 'map', RECIPE));
}

async function openPrinting(page: Page): Promise<void> {
  await openBoard(page, `/mapwright?${RECIPE}`);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/sheets? of A4/);
}

export const maps: Room = {
  name: 'Mapwright',
  looks: [
    { name: 'the board of the demonstration', open: openTool },
    { name: 'the same on a phone', open: openTool, isPhone: true },
  ],
};

export const keptMaps: Room = {
  name: 'kept maps',
  as: ADMIN,
  looks: [
    { name: 'printing', open: openPrinting, within: ['dialog'] },
    { name: 'printing on a phone', open: openPrinting, within: ['dialog'], isPhone: true },
    { name: 'a kept map', open: openKept, within: ['main'] },
    { name: 'my maps', open: '/mapwright/maps' },
  ],
};
