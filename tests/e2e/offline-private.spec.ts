import type { Page } from 'playwright/test';
import { goOffline, KEEPING, kept, openAndKeep } from './offline-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

async function signIn(page: Page): Promise<void> {
  await page.goto('/login?next=/about');
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: /^On trial/ })
    .first()
    .click();
  await page.waitForURL(/\/about$/);
}

// The browser reports the connection that fails; here that is the point.
test.use({ serviceWorkers: 'allow' });

test('nothing private is kept: no data, no account, no name, and records as a stranger sees them', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openAndKeep(page);
  // Left before its script is at work, a page has not been looked at.
  await open(page, '/monster-lookup/goblin');
  await page.goto('/settings');
  await page.goto('/cheat-sheet');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/goblin');
  const paths = await kept(page);
  expect(
    paths.filter(
      (path) =>
        !/^\/(assets\/|pictures\/scenes\/|offline$|cheat-sheet$|try\/|monster-lookup\/goblin$)/.test(
          path,
        ),
    ),
  ).toEqual([]);
  expect(paths.filter((path) => /\.data$|__manifest/.test(path))).toEqual([]);
  await goOffline(context);
  for (const path of ['/cheat-sheet', '/monster-lookup/goblin']) {
    await page.goto(path);
    expect(await page.content(), path).not.toMatch(/trial@|Signed in as/);
  }
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'The torch went out' })).toBeVisible();
});

test('after signing out no name and no record is to be seen without a connection', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openAndKeep(page, '/monster-lookup/goblin');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/goblin');
  await page
    .locator('summary')
    .filter({ hasText: /^(Account|Menu)/ })
    .locator('visible=true')
    .first()
    .click();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => kept(page), KEEPING).toContain('/offline');
  expect((await kept(page)).filter((path) => /monster-lookup/.test(path))).toEqual([]);
  await goOffline(context);
  for (const path of ['/settings', '/', '/cheat-sheet', '/about', '/monster-lookup/goblin']) {
    await page.goto(path);
    expect(await page.content(), path).not.toMatch(/trial@|Signed in as/);
  }
});
