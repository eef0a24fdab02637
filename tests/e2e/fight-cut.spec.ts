import type { Page } from 'playwright/test';
import { hurt, line, startKeptFight } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A line that fails in the middle of a press, and a device that keeps nothing: nothing is lost, and nothing counts twice. */

const EVENTS = '**/initiative-tracker/*/events';

/** How often a blow of so much fire counts in the fight, as the server has it. */
async function blows(page: Page): Promise<number> {
  const answer = await page.request.get(`${new URL(page.url()).pathname}/events`);
  const { events } = await answer.json();
  const harms = events.filter(({ deeds }: { deeds: { do: string }[] }) =>
    deeds.some((deed) => deed.do === 'harm'),
  );
  return harms.length;
}

/** Lets what is sent reach the server, and loses its answers until the line is good again. */
async function loseAnswers(page: Page): Promise<{ lost(): number; mend(): void }> {
  let lost = 0;
  let isCut = true;
  await page.route(EVENTS, async (route) => {
    if (!isCut || route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    lost += 1;
    // The page may have gone meanwhile, and with it whoever waited for the answer.
    await route.abort('connectionreset').catch(() => undefined);
  });
  return {
    lost: () => lost,
    mend: () => {
      isCut = false;
    },
  };
}

test('a press whose answer is lost is sent again, through a reload, and counts once', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await startKeptFight(page);
  const fight = page.url();
  const answers = await loseAnswers(page);
  await hurt(page, ['Mira'], '5');
  await expect(line(page, 'Mira')).toContainText('26/31');
  await expect.poll(answers.lost).toBeGreaterThan(0);
  await expect.poll(() => blows(page)).toBe(1);
  await hurt(page, ['Mira'], '6');
  await open(page, fight);
  await expect(line(page, 'Mira')).toContainText('20/31');
  answers.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('[data-line="later"]')).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(() => blows(page)).toBe(2);
  await open(page, fight);
  await expect(line(page, 'Mira')).toContainText('20/31');
});

test('a device without room says so, and what was done is sent from the page itself', async ({
  page,
}) => {
  test.setTimeout(60_000);
  // The outbox alone is out of room: whatever else the browser keeps has its place.
  await page.addInitScript(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function refuse(...given) {
      if (this.transaction.db.name !== 'outbox') return add.apply(this, given);
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await startKeptFight(page);
  const fight = page.url();
  let isCut = true;
  await page.route(EVENTS, (route) =>
    isCut && route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await hurt(page, ['Mira'], '5');
  await expect(line(page, 'Mira')).toContainText('26/31');
  await expect(page.getByText('This device has no room left to keep your changes')).toBeVisible();
  await hurt(page, ['Mira'], '6');
  await expect(line(page, 'Mira')).toContainText('20/31');
  isCut = false;
  await expect.poll(() => blows(page), { timeout: 30_000 }).toBe(2);
  await expect(page.getByText('This device has no room left')).toHaveCount(0);
  await open(page, fight);
  await expect(line(page, 'Mira')).toContainText('20/31');
});

test('a clock that runs a day ahead elsewhere neither stops nor turns back the time of a turn', async ({
  page,
}) => {
  await startKeptFight(page);
  const fight = page.url();
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
  const sent = await page.request.post(`${new URL(fight).pathname}/events`, {
    headers: { Origin: new URL(fight).origin },
    data: {
      events: [
        { v: 1, id: 'clock', by: '', at: 0, deeds: [{ do: 'set', settings: { turnSeconds: 60 } }] },
        { v: 1, id: 'begins', by: '', at: tomorrow, deeds: [{ do: 'begin' }] },
      ],
    },
  });
  expect(await sent.json()).toMatchObject({ refused: [] });
  await open(page, fight);
  const clock = page.getByText(/\d:\d\d of 1:00/);
  await expect(clock).toContainText(/0:0[1-9] of 1:00/);
});
