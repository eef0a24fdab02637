import type { Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

const mira = (page: Page) => page.locator('[data-combatant]').filter({ hasText: 'Mira' });

/** Signs in as somebody to whom every tool is open, and starts a fight with three in it. */
async function startFight(page: Page): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent('/initiative-tracker')}`);
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: /^Admin/ })
    .first()
    .click();
  await page.getByLabel('A new fight').fill(`Bridge ${Date.now()}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/initiative-tracker\/[\w-]{22}/);
  await open(page, page.url());
  await page.getByLabel('One a line').fill('Mira hp 31 ac 16 init 14\n2 Goblins init 3');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-combatant]')).toHaveCount(3);
}

async function hurt(page: Page, amount: string): Promise<void> {
  await mira(page).getByRole('checkbox').check();
  await page.getByLabel('How much').fill(amount);
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
}

test('two devices of one game master show what the other does, as it happens', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000);
  await startFight(page);
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  // What is told comes on the socket, not by reading the fight anew.
  const read: string[] = [];
  const follows = other.waitForEvent('websocket', (made) => made.url().endsWith('/live'));
  await open(other, page.url());
  const socket = await follows;
  await socket.waitForEvent('framereceived');
  other.on('request', (request) => read.push(request.url()));

  await hurt(page, '5');
  await expect(mira(other)).toContainText('26/31');
  await hurt(other, '6');
  await expect(mira(page)).toContainText('20/31');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mira(other)).toContainText('26/31');
  expect(read.filter((address) => /events\?since/.test(address))).toEqual([]);

  await context.setOffline(true);
  await hurt(page, '1');
  await hurt(other, '2');
  await expect(mira(other)).toContainText('24/31');
  await context.setOffline(false);
  for (const device of [page, other]) {
    await expect(mira(device)).toContainText('23/31', { timeout: 20_000 });
  }
  await context.close();
});
