import type { Page } from 'playwright/test';
import { rename, signIn } from './kept-map-hands';
import { expect, test } from './page-test';

/** Whoever leaves is asked once, however often they press and in however many tabs. */

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Some of your work is not saved' });

/** How long a page waits for what it sends before it asks; `watch-leaving` says so. */
const PATIENCE_MS = 3000;

/** Presses Logout, wherever its menu is, once the page watches over leaving. */
async function logOut(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page
    .locator('form[data-leaves]')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
}

const openDialogs = (page: Page) => page.locator('dialog:modal').count();

function drafts(page: Page): Promise<string> {
  return page.evaluate(() => Object.values(localStorage).join());
}

/** A page that draws, with something on it that is kept nowhere but on this device. */
async function draw(page: Page, name: string): Promise<void> {
  await signIn(page, `/mapwright?preset=bandit-cellars&seed=${encodeURIComponent(name)}`);
  await rename(page, name);
  await expect.poll(() => drafts(page)).toContain(name);
}

test('a second press while the first still sends is no second question', async ({ page }) => {
  test.setTimeout(120_000);
  const name = `Pressed twice ${Date.now()}`;
  await draw(page, name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/mapwright\/maps\/[0-9a-f-]{36}$/);
  // From now on what is saved stays on its way for ever.
  await page.route('**/mapwright/keep', () => {});
  await rename(page, `${name}, later`);
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-leaves]');
    form?.requestSubmit();
    setTimeout(() => form?.requestSubmit(), 1500);
  });
  await expect(question(page)).toContainText(`${name}, later`, { timeout: 15_000 });
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(question(page)).toBeHidden();
  // By now a second question would have waited as long as the first.
  await page.waitForTimeout(PATIENCE_MS);
  expect(await openDialogs(page)).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the question names what another tab has not saved, and each tab that leaves asks one', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const name = `In the other tab ${Date.now()}`;
  await draw(page, name);
  const other = await context.newPage();
  await other.goto('/terms');
  await logOut(other);
  await expect(question(other).getByRole('listitem')).toHaveText([name]);
  expect(await openDialogs(page)).toBe(0);

  await logOut(page);
  await expect(question(page).getByRole('listitem')).toHaveText([name]);
  await logOut(page);
  await logOut(other);
  for (const tab of [page, other]) expect(await openDialogs(tab)).toBe(1);

  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(question(other)).toBeVisible();
  await question(other).getByRole('button', { name: 'Discard and leave' }).click();
  await other.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
  await expect(page.getByText('You signed out in another tab')).toBeVisible();
  expect(await openDialogs(page)).toBe(0);
});
