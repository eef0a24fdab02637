import type { BrowserContext, Page } from 'playwright/test';
import { asBefore, asPerson, personOf } from './as-person';
import { begin, hurt, line, startKeptFight, turn } from './fight-hands';
import { goOffline, KEEPING, kept, openAndKeep } from './offline-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A fight of an account goes on without a line, through reloads, and what was done arrives once, from its person alone. */

// The browser reports the connection that fails; here that is the point.
test.use({ serviceWorkers: 'allow' });

const HERE = '/try/initiative-tracker/here';

/** What a store of the browser's own holds. */
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

/** Starts a fight and waits until this device can open it without a line. */
async function startAndKeep(page: Page): Promise<string> {
  await startKeptFight(page);
  const fight = new URL(page.url()).pathname;
  // The list that leads back from it was seen before, as whoever starts a fight has.
  await openAndKeep(page, '/initiative-tracker');
  await open(page, fight);
  await expect.poll(() => kept(page), KEEPING).toContain(HERE);
  await expect
    .poll(async () => (await kept(page)).join(), KEEPING)
    .toMatch(/page-keep-fight.*|chosen-deeds/);
  await expect.poll(async () => JSON.stringify(await copies(page))).toContain('"kind":"fight"');
  return fight;
}

/** The ids of a fight's log as the server has it. */
async function logOf(page: Page, fight: string): Promise<{ id: string; deeds: unknown[] }[]> {
  const answer = await page.request.get(`${fight}/events`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()).events;
}

/** Opens a page of the account without a line, and waits until it stands. */
async function openHere(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

async function endSession(context: BrowserContext): Promise<void> {
  await context.clearCookies();
}

test('a fight opens and goes on without a line, through reloads, and joins the account once', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const fight = await startAndKeep(page);
  await begin(page);
  await expect.poll(() => waiting(page)).toEqual([]);
  const before = (await logOf(page, fight)).length;
  await goOffline(context);

  await hurt(page, ['Mira'], '5');
  await expect(line(page, 'Mira')).toContainText('26/31');
  // A link inside the page, and the address itself.
  await page.getByRole('link', { name: 'Back to my fights' }).click();
  await page.locator('[data-fight-here]').getByRole('link').click();
  await expect(page.getByText('No connection: you run the fight on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No connection: you run the fight on this device')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${fight}$`));
  await expect(line(page, 'Mira')).toContainText('26/31');
  await expect(turn(page)).toContainText('Round 1');

  await hurt(page, ['Mira'], '6');
  await expect(line(page, 'Mira')).toContainText('20/31');
  await hurt(page, ['Mira'], '1');
  await expect(line(page, 'Mira')).toContainText('19/31');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, 'Mira')).toContainText('20/31');
  // By its numbers, from a record that this device has, and by name alone.
  await page.locator('summary').filter({ hasText: 'Add combatants' }).click();
  await page.getByLabel('One a line').fill('Bandit hp 11 init 2\n1 Goblin\nA stranger');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-combatant]')).toHaveCount(6);

  await openHere(page, fight);
  await expect(line(page, 'Mira')).toContainText('20/31');
  await expect(page.locator('[data-combatant]')).toHaveCount(6);
  expect(await waiting(page)).toHaveLength(5);

  await openHere(page, '/initiative-tracker');
  const card = page.locator('[data-fight-here]');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Running, round 1');
  await expect(card).toContainText('5 presses wait to be sent');
  await card.getByRole('link').click();
  await expect(line(page, 'Mira')).toContainText('20/31');

  await context.setOffline(false);
  await expect(page.getByText('The connection is back')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => waiting(page), KEEPING).toEqual([]);
  const log = await logOf(page, fight);
  expect(log).toHaveLength(before + 5);
  expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
  await page.getByRole('link', { name: 'Go on with the fight in your account' }).click();
  await expect(page.getByRole('link', { name: 'Back to my fights' })).toBeVisible();
  await expect(page.getByText('shown as this device has it')).toHaveCount(0);
  await expect(line(page, 'Mira')).toContainText('20/31');
  await expect(page.locator('[data-combatant]')).toHaveCount(6);
});

test('nobody sees or sends what another person did on the device, who finds it again', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const fight = await startAndKeep(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await goOffline(context);
  await hurt(page, ['Mira'], '5');
  await hurt(page, ['Mira'], '6');
  await expect(line(page, 'Mira')).toContainText('20/31');
  await expect.poll(async () => (await waiting(page)).length).toBe(2);
  const first = personOf(page);
  await page.close();

  // The session ends by itself, and somebody else signs in.
  await endSession(context);
  await context.setOffline(false);
  const other = await context.newPage();
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/events')) {
      sent.push(request.postData() ?? '');
    }
  });
  await asPerson(other, { plan: 'paying' }, '/initiative-tracker');
  await expect(other.locator('main')).not.toContainText(name);
  await expect
    .poll(async () => (await inStore(other, 'own-copies', 'here')).length, KEEPING)
    .toBe(1);
  await expect(async () => {
    const [here] = await inStore(other, 'own-copies', 'here');
    const [copy] = (await copies(other)) as { person: string }[];
    expect(here).not.toBe(copy?.person);
  }).toPass();
  await goOffline(context);
  for (const path of [fight, '/initiative-tracker']) {
    await openHere(other, path);
    await expect(other.getByText('None of your fights was open on this device')).toBeVisible();
    expect(await other.content()).not.toContain(name);
  }
  expect(sent).toEqual([]);

  // A page that hears of the line asks for itself again: away from it first.
  await other.goto('about:blank');
  await context.setOffline(false);
  await endSession(context);
  await asBefore(other, fight, first);
  await open(other, fight);
  await expect(line(other, 'Mira')).toContainText('20/31');
  await expect.poll(() => waiting(other), KEEPING).toEqual([]);
  const hits = (await logOf(other, fight)).filter(({ deeds }) =>
    JSON.stringify(deeds).includes('"do":"harm"'),
  );
  expect(hits).toHaveLength(2);
});

test('after Logout a device shows no fight of an account, and holds none', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const fight = await startAndKeep(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const menu = page.locator('summary').filter({ hasText: /^(Account|Menu)/ });
  await menu.locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
  await expect.poll(() => copies(page)).toEqual([]);
  expect(await inStore(page, 'own-copies', 'bodies')).toEqual([]);
  await expect.poll(() => kept(page), KEEPING).toContain(HERE);
  await goOffline(context);
  await openHere(page, fight);
  await expect(page.getByText('No fights of an account can be shown now')).toBeVisible();
  expect(await page.content()).not.toContain(name);
});
