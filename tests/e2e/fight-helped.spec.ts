import type { Browser, Page } from 'playwright/test';
import { freshAddress } from '../harness/origin';
import type { Somebody } from '../harness/person';
import { ADMIN, asPerson } from './as-person';
import { hurt, line, startKeptFight } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

const mira = (page: Page) => line(page, 'Mira');

/** Somebody else at a browser of their own, who opens an invitation and says yes to it. */
async function join(browser: Browser, path: string, who: Somebody): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': freshAddress() },
  });
  const page = await context.newPage();
  await asPerson(page, who, path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('together with');
  await page.getByRole('button', { name: 'Run it together' }).click();
  await page.waitForURL(/\/initiative-tracker\/[\w-]{22}$/);
  return page;
}

/** What the fight says to events of this page's person. */
function sendEvents(page: Page, deeds: unknown[]) {
  return page.evaluate(async (sent) => {
    const event = { v: 1, id: crypto.randomUUID(), by: 'me', at: Date.now(), deeds: sent };
    const answer = await fetch(`${location.pathname}/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events: [event] }),
    });
    const { refused } = (await answer.json()) as { refused: { id: string; reason: string }[] };
    return refused;
  }, deeds);
}

/** The id of the last event of the fight. */
function lastEvent(page: Page) {
  return page.evaluate(async () => {
    const answer = await fetch(`${location.pathname}/events`);
    const { events } = (await answer.json()) as { events: { id: string }[] };
    return events.at(-1)?.id ?? '';
  });
}

test('a second game master runs the fight too, live, until the owner takes them out', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await startKeptFight(page);
  const fight = page.url();
  await open(page, `${fight}/table`);
  await page.getByRole('button', { name: 'Invite somebody to run it with me' }).click();
  const link = page.getByRole('link', { name: /\/join\/[A-Z2-9]{10}$/ });
  const address = (await link.getAttribute('href')) ?? '';
  const other = await join(browser, address, { plan: 'paying' });
  await open(page, fight);
  await open(other, fight);
  await expect(other.getByText('You help to run this fight')).toBeVisible();

  // Each sees what the other does.
  await hurt(page, ['Mira'], '5');
  await expect(mira(other)).toContainText('26/31');
  const owners = await lastEvent(other);
  await hurt(other, ['Mira'], '6');
  await expect(mira(page)).toContainText('20/31');
  const theirs = await lastEvent(page);

  // What the owner did is the owner's to take back; the owner takes back anything.
  const refused = await sendEvents(other, [{ do: 'undo', event: owners }]);
  expect(refused).toMatchObject([{ reason: expect.stringContaining('can take it back') }]);
  expect(await sendEvents(page, [{ do: 'undo', event: theirs }])).toEqual([]);
  for (const one of [page, other]) await expect(mira(one)).toContainText('26/31');

  // Their list has it, with nothing of what is the owner's alone.
  const list = await other.context().newPage();
  await open(list, '/initiative-tracker');
  const helped = list.getByRole('region', { name: 'Fights you help with' });
  const card = helped
    .getByRole('listitem')
    .filter({ has: list.locator(`a[href^="${new URL(fight).pathname}"]`) });
  await expect(card.getByRole('button')).toHaveText(['Leave']);
  await open(list, `${fight}/table`);
  await expect(list.getByRole('button', { name: 'Leave this fight' })).toBeVisible();
  for (const owners of ['Start sharing', /^Invite/, /^Remove/]) {
    await expect(list.getByRole('button', { name: owners })).toHaveCount(0);
  }
  await list.close();

  // Taken out, they read why their next press does not count.
  const table = await page.context().newPage();
  await open(table, `${fight}/table`);
  await table.getByRole('button', { name: /^Remove/ }).click();
  await expect(
    table.getByRole('status').filter({ hasText: 'do not run this fight' }),
  ).toBeVisible();
  await expect(table.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await hurt(other, ['Mira'], '9');
  const problem = other.getByRole('alert').filter({ hasText: 'was not taken' });
  await expect(problem).toContainText('you do not help to run it any more');
  await expect(mira(other)).toContainText('26/31');
  await problem.getByRole('button', { name: 'Let go of it' }).click();
  await expect(problem).toHaveCount(0);
  await expect(mira(page)).toContainText('26/31');
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'This invitation is not open any more',
  );
  await other.context().close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a code that was typed leads to its invitation, and out again by Leave', async ({
    page,
    browser,
  }) => {
    await asPerson(page, ADMIN, '/initiative-tracker/new?monsters=goblin&name=The+mill');
    await page.getByRole('button', { name: 'Start this fight' }).click();
    await page.waitForURL(/\/initiative-tracker\/[\w-]{22}/);
    await page.goto(`${page.url()}/table`);
    await page.getByRole('button', { name: 'Invite somebody to run it with me' }).click();
    const code =
      (await page
        .locator('b')
        .filter({ hasText: /^\w{5}-\w{5}$/ })
        .textContent()) ?? '';
    const context = await browser.newContext({ javaScriptEnabled: false });
    const other = await context.newPage();
    await asPerson(other, { plan: 'paying' }, '/join');
    await other.getByLabel('Code').fill('not this');
    await other.getByRole('button', { name: 'Open' }).click();
    await expect(other.getByText('This is no code')).toBeVisible();
    await expect(other.getByLabel('Code')).toHaveValue('not this');
    await other.getByLabel('Code').fill(code.toLowerCase().replace('-', ' '));
    await other.getByRole('button', { name: 'Open' }).click();
    await other.getByRole('button', { name: 'Run it together' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('The mill');
    await other.goto('/initiative-tracker');
    await other.getByRole('button', { name: 'Leave: The mill' }).click();
    await expect(other.getByText('You have left the fight')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Leave: The mill' })).toHaveCount(0);
    await context.close();
  });
});
