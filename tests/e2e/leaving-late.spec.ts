import type { Page, Route } from 'playwright/test';
import { expect, test } from './page-test';

/** Whoever leaves before that has come which watches over leaving, on a page where it comes a moment later. */

const WATCH = /\/assets\/watch-leaving-.*\.js$/;
const LEAVING = /\/(logout|settings)(\.data)?$/;

async function signIn(page: Page): Promise<void> {
  await page.goto('/login?next=/settings');
  await page.waitForURL(/127\.0\.0\.1/);
  await page.locator('input[name="email"]').fill(`hasty-${Date.now()}@delvewright.test`);
  await page.locator('button[value="email"]').click();
  await page.waitForURL(/\/settings$/);
}

/** Where a button is that leaves; pressing there is pressing by hand, which browsers take for more than a script's press. */
async function placeOf(page: Page, name: string): Promise<() => Promise<void>> {
  if (name === 'Logout') await page.locator('summary').filter({ hasText: 'Account' }).click();
  const button = page.getByRole('button', { name }).locator('visible=true');
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`${name} cannot be pressed.`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The writes that a page sends on its way out, which take their time. */
async function leavings(page: Page): Promise<string[]> {
  await page.route(LEAVING, async (route) => {
    if (route.request().method() === 'POST') await new Promise((done) => setTimeout(done, 1000));
    await route.continue().catch(() => {});
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && LEAVING.test(new URL(request.url()).pathname)) {
      sent.push(request.url());
    }
  });
  return sent;
}

const home = (page: Page) =>
  page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/battle-simulator');
  await expect(page).toHaveURL(/\/access-gate\?auth=auth/);
}

/** Until the scripts of the page are at work, so that a press is held. */
const awake = (page: Page) => page.waitForLoadState('networkidle');

for (const name of ['Logout', 'Sign out everywhere']) {
  test(`${name} pressed again and again before its watch is there is sent once`, async ({
    page,
  }) => {
    const waiting: Route[] = [];
    await page.route(WATCH, (route) => void waiting.push(route));
    await signIn(page);
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    const sent = await leavings(page);
    const press = await placeOf(page, name);
    await press();
    await press();
    await page.waitForTimeout(300);
    expect(sent).toEqual([]);
    for (const route of waiting.splice(0)) await route.continue();
    // One of these falls together with the coming of the watch, and others come after it.
    for (let time = 0; time < 6; time += 1) {
      await press();
      await page.waitForTimeout(60);
    }
    await home(page);
    expect(sent).toHaveLength(1);
    await expectSignedOut(page);
  });
}

test('Logout goes on where its watch does not come, once, and asks plainly about what is not finished', async ({
  page,
}) => {
  await page.route(WATCH, (route) => route.abort());
  await signIn(page);
  await awake(page);
  await page.evaluate(() => {
    sessionStorage.setItem('noted', 'by someone who leaves');
    const head = { place: 'recipe', at: Date.now(), name: 'Drawn by a visitor' };
    localStorage.setItem('draft:mapwright::recipe', `${JSON.stringify(head)}\n{}`);
  });
  const sent = await leavings(page);
  const answers = [false, true];
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (answers.shift() ? dialog.accept() : dialog.dismiss());
  });
  const press = await placeOf(page, 'Logout');
  for (let time = 0; time < 3; time += 1) await press();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page).toHaveURL(/\/settings$/);
  expect(sent).toEqual([]);

  for (let time = 0; time < 3; time += 1) await press();
  await home(page);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('Leaving takes it off this device.');
  expect(sent).toHaveLength(1);
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem('noted'),
      localStorage.getItem('draft:mapwright::recipe') !== null,
    ]),
  ).toEqual([null, false]);
  await expectSignedOut(page);
});

test('Logout goes on where the line to its watch hangs', async ({ page }) => {
  await page.route(WATCH, () => {});
  await signIn(page);
  await page.waitForTimeout(1000);
  const sent = await leavings(page);
  await (await placeOf(page, 'Logout'))();
  await home(page);
  expect(sent).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expectSignedOut(page);
});
