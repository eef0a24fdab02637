import { asBefore } from './as-person';
import { blowsIn, hurt, line, startKeptFight } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A line that fails in the middle of a press, and a session that ends: nothing is lost, and nothing counts twice. */

test('a press whose answer is lost is sent again, through a reload and another page, and counts once', async ({
  page,
}) => {
  await startKeptFight(page);
  const fight = new URL(page.url()).pathname;
  let [isCut, lost] = [true, 0];
  // What is sent reaches the server; its answers are lost until the line is good again.
  await page.route('**/initiative-tracker/*/events', async (route) => {
    if (!isCut || route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    lost += 1;
    // The page may have gone meanwhile, and with it whoever waited for the answer.
    await route.abort('connectionreset').catch(() => undefined);
  });
  await hurt(page, ['Mira'], '5');
  await expect(line(page, 'Mira')).toContainText('26/31');
  await expect.poll(() => blowsIn(page, fight)).toBe(1);
  await expect.poll(() => lost).toBeGreaterThan(0);
  await hurt(page, ['Mira'], '6');
  await open(page, fight);
  await expect(line(page, 'Mira')).toContainText('20/31');
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => blowsIn(page, fight)).toBe(2);
  await expect(page.locator('[data-line="later"]')).toHaveCount(0);
  // Left in the middle of a press, the page has it when one comes back.
  await hurt(page, ['Mira'], '1');
  await page.goto('/about');
  await page.goBack();
  await expect(line(page, 'Mira')).toContainText('19/31');
  await expect.poll(() => blowsIn(page, fight)).toBe(3);
});

test('who is signed out in the middle of a fight goes on, and loses nothing', async ({
  page,
  context,
}) => {
  await startKeptFight(page);
  const fight = new URL(page.url()).pathname;
  await context.clearCookies();
  await hurt(page, ['Mira'], '5');
  await expect(line(page, 'Mira')).toContainText('26/31');
  await expect(page.getByText('You are signed out')).toBeVisible();
  await hurt(page, ['Mira'], '4');
  await expect(line(page, 'Mira')).toContainText('22/31');
  const way = page.getByRole('link', { name: 'Sign in again' });
  await expect(way).toHaveAttribute('href', `/login?next=${encodeURIComponent(fight)}`);
  await asBefore(page, fight);
  await expect.poll(() => blowsIn(page, fight)).toBe(2);
  await expect(line(page, 'Mira')).toContainText('22/31');
  await expect(page.getByText('You are signed out')).toHaveCount(0);
});
