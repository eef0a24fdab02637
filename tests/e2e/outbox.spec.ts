import type { Page } from 'playwright/test';
import { expect, test } from './page-test';

/** What waits on a device is sent once, by whichever tab, for nobody but its person; whoever leaves leaves nothing behind. */

const EVENTS = '**/style-guide/events';

async function signIn(page: Page, path: string, person: RegExp): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await page.waitForURL(/127\.0\.0\.1/);
  await page.getByRole('button', { name: person }).first().click();
  await page.waitForURL((url) => url.hostname === 'localhost');
}

async function note(page: Page, times: number, button = 'Note a change'): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.getByRole('button', { name: button, exact: true }).click();
  }
}

const listed = (page: Page) => page.locator('#waiting').getByRole('listitem');

const home = (page: Page) =>
  page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');

async function logOut(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
  );
  const menu = page.locator('summary').filter({ hasText: /^(Account|Menu)/ });
  await menu.locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
}

/** What the browser's own store holds, whosever it is. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done, fail) => {
        const opening = indexedDB.open('outbox');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('events').objectStore('events').getAll();
          all.onsuccess = () => {
            done(all.result.map(({ name }) => name));
            opening.result.close();
          };
        };
      }),
  );
}

test('two tabs send what waited without a line once, and in its order', async ({
  page,
  context,
}) => {
  await signIn(page, '/style-guide', /^Admin/);
  const other = await context.newPage();
  await other.goto('/style-guide');
  await context.route(EVENTS, (route) => route.abort());
  await note(page, 3);
  await note(other, 2);
  await expect(listed(page)).toHaveCount(5);
  await expect(listed(other)).toHaveCount(5);
  await other.reload();
  await expect(listed(other)).toHaveCount(5);

  const sent: string[] = [];
  context.on('response', async (response) => {
    if (!response.url().endsWith('/style-guide/events')) return;
    for (const { id } of response.request().postDataJSON().events) sent.push(id);
  });
  await context.unroute(EVENTS);
  await Promise.all(
    [page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))),
  );
  await expect(listed(page)).toHaveCount(0);
  await expect(listed(other)).toHaveCount(0);
  await expect(page.locator('#waiting').getByRole('status')).toHaveText('Everything is sent.');
  await expect.poll(() => sent.length).toBe(5);
  expect(new Set(sent).size).toBe(5);
});

test('what is refused stays in sight with its reason until one lets go of it', async ({ page }) => {
  await signIn(page, '/style-guide', /^Admin/);
  await note(page, 1, 'Note one that is refused');
  const sentence = 'refuse: This change is refused to show how that looks.';
  await expect(listed(page)).toContainText(sentence);
  await page.reload();
  await expect(listed(page)).toContainText(sentence);
  await page.getByRole('button', { name: 'Let go' }).click();
  await expect(listed(page)).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
});

test('another person on the device neither sees nor sends it', async ({ page, context }) => {
  await signIn(page, '/style-guide', /^Admin/);
  await context.route(EVENTS, (route) => route.abort());
  await note(page, 1);
  await expect(listed(page)).toHaveCount(1);
  await context.clearCookies();
  await context.unroute(EVENTS);
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/style-guide/events')) bodies.push(request.postData() ?? '');
  });
  await signIn(page, '/style-guide', /^Paying/);
  await note(page, 1);
  await expect.poll(() => bodies.length).toBe(1);
  await expect(listed(page)).toHaveCount(0);
  expect(JSON.parse(bodies[0] ?? '').events).toHaveLength(1);
  // Let go of once it is answered, which may be after it was sent.
  await expect.poll(() => kept(page)).toHaveLength(1);

  await context.clearCookies();
  await signIn(page, '/style-guide', /^Admin/);
  await expect.poll(() => bodies.length).toBe(2);
  await expect.poll(() => kept(page)).toEqual([]);
});

for (const [kind, path] of [
  ['without React', '/features'],
  ['with React', '/settings'],
] as const) {
  test(`Logout on a page ${kind} sends what waits, and asks where there is no line`, async ({
    page,
    context,
  }) => {
    await signIn(page, '/style-guide', /^Admin/);
    await context.route(EVENTS, (route) => route.abort());
    await note(page, 2);
    await expect(listed(page)).toHaveCount(2);
    await page.goto(path);
    await logOut(page);
    const question = page.getByRole('dialog', { name: 'Some of your work is not saved' });
    await expect(question.getByRole('listitem')).toHaveText(['2 changes not sent yet']);
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await kept(page)).toHaveLength(2);
    await logOut(page);
    await question.getByRole('button', { name: 'Discard and leave' }).click();
    await home(page);
    expect(await kept(page)).toEqual([]);

    await signIn(page, '/style-guide', /^Admin/);
    await note(page, 1);
    await expect(listed(page)).toHaveCount(1);
    await page.goto(path);
    await context.unroute(EVENTS);
    const sending = page.waitForResponse(EVENTS);
    await logOut(page);
    expect((await sending).status()).toBe(200);
    await home(page);
    expect(await kept(page)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
      expect.stringMatching(/^outbox:/),
    );
  });
}
