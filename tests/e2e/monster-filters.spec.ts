import type { Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

const rail = (page: Page) => page.getByRole('region', { name: 'Filters' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const way = (page: Page) => page.getByRole('link', { name: /^Filters/ });
const pane = (page: Page) => page.getByRole('region', { name: 'Statblock' });

async function widthOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((one) => one.getBoundingClientRect().width);
}

test('filters are in a side rail, which is hidden for a statblock when there is no room for both; a chip removes its filter', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/monster-lookup?limit=200');
  await expect(rail(page)).toBeVisible();
  await expect(way(page)).toBeHidden();
  // All names have tokens from one sprite file.
  const tokens = page.locator('main table tbody svg');
  await expect(tokens).toHaveCount(200);
  expect(await tokens.first().boundingBox()).toMatchObject({ width: 28, height: 28 });
  await expect.poll(() => asked.filter((path) => path.endsWith('tokens.svg'))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('token.svg'))).toEqual([]);

  const dragon = page.getByRole('checkbox', { name: 'Dragon', exact: true });
  await dragon.check();
  await expect(page).toHaveURL(/type=dragon/);
  await page.getByRole('link', { name: 'Remove the filter Dragon' }).click();
  await expect(page).not.toHaveURL(/type/);
  await expect(dragon).not.toBeChecked();

  await page.locator('[data-result]').first().click();
  await expect(pane(page)).toBeVisible();
  await expect(rail(page)).toBeHidden();
  await expect(way(page)).toBeVisible();
  expect(await widthOf(page, 'main table')).toBeGreaterThan(420);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(rail(page)).toBeVisible();
  await expect(pane(page)).toBeVisible();
  expect(await widthOf(page, 'main table')).toBeGreaterThan(420);
  expect(await widthOf(page, '[data-pane]')).toBeGreaterThan(600);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});

test('on a phone filters are in a sheet: choosing keeps it open, its button shows the count, Back undoes the choices, and Escape keeps them @phone', async ({
  page,
}) => {
  await open(page, '/monster-lookup?q=giant');
  await expect(rail(page)).toBeHidden();
  await way(page).click();
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('checkbox', { name: 'Giant', exact: true }).check();
  await expect(page).toHaveURL(/type=giant/);
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\?q=giant$/);

  await way(page).click();
  await sheet(page).getByRole('checkbox', { name: 'Giant', exact: true }).check();
  await expect(page).toHaveURL(/type=giant/);
  const show = sheet(page).getByRole('button', { name: /^Show \d+ monsters?$/ });
  await expect(show).toBeInViewport();
  const said = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  await show.click();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\?q=giant&type=giant$/);
  await expect(way(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${said} monster` })).toBeVisible();
  await expect(page.locator('[data-result]')).toHaveCount(said);
  const giant = page.getByRole('link', { name: 'Remove the filter Giant' });
  await giant.click();
  // The address is written before the page is: until then the way to the filters is that of the former list.
  await expect(giant).toBeHidden();
  await expect(page).toHaveURL(/\?q=giant$/);

  await way(page).click();
  await sheet(page).getByRole('checkbox', { name: 'Huge', exact: true }).check();
  await expect(page).toHaveURL(/size=huge/);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\?q=giant&size=huge$/);
  await expect(way(page)).toBeFocused();
  // Opening and closing the sheet leaves no history entry: one step back is the list before the choice.
  await way(page).click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\?q=giant&size=huge$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=giant$/);
});

test('the last choice is kept when the sheet is closed before its list has loaded @phone', async ({
  page,
}) => {
  await open(page, '/monster-lookup?q=giant');
  for (const [type, close] of [
    ['Beast', () => page.keyboard.press('Escape')],
    ['Giant', () => sheet(page).getByRole('button', { name: 'Close' }).click()],
  ] as const) {
    await way(page).click();
    await expect(sheet(page)).toBeVisible();
    // Simulates a slow connection: the list for this choice never arrives.
    await page.route(/lookup\.data\?.*filters=all.*type=/, () => {}, { times: 1 });
    const asked = page.waitForRequest(new RegExp(`type=${type.toLowerCase()}`));
    await sheet(page).getByRole('checkbox', { name: type, exact: true }).check();
    await asked;
    await close();
    await expect(sheet(page), type).toBeHidden();
    await expect(page.getByRole('link', { name: `Remove the filter ${type}` })).toBeVisible();
  }
  await expect(page).toHaveURL(/\?q=giant&type=beast&type=giant$/);
});

test('a filter that is selected at the moment when an earlier search arrives stays selected', async ({
  page,
}) => {
  await open(page, '/monster-lookup?edition=2014');
  await page.evaluate(() => {
    const dragon = document.querySelector<HTMLInputElement>('input[name="type"][value="dragon"]');
    const main = document.querySelector('main');
    if (!dragon || !main) throw new Error('no such filter');
    // Clicks at the moment when the earlier results are written into the page.
    new MutationObserver((_, seen) => {
      if (!location.search.includes('crMax=10')) return;
      seen.disconnect();
      dragon.click();
    }).observe(main, { childList: true, subtree: true, characterData: true });
  });
  await page.getByLabel('Challenge to').selectOption('10');
  await expect(page).toHaveURL(/crMax=10/);
  await expect(page).toHaveURL(/type=dragon/);
  await expect(page.getByRole('checkbox', { name: 'Dragon', exact: true })).toBeChecked();
});
