import type { Page } from 'playwright/test';
import { ADMIN, asBefore, asPerson } from './as-person';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Queued events are sent once, by any tab, and for their own user only; signing out leaves nothing behind. */

const EVENTS = '**/style-guide/events';

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

/** The ids of all events in the browser's store, of all users. */
function keptIds(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done, fail) => {
        const opening = indexedDB.open('outbox');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('events').objectStore('events').getAll();
          all.onsuccess = () => {
            done(all.result.map(({ id }) => id));
            opening.result.close();
          };
        };
      }),
  );
}

test('two tabs send events queued offline once and in order; a refused event stays visible with its reason', async ({
  page,
  context,
}) => {
  await asPerson(page, ADMIN, '/style-guide');
  const other = await context.newPage();
  await other.goto('/style-guide');
  await context.route(EVENTS, (route) => route.abort());
  await note(page, 3);
  await note(other, 2);
  await expect(listed(page)).toHaveCount(5);
  await expect(listed(other)).toHaveCount(5);
  await other.reload();
  await expect(listed(other)).toHaveCount(5);
  const waited = await keptIds(page);

  const sent: string[] = [];
  context.on('response', (response) => {
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
  await expect.poll(() => sent).toEqual(waited);

  await note(page, 1, 'Note one that is refused');
  const sentence = 'refuse: This change is refused to show how that looks.';
  await expect(listed(page)).toContainText(sentence);
  await page.reload();
  await expect(listed(page)).toContainText(sentence);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(listed(page)).toHaveCount(0);
  await expect.poll(() => keptIds(page)).toEqual([]);
});

test('Logout asks while offline, on pages with and without React, and otherwise sends the queued events', async ({
  page,
  context,
}) => {
  const question = page.getByRole('dialog', { name: 'You have unsaved work' });
  await asPerson(page, ADMIN, '/style-guide');
  await context.route(EVENTS, (route) => route.abort());
  await note(page, 2);
  await expect(listed(page)).toHaveCount(2);
  await open(page, '/settings');
  await logOut(page);
  await expect(question.getByRole('listitem')).toHaveText(['2 changes not sent yet']);
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await keptIds(page)).toHaveLength(2);
  await page.goto('/features');
  await logOut(page);
  await expect(question.getByRole('listitem')).toHaveText(['2 changes not sent yet']);
  await question.getByRole('button', { name: 'Discard and leave' }).click();
  await home(page);
  expect(await keptIds(page)).toEqual([]);

  await asBefore(page, '/style-guide');
  await note(page, 1);
  await expect(listed(page)).toHaveCount(1);
  await page.goto('/features');
  await context.unroute(EVENTS);
  const sending = page.waitForResponse(EVENTS);
  await logOut(page);
  expect((await sending).status()).toBe(200);
  await home(page);
  expect(await keptIds(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringMatching(/^outbox:/),
  );
});
