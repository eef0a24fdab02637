import type { Page } from 'playwright/test';
import { asTheSame } from './as-person';
import { happen, hurt, line, startKeptFight } from './fight-hands';
import { expect, test } from './page-test';

const mira = (page: Page) => line(page, 'Mira');
const hurtMira = (page: Page, amount: string) => hurt(page, ['Mira'], amount);

test('two devices of a game master show each other’s changes at once, and after a time offline', async ({
  page,
  browser,
}) => {
  await startKeptFight(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  // Changes must arrive on the WebSocket, not by loading the fight again.
  const read: string[] = [];
  // The listener is added before the page opens, because the first frame can arrive early.
  const told = new Promise<void>((resolve) => {
    other.on('websocket', (made) => {
      if (made.url().endsWith('/live')) made.on('framereceived', () => resolve());
    });
  });
  await asTheSame(other, page, page.url());
  await asTheSame(other, page, page.url());
  await told;
  other.on('request', (request) => read.push(request.url()));

  await hurtMira(page, '5');
  await expect(mira(other)).toContainText('26/31');
  await hurtMira(other, '6');
  await expect(mira(page)).toContainText('20/31');
  // The update must not disturb a field that is being typed in.
  await mira(other).getByRole('checkbox').check();
  await other.getByLabel('Amount').fill('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mira(other)).toContainText('26/31');
  await expect(other.getByLabel('Amount')).toHaveValue('2');
  expect(read.filter((address) => /events\?since/.test(address))).toEqual([]);

  await context.setOffline(true);
  await hurtMira(page, '1');
  await hurtMira(other, '2');
  await expect(mira(other)).toContainText('24/31');
  await expect(other.locator('[data-line="later"]')).toContainText('Offline');
  await context.setOffline(false);
  for (const device of [page, other]) await expect(mira(device)).toContainText('23/31');

  // A device whose clock is a day ahead must not stop or reset the turn timer.
  const fight = new URL(page.url()).pathname;
  await happen(page, fight, [{ do: 'set', settings: { turnSeconds: 60 } }]);
  await happen(page, fight, [{ do: 'begin' }], Date.now() + 24 * 60 * 60 * 1000);
  await expect(page.getByText(/0:0[1-9] of 1:00/)).toBeVisible();
  await context.close();
});
