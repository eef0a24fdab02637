import type { Page } from 'playwright/test';
import { asBefore } from './as-person';
import { drafts, KEPT, nameOf, rename, saveButton, signIn } from './kept-map-hands';
import { expect, test } from './page-test';

const ELSEWHERE = 'draft:mapwright::recipe elsewhere in gone';

async function logOut(page: Page): Promise<void> {
  const account = page.locator('summary').filter({ hasText: 'Account' }).locator('visible=true');
  await account.first().click();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').first().click();
}

test('a user who leaves can save their drawing first, and is told if that fails; a visitor’s drawing on the device is not offered', async ({
  page,
}) => {
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=new-way-out');
  await rename(page, 'New on the way out');
  const question = page.getByRole('dialog', { name: 'You have unsaved work' });
  const saveAndLeave = question.getByRole('button', { name: 'Save and leave' });

  await test.step('nothing offers to save a visitor’s drawing', async () => {
    await page.evaluate((key) => {
      const head = { place: 'recipe elsewhere', tab: 'gone', at: Date.now(), name: 'Elsewhere' };
      localStorage.setItem(key, `${JSON.stringify(head)}\n{}`);
    }, ELSEWHERE);
    await logOut(page);
    await expect(question).toContainText('Elsewhere');
    await expect(saveAndLeave).toBeHidden();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.evaluate((key) => localStorage.removeItem(key), ELSEWHERE);
  });

  await test.step('a new drawing becomes a map of its own', async () => {
    await logOut(page);
    await expect(question).toContainText('New on the way out');
    await saveAndLeave.click();
    await page.waitForURL((url) => url.pathname === '/');
    await asBefore(page, '/mapwright/maps');
    await page.getByRole('link', { name: 'New on the way out' }).first().click();
    await expect(page).toHaveURL(KEPT);
  });

  await test.step('what could not be saved is saved at the second try, where it belongs', async () => {
    const kept = new URL(page.url()).pathname;
    await page.route('**/mapwright/keep', (route) => route.abort());
    await rename(page, 'Drawn on later');
    await expect(saveButton(page)).toBeVisible();
    await logOut(page);
    await expect(question).toContainText('Drawn on later');
    await saveAndLeave.click();
    await expect(question.getByRole('alert')).toContainText('Offline.');
    await expect(question).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(kept);
    await page.unroute('**/mapwright/keep');
    await saveAndLeave.click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await drafts(page)).toEqual([]);
    await asBefore(page, kept);
    await expect(nameOf(page)).toHaveValue('Drawn on later');
  });
});
