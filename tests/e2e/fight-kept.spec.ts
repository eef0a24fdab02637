import type { Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Signs in as somebody to whom every tool is open, and starts a fight with two in it. */
async function startFight(page: Page): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent('/initiative-tracker')}`);
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: /^Admin/ })
    .first()
    .click();
  await page.getByLabel('A new fight').fill(`Ford ${Date.now()}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/initiative-tracker\/[\w-]{22}/);
  await open(page, page.url());
  await page.getByLabel('One a line').fill('Mira hp 31 ac 16 init 14\n2 Goblins');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-combatant]')).toHaveCount(3);
}

const mira = (page: Page) => page.locator('[data-combatant]').filter({ hasText: 'Mira' });

async function hurt(page: Page, amount: string): Promise<void> {
  await mira(page).getByRole('checkbox').check();
  await page.getByLabel('How much').fill(amount);
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
}

test('a kept fight goes on without a line, and two tabs come to the same', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await startFight(page);
  await hurt(page, '5');
  await expect(mira(page)).toContainText('26/31');
  const other = await context.newPage();
  await open(other, page.url());
  await expect(mira(other)).toContainText('26/31');

  await context.setOffline(true);
  await hurt(page, '6');
  await expect(mira(page)).toContainText('20/31');
  await expect(page.locator('[data-line="later"]')).toContainText('No connection');
  await context.setOffline(false);
  await expect(page.locator('[data-line="later"]')).toHaveCount(0, { timeout: 20_000 });
  await expect(mira(other)).toContainText('20/31', { timeout: 20_000 });

  await hurt(other, '1');
  await expect(mira(page)).toContainText('19/31', { timeout: 20_000 });
  await open(page, page.url());
  await expect(mira(page)).toContainText('19/31');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mira(page)).toContainText('20/31');
});

test('a press before the statblock has come finds it as the server wrote it, and no error', async ({
  page,
}) => {
  await startFight(page);
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await page.getByRole('link', { name: 'Goblin 1' }).click();
  const speed = page.locator('[data-fight]').getByText('30 ft.').first();
  await expect(speed).toBeVisible();
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/beside-statblock-.*\.js/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.reload();
  await page.locator('[data-tick-all]').first().waitFor();
  await expect(speed).toBeVisible();
  const roll = page.getByRole('button', { name: 'roll Strength check' });
  await hurt(page, '5');
  await expect(mira(page)).toContainText('26/31');
  await expect(speed).toBeVisible();
  await expect(roll).toHaveCount(0);
  letCome();
  await expect(roll).toBeVisible();
});
