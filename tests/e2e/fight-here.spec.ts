import type { Page } from 'playwright/test';
import { asBefore, asPerson, personOf } from './as-person';
import { beginKept, hurt, keepFight, line, turn } from './fight-hands';
import { goOffline, KEEPING, kept, openAndKeep } from './offline-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A fight of an account works offline and after reloads, and its events are sent once, by its own user only. */

// The browser reports failed connections, which these tests cause on purpose.
test.use({ serviceWorkers: 'allow' });

const HERE = '/try/initiative-tracker/here';

/** All values of an object store in this IndexedDB database. */
function inStore(page: Page, name: string, store: string): Promise<unknown[]> {
  return page.evaluate(
    ([database = '', table = '']) =>
      new Promise<unknown[]>((done, fail) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          if (!opening.result.objectStoreNames.contains(table)) {
            opening.result.close();
            done([]);
            return;
          }
          const all = opening.result.transaction(table).objectStore(table).getAll();
          all.onsuccess = () => {
            done(all.result);
            opening.result.close();
          };
        };
      }),
    [name, store],
  );
}

const copies = (page: Page) => inStore(page, 'own-copies', 'heads');
const waiting = (page: Page) => inStore(page, 'outbox', 'events');

/** Saves a fight that has begun, and waits until this device can open it offline. */
async function keepHere(page: Page): Promise<string> {
  const fight = await keepFight(page);
  await beginKept(page, fight);
  // The list of fights is opened once, as it is before every new fight, so that the link back works offline.
  await openAndKeep(page, '/initiative-tracker');
  await open(page, fight);
  await expect.poll(() => kept(page), KEEPING).toContain(HERE);
  await expect
    .poll(async () => (await kept(page)).join(), KEEPING)
    .toMatch(/page-keep-fight.*|chosen-deeds/);
  await expect.poll(async () => JSON.stringify(await copies(page))).toContain('"kind":"fight"');
  return fight;
}

/** The events of a fight on the server. */
async function logOf(page: Page, fight: string): Promise<{ id: string; deeds: unknown[] }[]> {
  const answer = await page.request.get(`${fight}/events`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()).events;
}

test('a fight opens and continues offline, also after reloads, and its events reach the account once', async ({
  page,
  context,
}) => {
  const fight = await keepHere(page);
  const before = (await logOf(page, fight)).length;
  const says = page.getByText('Offline: you run the fight on this device');
  await goOffline(context);
  await hurt(page, ['Mira'], '5');
  await expect(line(page, 'Mira')).toContainText('26/31');

  await test.step('by a link inside the page, and by the address itself', async () => {
    await page.getByRole('link', { name: 'Back to my fights' }).click();
    await page.locator('[data-fight-here]').getByRole('link').click();
    await expect(says).toBeVisible();
    await page.reload();
    await expect(says).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${fight}$`));
    await expect(line(page, 'Mira')).toContainText('26/31');
    await expect(turn(page)).toContainText('Round 1');
  });

  await test.step('with blows, an undo, and somebody who joins', async () => {
    await hurt(page, ['Mira'], '6');
    await expect(line(page, 'Mira')).toContainText('20/31');
    await hurt(page, ['Mira'], '1');
    await expect(line(page, 'Mira')).toContainText('19/31');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line(page, 'Mira')).toContainText('20/31');
    // Added with numbers, from a record on this device, and by name only.
    await page.locator('summary').filter({ hasText: 'Add combatants' }).click();
    await page.getByLabel('One per line').fill('Bandit hp 11 init 2\n1 Goblin\nA stranger');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.locator('[data-combatant]')).toHaveCount(6);
    await expect.poll(async () => (await waiting(page)).length).toBe(5);
  });

  await page.goto('/initiative-tracker');
  const card = page.locator('[data-fight-here]');
  await expect(card).toContainText('Running, round 1');
  await expect(card).toContainText('5 unsent changes');
  await expect(card).toHaveCount(1);
  await card.getByRole('link').click();
  await expect(line(page, 'Mira')).toContainText('20/31');

  await context.setOffline(false);
  await expect(page.getByText('Back online')).toBeVisible();
  await expect.poll(() => waiting(page), KEEPING).toEqual([]);
  const log = await logOf(page, fight);
  expect(log).toHaveLength(before + 5);
  expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
  await page.getByRole('link', { name: 'Continue in your account' }).click();
  await expect(page.getByRole('link', { name: 'Back to my fights' })).toBeVisible();
  await expect(page.getByText('shown from this device')).toHaveCount(0);
  await expect(line(page, 'Mira')).toContainText('20/31');
  await expect(page.locator('[data-combatant]')).toHaveCount(6);
});

test('another user neither sees nor sends what was done on the device; its own user finds it again until they sign out', async ({
  page,
  context,
}) => {
  const fight = await keepHere(page);
  await goOffline(context);
  await hurt(page, ['Mira'], '5');
  await expect(line(page, 'Mira')).toContainText('26/31');
  await expect.poll(async () => (await waiting(page)).length).toBe(1);
  const first = personOf(page);
  await page.close();

  // The session ends by itself, and another user signs in.
  await context.clearCookies();
  await context.setOffline(false);
  const other = await context.newPage();
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/events')) sent.push(request.url());
  });
  const second = await asPerson(other, { plan: 'paying' }, '/initiative-tracker');
  await expect.poll(() => inStore(other, 'own-copies', 'here'), KEEPING).toEqual([second.userId]);
  await goOffline(context);
  for (const path of [fight, '/initiative-tracker']) {
    await other.goto(path);
    await expect(other.getByText('No fights saved on this device')).toBeVisible();
    expect(await other.content()).not.toContain('The ford');
  }
  expect(sent).toEqual([]);

  // A page reloads itself when the connection returns, so another page is opened first.
  await other.goto('about:blank');
  await context.setOffline(false);
  await context.clearCookies();
  await asBefore(other, fight, first);
  await expect(line(other, 'Mira')).toContainText('26/31');
  await expect.poll(() => waiting(other), KEEPING).toEqual([]);
  expect(JSON.stringify(await logOf(other, fight)).match(/"do":"harm"/g)).toHaveLength(1);

  await test.step('after Logout the device shows none, and holds none', async () => {
    await open(other, fight);
    const menu = other.locator('summary').filter({ hasText: /^(Account|Menu)/ });
    await menu.locator('visible=true').first().click();
    await other.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
    await other.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
    await expect.poll(() => copies(other)).toEqual([]);
    expect(await inStore(other, 'own-copies', 'bodies')).toEqual([]);
    await expect.poll(() => kept(other), KEEPING).toContain(HERE);
    await goOffline(context);
    await other.goto(fight);
    await expect(other.getByText('No fights to show')).toBeVisible();
    expect(await other.content()).not.toContain('The ford');
  });
});
