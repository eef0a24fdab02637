import type { Page } from 'playwright/test';
import { asBefore } from './as-person';
import { nameOf, rename, signIn } from './kept-map-hands';
import { expect, test } from './page-test';

/** Whoever leaves with a drawing that is not saved may have it saved first. */

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Some of your work is not saved' });
const saveAndLeave = (page: Page) => question(page).getByRole('button', { name: 'Save and leave' });

async function logOut(page: Page): Promise<void> {
  const account = page.locator('summary').filter({ hasText: 'Account' }).locator('visible=true');
  await account.first().click();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').first().click();
}

test('a kept map that could not be saved on the way out is saved at the second try, and says why not before', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = `On the way out ${Date.now()}`;
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=way-out');
  await rename(page, name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/mapwright\/maps\/[0-9a-f-]{36}$/);
  const kept = new URL(page.url()).pathname;

  await page.route('**/mapwright/keep', (route) => route.abort());
  await rename(page, `${name}, later`);
  await logOut(page);
  await expect(question(page)).toContainText(`${name}, later`);
  await saveAndLeave(page).click();
  await expect(question(page).getByRole('alert')).toContainText('There is no connection');
  await expect(question(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(kept);

  await page.unroute('**/mapwright/keep');
  await saveAndLeave(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft:');
  await asBefore(page, kept);
  await expect(nameOf(page)).toHaveValue(`${name}, later`);
});

test('a new drawing is saved as a map of its own; a visitor’s drawing found here too cannot be, and nothing offers it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = `New on the way out ${Date.now()}`;
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=new-way-out');
  await rename(page, name);
  await page.evaluate(() => {
    const head = { place: 'recipe elsewhere', tab: 'gone', at: Date.now(), name: 'Elsewhere' };
    localStorage.setItem(
      'draft:mapwright::recipe elsewhere in gone',
      `${JSON.stringify(head)}\n{}`,
    );
  });
  await logOut(page);
  await expect(question(page)).toContainText('Elsewhere');
  await expect(saveAndLeave(page)).toBeHidden();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await page.evaluate(() => localStorage.removeItem('draft:mapwright::recipe elsewhere in gone'));
  await logOut(page);
  await saveAndLeave(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  await asBefore(page, '/mapwright/maps');
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
});
