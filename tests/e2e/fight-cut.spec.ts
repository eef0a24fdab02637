import { asBefore } from './as-person';
import { blowsIn, hurt, line, startKeptFight } from './fight-hands';
import { expect, test } from './page-test';

/** A session that ends during a fight: nothing is lost, and nothing counts twice. */

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
