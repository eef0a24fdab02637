import type { Page } from 'playwright/test';
import { asBefore } from './as-person';
import { nameOf, rename, signIn } from './kept-map-hands';
import { expect, test } from './page-test';

/** Who signs out in one tab is told so in the others, and what they draw there since waits for them. */

function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('draft:'))
      .map(([, text]) => String(text)),
  );
}

test('a kept map goes on in the tab beside a sign-out, is noted, and is there after the next sign-in', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=two-tabs-out');
  await rename(page, 'Kept before');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/mapwright\/maps\/[0-9a-f-]{36}$/);
  const kept = new URL(page.url()).pathname;

  const other = await context.newPage();
  await other.goto('/');
  // A press before the scripts are awake signs out all the same, and tells no other tab.
  await other.waitForLoadState('load');
  await other.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
  );
  await other
    .locator('summary')
    .filter({ hasText: 'Account' })
    .locator('visible=true')
    .first()
    .click();
  await other.getByRole('button', { name: 'Logout' }).locator('visible=true').first().click();
  const told = page.getByText('You signed out in another tab');
  await expect(told).toBeVisible();
  // That tab is on its way out: asked in between it has no answer.
  await expect.poll(() => drafts(other).catch(() => null)).toEqual([]);

  await rename(page, 'Drawn after leaving');
  await expect.poll(async () => (await drafts(page)).join()).toContain('Drawn after leaving');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'You are no longer signed in.' });
  await expect(refused).toBeVisible();

  await asBefore(page, kept);
  await expect(nameOf(page)).toHaveValue('Drawn after leaving');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
});
