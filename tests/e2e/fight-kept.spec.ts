import type { Page } from 'playwright/test';
import { hurt, line, startKeptFight } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

const mira = (page: Page) => line(page, 'Mira');
const hurtMira = (page: Page, amount: string) => hurt(page, ['Mira'], amount);

test('a kept fight goes on without a line, and two tabs come to the same', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await startKeptFight(page);
  await hurtMira(page, '5');
  await expect(mira(page)).toContainText('26/31');
  const other = await context.newPage();
  await open(other, page.url());
  await expect(mira(other)).toContainText('26/31');

  await context.setOffline(true);
  await hurtMira(page, '6');
  await expect(mira(page)).toContainText('20/31');
  await expect(page.locator('[data-line="later"]')).toContainText('No connection');
  await context.setOffline(false);
  await expect(page.locator('[data-line="later"]')).toHaveCount(0, { timeout: 20_000 });
  await expect(mira(other)).toContainText('20/31', { timeout: 20_000 });

  await hurtMira(other, '1');
  await expect(mira(page)).toContainText('19/31', { timeout: 20_000 });
  await open(page, page.url());
  await expect(mira(page)).toContainText('19/31');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mira(page)).toContainText('20/31');
});

test('a press before the statblock has come finds it as the server wrote it, and no error', async ({
  page,
}) => {
  await startKeptFight(page);
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
  await hurtMira(page, '5');
  await expect(mira(page)).toContainText('26/31');
  await expect(speed).toBeVisible();
  await expect(roll).toHaveCount(0);
  letCome();
  await expect(roll).toBeVisible();
});
