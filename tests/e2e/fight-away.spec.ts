import type { Browser, BrowserContext, Page } from 'playwright/test';
import { ADMIN, asBefore, asPerson } from './as-person';
import { hurt, line } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Starts a fight of somebody to whom every tool is open, with one in it. */
async function startFight(page: Page): Promise<void> {
  await asPerson(page, ADMIN, `/initiative-tracker/new?name=Away+${Date.now()}`);
  await page.getByLabel('Who fights, one a line').fill('Mira hp 31 ac 16 init 14');
  await page.getByRole('button', { name: 'Start this fight' }).click();
  await page.waitForURL(/\/initiative-tracker\/[\w-]{22}/);
  await open(page, page.url());
}

/** Another browser of the same person. */
async function elsewhere(browser: Browser, context: BrowserContext): Promise<Page> {
  const other = await browser.newContext({ storageState: await context.storageState() });
  return other.newPage();
}

test('what another browser did is there when one comes back to the tab', async ({
  page,
  browser,
  context,
}) => {
  await startFight(page);
  const other = await elsewhere(browser, context);
  await open(other, page.url());
  await hurt(other, ['Mira'], '5');
  await expect(line(other, 'Mira')).toContainText('26/31');
  await expect(other.locator('[data-line="later"]')).toHaveCount(0);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(line(page, 'Mira')).toContainText('26/31', { timeout: 1000 });
  }).toPass();
  // Quietly: nothing that was being typed is gone.
  await page.getByLabel('How much').fill('3');
  await hurt(other, ['Mira'], '2');
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(line(page, 'Mira')).toContainText('24/31', { timeout: 1000 });
  }).toPass();
  await expect(page.getByLabel('How much')).toHaveValue('3');
  await other.context().close();
});

test('who is signed out in the middle of a fight goes on, and loses nothing', async ({
  page,
  context,
}) => {
  await startFight(page);
  const fight = page.url();
  await context.clearCookies();
  await hurt(page, ['Mira'], '5');
  await expect(line(page, 'Mira')).toContainText('26/31');
  await expect(page.getByText('You are signed out')).toBeVisible();
  await hurt(page, ['Mira'], '4');
  await expect(line(page, 'Mira')).toContainText('22/31');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.waitForURL(/127\.0\.0\.1/);
  await asBefore(page, fight);
  await expect(line(page, 'Mira')).toContainText('22/31');
  await expect(page.getByText('You are signed out')).toHaveCount(0);
});

test('a page that is left in the middle of a press has it when one comes back', async ({
  page,
}) => {
  await startFight(page);
  const fight = page.url();
  await hurt(page, ['Mira'], '5');
  await page.reload();
  await expect(line(page, 'Mira')).toContainText('26/31');
  await open(page, fight);
  await hurt(page, ['Mira'], '1');
  await hurt(page, ['Mira'], '2');
  await page.goto('/about');
  await page.goBack();
  await expect(line(page, 'Mira')).toContainText('23/31');
});
