import { asBefore } from './as-person';
import { drafts, nameOf, openKeptMap, rename, saveButton, saved } from './kept-map-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Signing out in one tab is announced in the others, and what is drawn there afterwards is kept for the user. */

test('a saved map stays open in another tab after sign-out, its changes are stored, and are found after the next sign-in', async ({
  page,
  context,
}) => {
  const kept = await openKeptMap(page, 'two-tabs-out');
  const other = await context.newPage();
  // A press before the page's scripts run signs out too, but sends no message to other tabs.
  await open(other, '/settings');
  const account = other.locator('summary').filter({ hasText: 'Account' }).locator('visible=true');
  await account.first().click();
  await other.getByRole('button', { name: 'Logout' }).locator('visible=true').first().click();
  await expect(page.getByText('You signed out in another tab')).toBeVisible();
  // That tab is navigating, so reading its storage may fail in between.
  await expect.poll(() => drafts(other).catch(() => null)).toEqual([]);

  await rename(page, 'Drawn after leaving');
  await expect.poll(async () => (await drafts(page)).join()).toContain('Drawn after leaving');
  await saveButton(page).click();
  const refused = page.getByRole('alert').filter({ hasText: 'You are signed out.' });
  await expect(refused).toBeVisible();
  await asBefore(page, kept);
  await expect(nameOf(page)).toHaveValue('Drawn after leaving');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
});
