import type { Page } from 'playwright/test';
import { hurt, line, startKeptFight } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

const mira = (page: Page) => line(page, 'Mira');
const hurtMira = (page: Page, amount: string) => hurt(page, ['Mira'], amount);

test('two devices of one game master show what the other does, as it happens', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000);
  await startKeptFight(page);
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  // What is told comes on the socket, not by reading the fight anew.
  const read: string[] = [];
  // Listened for before the page opens: the first word can come before anybody asks for it.
  const told = new Promise<void>((resolve) => {
    other.on('websocket', (made) => {
      if (made.url().endsWith('/live')) made.on('framereceived', () => resolve());
    });
  });
  await open(other, page.url());
  await told;
  other.on('request', (request) => read.push(request.url()));

  await hurtMira(page, '5');
  await expect(mira(other)).toContainText('26/31');
  await hurtMira(other, '6');
  await expect(mira(page)).toContainText('20/31');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mira(other)).toContainText('26/31');
  expect(read.filter((address) => /events\?since/.test(address))).toEqual([]);

  await context.setOffline(true);
  await hurtMira(page, '1');
  await hurtMira(other, '2');
  await expect(mira(other)).toContainText('24/31');
  await context.setOffline(false);
  for (const device of [page, other]) {
    await expect(mira(device)).toContainText('23/31', { timeout: 20_000 });
  }
  await context.close();
});
