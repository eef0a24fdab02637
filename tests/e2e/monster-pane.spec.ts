import type { Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

function paneOf(page: Page) {
  return page.getByRole('region', { name: 'Statblock' });
}

function nameIn(page: Page) {
  return paneOf(page).getByRole('heading', { level: 2 });
}

test('a result opens beside the list, where it scrolls, rolls and opens references; a search keeps it; Back and Close remove it; its URL can be shared', async ({
  page,
  context,
}) => {
  await open(page, '/monster-lookup?q=lich&edition=2014');
  await page.getByRole('link', { name: 'Lich', exact: true }).click();
  await expect(nameIn(page)).toHaveText('Lich');
  await expect(page).toHaveURL(/\?q=lich&edition=2014&show=lich$/);
  await expect(page.locator('[data-result][aria-current]')).toHaveText('Lich');
  const inner = paneOf(page).locator('> div');
  await inner.hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => inner.evaluate((one) => one.scrollTop)).toBeGreaterThan(100);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await paneOf(page).getByRole('link', { name: 'fireball' }).click();
  const spell = page.getByRole('dialog', { name: 'Fireball' });
  await expect(spell).toBeVisible();
  await page.goBack();
  await expect(spell).toBeHidden();
  await paneOf(page)
    .getByRole('button', { name: /roll Hit points/ })
    .click();
  await expect(paneOf(page).getByRole('status').first()).toContainText('Hit points');
  await page.goBack();
  await expect(paneOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\?q=lich&edition=2014$/);

  await open(page, '/monster-lookup?type=giant&edition=2014');
  await page.getByRole('link', { name: 'Fire Giant', exact: true }).click();
  await expect(nameIn(page)).toHaveText('Fire Giant');
  // Going from one monster to another adds no history entry.
  await page.getByRole('link', { name: 'Hill Giant', exact: true }).click();
  await expect(nameIn(page)).toHaveText('Hill Giant');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(nameIn(other)).toHaveText('Hill Giant');
  await other.getByRole('searchbox').fill('cloud');
  await expect(other).toHaveURL(/q=cloud/);
  await expect(other.getByRole('link', { name: 'Cloud Giant', exact: true })).toBeVisible();
  await expect(nameIn(other)).toHaveText('Hill Giant');
  await paneOf(other).getByRole('link', { name: 'Close' }).click();
  await expect(paneOf(other)).toBeHidden();
  await expect(other).toHaveURL(/\?edition=2014&q=cloud&type=giant$/);
  await page.goBack();
  await expect(paneOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\?type=giant&edition=2014$/);
});

test('arrow keys, j and k move the pane along, and fast presses send few requests', async ({
  page,
}) => {
  await open(page, '/monster-lookup?type=dragon&edition=2014');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const results = page.locator('[data-result]');
  await page.getByRole('searchbox').focus();
  // All presses in one task, so that the speed of the machine does not matter.
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

test('offline only the pane is missing; it loads on request or after reconnecting, and prints without the list', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-asked', '');
  });

  await test.step('its code that is lost leaves words and a link in its place, and comes on another try', async () => {
    await page.route('**/assets/list-pane*', (route) => route.abort());
    await open(page, '/monster-lookup?q=gob&show=owlbear');
    await expect(paneOf(page).getByRole('alert')).toContainText('Offline.');
    await expect(
      paneOf(page).getByRole('link', { name: 'Open this monster’s page' }),
    ).toBeVisible();
    await page.unroute('**/assets/list-pane*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(nameIn(page)).toHaveText('Owlbear');
  });

  await test.step('one that is lost is asked for again', async () => {
    await page.route('**/as/statblock*', (route) => route.abort());
    await page.getByRole('link', { name: 'Hobgoblin', exact: true }).click();
    await expect(paneOf(page).getByText('could not be loaded')).toBeVisible();
    await expect(page.locator('[data-result]').first()).toBeVisible();
    await page.unroute('**/as/statblock*');
    await paneOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(nameIn(page)).toHaveText('Hobgoblin');
  });

  await test.step('a row that is pressed without a line is said to be missing, and comes with the line', async () => {
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Goblin', exact: true }).click();
    await expect(paneOf(page)).toContainText('this monster is not saved on this device');
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
