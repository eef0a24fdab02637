import { asBefore } from './as-person';
import { blowsIn, hurt, line, startKeptFight } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A connection that fails during a request, and a session that ends: nothing is lost, and nothing counts twice. */

test('an action whose response is lost is sent again after a reload or on another page, and counts once', async ({
  page,
}) => {
  await startKeptFight(page);
  const fight = new URL(page.url()).pathname;
  let [isCut, lost] = [true, 0];
  // The requests reach the server, but their responses are dropped until `isCut` is false.
  await page.route('**/initiative-tracker/*/events', async (route) => {
    if (!isCut || route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    lost += 1;
    // The page may be closed by now, and the request with it.
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
  // The page is left while the request is pending; after Back it shows the action.
  await hurt(page, ['Mira'], '1');
  await page.goto('/about');
  await page.goBack();
  await expect(line(page, 'Mira')).toContainText('19/31');
  await expect.poll(() => blowsIn(page, fight)).toBe(3);
});

test('a user who is signed out during a fight can go on, and loses nothing', async ({
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
