import type { Page } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { awake, comeIn, home } from './leaving-hands';
import { expect, test } from './page-test';

/** Leaving before the script that guards it has loaded, on a page where it loads a moment later. */

const WATCH = /\/assets\/watch-leaving-.*\.js$/;
const LEAVING = /\/(logout|settings)(\.data)?$/;
/** How long leaving waits for the guard script, as in `watch-leaving-late`. */
const PATIENCE_MS = 5000;

/**
 * Returns a function that presses the button at its position with the mouse: browsers treat that as user input, unlike
 * a click by script.
 */
async function placeOf(page: Page, name: string): Promise<() => Promise<void>> {
  if (name === 'Logout') await page.locator('summary').filter({ hasText: 'Account' }).click();
  const button = page.getByRole('button', { name }).locator('visible=true');
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`${name} cannot be pressed.`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Intercepts the POST requests that a page sends when it is left; the first is held until it is released. */
async function leavings(page: Page) {
  let letGo = () => {};
  const pressed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(LEAVING, async (route) => {
    if (route.request().method() === 'POST') await pressed;
    await route.continue().catch(() => {});
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && LEAVING.test(new URL(request.url()).pathname)) {
      sent.push(request.url());
    }
  });
  return { sent, letGo };
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/battle-simulator');
  await expect(page).toHaveURL(/\/access-gate\?auth=auth/);
}

/** Records for each submitted form whether the page prevented it; returns a function that reads the record. */
async function notePresses(page: Page): Promise<() => Promise<boolean[]>> {
  await page.evaluate(() => {
    const kept: boolean[] = [];
    Object.assign(window, { kept });
    const note = (event: Event) => setTimeout(() => kept.push(event.defaultPrevented));
    addEventListener('submit', note, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { kept: boolean[] }).kept);
}

for (const name of ['Logout', 'Sign out everywhere']) {
  test(`${name} pressed repeatedly before its guard script is loaded is sent once`, async ({
    page,
  }) => {
    let isAsked = false;
    let bring = () => {};
    const brought = new Promise<void>((resolve) => {
      bring = resolve;
    });
    // The script is requested by a preload, and again when it is used.
    await page.route(WATCH, async (route) => {
      isAsked = true;
      await brought;
      await route.continue();
    });
    // Only the hosted sign-in can sign a user out everywhere, and only users that it knows.
    if (name === 'Logout') await asPerson(page, ADMIN, '/settings');
    else await comeIn(page, `hasty-${crypto.randomUUID()}@delvewright.test`);
    await expect.poll(() => isAsked).toBe(true);
    const { sent, letGo } = await leavings(page);
    const kept = await notePresses(page);
    const press = await placeOf(page, name);
    await press();
    await press();
    await expect.poll(kept).toEqual([true, true]);
    expect(sent).toEqual([]);
    const watch = page.waitForResponse(WATCH);
    bring();
    // One of these presses coincides with the script's arrival, the others follow it.
    await press();
    await (await watch).finished();
    for (let time = 0; time < 5; time += 1) await press();
    letGo();
    await home(page);
    expect(sent).toHaveLength(1);
    await expectSignedOut(page);
  });
}

test('Logout works once when its guard script cannot be loaded, and asks about unsaved work', async ({
  page,
}) => {
  await page.route(WATCH, (route) => route.abort());
  await asPerson(page, ADMIN, '/settings');
  await awake(page);
  await page.evaluate(() => {
    sessionStorage.setItem('noted', 'by someone who leaves');
    const head = { place: 'recipe', at: Date.now(), name: 'Drawn by a visitor' };
    localStorage.setItem('draft:mapwright::recipe', `${JSON.stringify(head)}\n{}`);
  });
  const { sent, letGo } = await leavings(page);
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
  await expect.poll(() => sent.length).toBe(1);
  letGo();
  await home(page);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('Leaving deletes it from this device.');
  expect(sent).toHaveLength(1);
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem('noted'),
      localStorage.getItem('draft:mapwright::recipe') !== null,
    ]),
  ).toEqual([null, false]);
  await expectSignedOut(page);
});

test('Logout works when the request for its guard script hangs', async ({ page }) => {
  let isAsked = false;
  await page.route(WATCH, () => {
    isAsked = true;
  });
  await page.clock.install();
  await asPerson(page, ADMIN, '/settings');
  await expect.poll(() => isAsked).toBe(true);
  const { sent, letGo } = await leavings(page);
  const kept = await notePresses(page);
  await (await placeOf(page, 'Logout'))();
  await expect.poll(kept).toEqual([true]);
  expect(sent).toEqual([]);
  await page.clock.fastForward(PATIENCE_MS);
  letGo();
  await home(page);
  expect(sent).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expectSignedOut(page);
});
