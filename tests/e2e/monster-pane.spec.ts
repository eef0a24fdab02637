import type { Page } from 'playwright/test';
import { barriers } from './barriers';
import { open } from './open-page';
import { expect, test } from './page-test';

function paneOf(page: Page) {
  return page.getByRole('region', { name: 'Statblock' });
}

function nameIn(page: Page) {
  return paneOf(page).getByRole('heading', { level: 2 });
}

test('a press on a result shows it beside the list, Back takes it away, and the address is shared', async ({
  page,
  context,
}) => {
  await open(page, '/monster-lookup?type=giant&edition=2014');
  await page.getByRole('link', { name: 'Fire Giant', exact: true }).click();
  await expect(nameIn(page)).toHaveText('Fire Giant');
  await expect(page).toHaveURL(/\?type=giant&edition=2014&show=fire-giant$/);
  await expect(page.locator('[data-result][aria-current]')).toHaveText('Fire Giant');
  await page.getByRole('link', { name: 'Hill Giant', exact: true }).click();
  await expect(nameIn(page)).toHaveText('Hill Giant');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(nameIn(other)).toHaveText('Hill Giant');
  await page.goBack();
  await expect(paneOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\?type=giant&edition=2014$/);
});

test('the arrows, j and k take the pane along, and hurrying asks for little', async ({ page }) => {
  await open(page, '/monster-lookup?type=dragon&edition=2014');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const results = page.locator('[data-result]');
  await page.getByRole('searchbox').focus();
  // In one breath, however slow the machine is.
  await page.evaluate(() => {
    for (let at = 0; at < 8; at += 1) {
      const press = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
      document.activeElement?.dispatchEvent(press);
    }
  });
  await expect(results.nth(7)).toBeFocused();
  await expect(nameIn(page)).toHaveText((await results.nth(7).textContent()) ?? '');
  expect(asked.filter((path) => path.endsWith('/as/statblock'))).toHaveLength(1);
  expect(asked.filter((path) => path.includes('.data'))).toEqual([]);
  await page.keyboard.press('j');
  await expect(nameIn(page)).toHaveText((await results.nth(8).textContent()) ?? '');
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowUp');
  await expect(nameIn(page)).toHaveText((await results.nth(6).textContent()) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/monster-lookup\/[a-z-]+\?type=dragon/);
});

test('the pane rolls, opens words and scrolls by itself', async ({ page }) => {
  await open(page, '/monster-lookup?q=lich&show=lich');
  await expect(nameIn(page)).toHaveText('Lich');
  const inner = paneOf(page).locator('> div');
  await inner.hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => inner.evaluate((one) => one.scrollTop)).toBeGreaterThan(100);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await paneOf(page).getByRole('link', { name: 'fireball' }).click();
  await expect(page.getByRole('dialog', { name: 'Fireball' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Fireball' })).toBeHidden();
  await paneOf(page)
    .getByRole('button', { name: /roll Hit points/ })
    .click();
  await expect(paneOf(page).getByRole('status').first()).toContainText('Hit points');
  expect(await barriers(page)).toEqual([]);
});

test('another search keeps what is shown, and Close takes it away', async ({ page }) => {
  await open(page, '/monster-lookup?show=goblin');
  await expect(nameIn(page)).toHaveText('Goblin');
  await page.getByRole('searchbox').fill('owlbear');
  await expect(page.getByRole('status').first()).toHaveText(/monster/);
  await expect(page).toHaveURL(/q=owlbear/);
  await expect(nameIn(page)).toHaveText('Goblin');
  await paneOf(page).getByRole('link', { name: 'Close' }).click();
  await expect(paneOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\?q=owlbear$/);
});

test('a lost line costs the pane alone, which comes on request or with the line, and goes to paper alone', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-asked', '');
  });
  await open(page, '/monster-lookup?q=gob');

  await test.step('one that is lost is asked for again', async () => {
    await page.route('**/as/statblock*', (route) => route.abort());
    await page.getByRole('link', { name: 'Hobgoblin', exact: true }).click();
    await expect(paneOf(page).getByText('could not be fetched')).toBeVisible();
    await expect(page.locator('[data-result]').first()).toBeVisible();
    await page.unroute('**/as/statblock*');
    await paneOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(nameIn(page)).toHaveText('Hobgoblin');
  });

  await test.step('a row that is pressed without a line is said to be missing, and comes with the line', async () => {
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Goblin', exact: true }).click();
    await expect(paneOf(page)).toContainText('not among those that this device holds');
    await expect(page.locator('[data-result][aria-current]')).toHaveText('Goblin');
    await context.setOffline(false);
    await expect(nameIn(page)).toHaveText('Goblin');
  });

  await test.step('a statblock beside the list goes to paper alone', async () => {
    await paneOf(page).getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body[data-asked]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article', { name: 'Goblin' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Monsters' })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('table', { name: 'Monsters' })).toBeVisible();
    await expect(paneOf(page)).toBeHidden();
  });
});

test('its code that is lost leaves words and a link in its place, and comes on another try', async ({
  page,
}) => {
  await page.route('**/assets/list-pane*', (route) => route.abort());
  await open(page, '/monster-lookup?q=gob&show=goblin');
  await expect(paneOf(page).getByRole('alert')).toContainText('There is no connection');
  await expect(
    paneOf(page).getByRole('link', { name: 'Open the chosen monster’s page' }),
  ).toBeVisible();
  await page.unroute('**/assets/list-pane*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(nameIn(page)).toHaveText('Goblin');
});

test('a page of results says where it stands', async ({ page }) => {
  await open(page, '/monster-lookup?edition=2014');
  await expect(page.getByText(/^1–20 of \d+ monsters$/)).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^21–40 of \d+ monsters$/)).toBeVisible();
  const second = await page.locator('[data-result]').allTextContents();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^41–60 of \d+ monsters$/)).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByText(/^21–40 of \d+ monsters$/)).toBeVisible();
  expect(await page.locator('[data-result]').allTextContents()).toEqual(second);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByText(/^1–20 of \d+ monsters$/)).toBeVisible();
});

test('a narrow screen goes to the page, also from a shared address @phone', async ({ page }) => {
  await open(page, '/monster-lookup?q=gob');
  await page.getByRole('link', { name: 'Goblin', exact: true }).click();
  await expect(page).toHaveURL(/\/monster-lookup\/goblin\?q=gob$/);
  await page.goto('/monster-lookup?q=gob&show=hobgoblin');
  await expect(page).toHaveURL(/\/monster-lookup\/hobgoblin\?q=gob$/);
});

test('favorite, compare and layout are within reach of a thumb at once @phone', async ({
  page,
}) => {
  await open(page, '/monster-lookup/adult-red-dragon');
  const bar = page.getByRole('region', { name: 'Statblock' });
  for (const [role, name] of [
    ['button', 'Favorite'],
    ['button', 'Compare'],
    ['link', '2024'],
  ] as const) {
    const control = bar.getByRole(role, { name });
    await expect(control).toBeInViewport();
    const box = await control.boundingBox();
    expect(box?.y, name).toBeGreaterThan(600);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(40);
  }
  await bar.getByRole('link', { name: '2024' }).click();
  await expect(page.locator('[data-layout="2024"]')).toBeVisible();
});

test('one menu holds every form that a monster is taken away in', async ({ page }) => {
  await open(page, '/monster-lookup/goblin');
  await page.getByText('Export', { exact: true }).click();
  for (const [name, file] of [
    ['Foundry VTT (dnd5e 4.4)', 'goblin-foundry.json'],
    ['Improved Initiative', 'goblin-improved-initiative.json'],
    ['Token (SVG)', 'token.svg'],
  ]) {
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await coming).suggestedFilename()).toBe(file);
    await page.getByText('Export', { exact: true }).click();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the shared address is a whole list with a way to the monster', async ({ page }) => {
    await page.goto('/monster-lookup?q=gob&show=goblin');
    await expect(page.locator('[data-result]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Open the chosen monster’s page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Goblin' })).toBeVisible();
  });

  test('what a monster can be taken away in is a page of links', async ({ page }) => {
    await page.goto('/monster-lookup/goblin');
    await page.getByRole('link', { name: 'Export' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Export Goblin' })).toBeVisible();
    await page.getByRole('link', { name: 'Markdown' }).click();
    await expect(page.getByText('***Nimble Escape.***', { exact: false })).toBeVisible();
  });
});
