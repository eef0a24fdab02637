import type { Browser, BrowserContext, Page } from 'playwright/test';
import { appOrigin, freshAddress } from '../harness/origin';
import { barriers } from './barriers';
import { begin, hurt, line, startKeptFight, turn } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

const PHONE = { width: 390, height: 844 };

/** Starts a fight of Mira, Tobin, Ilvy and two goblins, and shares it: gives its address, and that of the players. */
async function share(page: Page): Promise<{ fight: string; table: string }> {
  await startKeptFight(page);
  const fight = new URL(page.url()).pathname;
  await page.getByLabel('One a line').fill('Tobin hp 20 ac 12\nIlvy hp 18 ac 13');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-combatant]')).toHaveCount(5);
  await expect(page.getByText('waits', { exact: false })).toHaveCount(0);
  await open(page, `${fight}/table`);
  await page.getByRole('button', { name: 'Start sharing' }).click();
  const link = page.locator('[data-part="share"] a[href^="/table/"]');
  await expect(link).toBeVisible();
  return { fight, table: (await link.getAttribute('href')) ?? '' };
}

async function phoneOf(browser: Browser, more: object = {}): Promise<BrowserContext> {
  const extraHTTPHeaders = { 'CF-Connecting-IP': freshAddress() };
  return browser.newContext({ baseURL: appOrigin(), viewport: PHONE, extraHTTPHeaders, ...more });
}

const card = (phone: Page) => phone.locator('[data-own-card]');
const banner = (phone: Page) => phone.locator('[data-turn-banner]');
const ready = (phone: Page) => expect(phone.locator('main[data-ready]')).toBeVisible();
const act = (phone: Page, name: string) => phone.locator('summary', { hasText: name }).click();

/** Sits down as somebody: asked for on the phone, given on the game master's page. */
async function sitDown(phone: Page, page: Page, table: string, who: string): Promise<void> {
  await phone.goto(table);
  await ready(phone);
  await act(phone, 'Take a seat');
  await phone.getByLabel('Your own name').fill(`Player of ${who}`);
  await phone.getByRole('button', { name: who, exact: true }).click();
  await expect(phone.locator('[data-asked]')).toContainText(`you asked to play ${who}`);
  const claim = page.getByRole('listitem').filter({ hasText: `asks to play ${who}` });
  await claim.getByRole('button', { name: 'Give the seat' }).click();
  await expect(card(phone)).toContainText(who);
}

async function hurtOwn(phone: Page, amount: string): Promise<void> {
  await act(phone, 'Hit points');
  await phone.getByLabel('How much').fill(amount);
  await phone.getByRole('button', { name: 'Hurt' }).click();
}

test('two players sit down, roll, are hurt, deal damage and end a turn', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { fight, table } = await share(page);
  const [one, other] = [await phoneOf(browser), await phoneOf(browser)];
  const [tobin, ilvy] = [await one.newPage(), await other.newPage()];
  await sitDown(tobin, page, table, 'Tobin');
  await sitDown(ilvy, page, table, 'Ilvy');

  await tobin.getByLabel('Initiative', { exact: true }).fill('40');
  await tobin.getByRole('button', { name: 'This is it' }).click();
  await expect(tobin.getByLabel('Initiative', { exact: true })).toHaveCount(0);
  await ilvy.getByRole('button', { name: 'Roll for me' }).click();
  await expect(ilvy.getByRole('button', { name: 'Roll for me' })).toHaveCount(0);

  await open(page, fight);
  await begin(page);
  await expect(turn(page)).toContainText('Tobin');
  await expect(banner(tobin)).toContainText('It is your turn');
  await expect(banner(ilvy)).toContainText('Tobin’s turn');

  await hurtOwn(tobin, '4');
  await expect(card(tobin)).toContainText('16/20');
  await expect(line(page, 'Tobin')).toContainText('16/20');

  await act(tobin, 'Deal damage');
  await tobin.getByLabel('Goblin 1').check();
  await tobin.getByLabel('Damage', { exact: true }).fill('6');
  await tobin.getByRole('button', { name: 'Tell the game master' }).click();
  await expect(card(tobin)).toContainText('6 to Goblin 1');
  const due = page.getByRole('region', { name: 'Due now' });
  await due.getByRole('button', { name: 'Half' }).click();
  await expect(line(page, 'Goblin 1')).toContainText('4/7');
  await expect(card(tobin)).not.toContainText('6 to Goblin 1');
  await expect(tobin.locator('[data-order]')).toContainText('Hurt');
  await expect(tobin.locator('[data-order]')).not.toContainText('4/7');

  await act(tobin, 'Hit points');
  expect(await barriers(tobin)).toEqual([]);
  await tobin.getByRole('button', { name: 'End my turn' }).click();
  await expect(turn(page)).not.toContainText('Tobin’s turn');
  await expect(banner(tobin)).not.toContainText('It is your turn');
  await expect(banner(ilvy)).not.toContainText('Tobin’s turn');
  await Promise.all([one.close(), other.close()]);
});

test('of five devices at a table one phone is without a line for two rounds: nothing is lost or doubled', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const { fight, table } = await share(page);
  const [context, second, third] = [
    await phoneOf(browser),
    await phoneOf(browser),
    await phoneOf(browser),
  ];
  const [phone, ilvy, watcher] = [
    await context.newPage(),
    await second.newPage(),
    await third.newPage(),
  ];
  await sitDown(phone, page, table, 'Tobin');
  await sitDown(ilvy, page, table, 'Ilvy');
  await open(watcher, table);
  await open(page, fight);
  await begin(page);
  const storageState = await page.context().storageState();
  const tablets = await browser.newContext({
    storageState,
    viewport: { width: 820, height: 1180 },
  });
  const tablet = await tablets.newPage();
  await open(tablet, fight);
  await expect(banner(phone)).toContainText('Round 1');

  await context.setOffline(true);
  await hurtOwn(phone, '3');
  await expect(phone.locator('[data-waiting="1"]')).toContainText('for the line');
  await hurtOwn(phone, '5');
  await expect(phone.locator('[data-waiting="2"]')).toContainText('5 damage taken');
  const words = turn(page);
  for (let turns = 0; turns < 12; turns += 1) {
    if (/Round 3/.test((await words.textContent()) ?? '')) break;
    const before = await words.textContent();
    await page.getByRole('button', { name: 'Next turn' }).click();
    await expect(words).not.toHaveText(before ?? '');
    // A second press at once is taken for the same one.
    await page.waitForTimeout(350);
  }
  await expect(words).toContainText('Round 3');
  await expect(banner(phone)).toContainText('Round 1');
  await hurtOwn(ilvy, '2');
  await hurt(tablet, ['Goblin 1'], '4');
  for (const one of [ilvy, watcher]) {
    await expect(banner(one)).toContainText('Round 3');
    await expect(one.locator('[data-order]')).toContainText('Bloodied');
  }

  await context.setOffline(false);
  await expect(card(phone)).toContainText('12/20', { timeout: 30_000 });
  await expect(banner(phone)).toContainText('Round 3', { timeout: 30_000 });
  await expect(phone.locator('[data-waiting]')).toHaveCount(0);
  for (const one of [page, tablet]) {
    await expect(line(one, 'Tobin')).toContainText('12/20');
    await expect(line(one, 'Goblin 1')).toContainText('3/7');
    await expect(turn(one)).toContainText('Round 3');
  }
  for (const one of [phone, ilvy, watcher]) {
    await expect(one.locator('[data-order]')).toContainText('12/20');
    await expect(one.locator('[data-order]')).toContainText('Bloodied');
  }
  await Promise.all([context, second, third, tablets].map((one) => one.close()));
});

test('a phone without scripts follows, and asks for a seat by a form', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const { table } = await share(page);
  const context = await phoneOf(browser, { javaScriptEnabled: false });
  const phone = await context.newPage();
  await phone.goto(table);
  // Before the fight begins players see the party.
  await expect(phone.locator('[data-order]')).toContainText('Ilvy');
  await expect(phone.locator('[data-order]')).not.toContainText('Goblin');
  await phone.getByRole('link', { name: 'Take a seat' }).click();
  await phone.getByLabel('Your own name').fill('Ann');
  await phone.getByRole('button', { name: 'Ilvy' }).click();
  await expect(phone.locator('[data-asked]')).toContainText('Ann, you asked to play Ilvy');
  const claim = page.getByRole('listitem').filter({ hasText: 'Ann asks to play Ilvy' });
  await claim.getByRole('button', { name: 'Give the seat' }).click();
  // Nobody reloads it but itself.
  await expect(card(phone)).toContainText('Ilvy', { timeout: 30_000 });
  await context.close();
});

test('the order fits a narrow phone and a screen across the room', async ({ page, browser }) => {
  test.setTimeout(90_000);
  const { fight, table } = await share(page);
  await open(page, fight);
  // A group that comes last is the hardest to divide among columns.
  await page.getByLabel('One a line').fill('20 Rats hp 1 init 0');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await begin(page);
  await open(page, `${fight}/table`);
  const context = await phoneOf(browser);
  const screen = await context.newPage();
  await screen.goto(table);
  for (const [width, height] of [
    [320, 640],
    [1920, 1080],
  ] as const) {
    await screen.setViewportSize({ width, height });
    const isWider = () => screen.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await expect.poll(isWider).toBe(false);
  }
  // All 25 of them are in sight across the room.
  await expect(screen.locator('[data-one]')).toHaveCount(25);
  const below = await screen.evaluate(
    () =>
      [...document.querySelectorAll('[data-one]')].filter(
        (one) => one.getBoundingClientRect().bottom > innerHeight,
      ).length,
  );
  expect(below).toBe(0);
  const last = screen.locator('[data-order] > li').last();
  await expect(last.locator('[data-one]')).toHaveCount(20);
  expect(await barriers(screen)).toEqual([]);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(screen.getByRole('alert')).toContainText('stopped sharing');
  await context.close();
});
