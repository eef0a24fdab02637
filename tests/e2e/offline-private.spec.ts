import { beSomebody } from './as-person';
import { goOffline, KEEPING, kept, openAndKeep } from './offline-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

// The browser reports failed connections, which these tests cause on purpose.
test.use({ serviceWorkers: 'allow' });

test('no private data is cached: no .data responses, account or name, and records as a stranger sees them, until sign-out', async ({
  page,
  context,
}) => {
  const person = await beSomebody(page, { plan: 'trial', name: 'Wilhelmina Underbough' });
  const said = new RegExp(`${person.username}|${person.email}|Wilhelmina|Signed in as`);
  await openAndKeep(page);
  // A page that is left before its script runs does not count as viewed.
  await open(page, '/monster-lookup/goblin');
  await open(page, '/settings');
  await expect(page.locator('body')).toContainText(said);
  await page.goto('/cheat-sheet');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/goblin');
  const paths = await kept(page);
  const isOpen =
    /^\/(assets\/|pictures\/scenes\/|offline$|cheat-sheet$|try\/|monster-lookup\/goblin$)/;
  expect(paths.filter((path) => !isOpen.test(path))).toEqual([]);
  expect(paths.filter((path) => /\.data$|__manifest/.test(path))).toEqual([]);
  await goOffline(context);
  for (const path of ['/cheat-sheet', '/monster-lookup/goblin']) {
    await page.goto(path);
    expect(await page.content(), path).not.toMatch(said);
  }
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

  await context.setOffline(false);
  await open(page, '/monster-lookup/goblin');
  const menu = page.locator('summary').filter({ hasText: /^(Account|Menu)/ });
  await menu.locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect
    .poll(async () => (await kept(page)).filter((path) => /monster-lookup/.test(path)), KEEPING)
    .toEqual([]);
  await expect.poll(() => kept(page), KEEPING).toContain('/offline');
  await goOffline(context);
  for (const path of ['/settings', '/', '/cheat-sheet', '/about', '/monster-lookup/goblin']) {
    await page.goto(path);
    expect(await page.content(), path).not.toMatch(said);
  }
});
