import type { Page } from 'playwright/test';
import { rename, signIn } from './kept-map-hands';
import { awake, home, question } from './leaving-hands';
import { expect, test } from './page-test';

/** A user who leaves is asked once, however often they press and in however many tabs. */

/** How long a page waits for pending requests before it asks, as in `watch-leaving`. */
const PATIENCE_MS = 3000;

/** Presses Logout, wherever its menu is. */
function logOut(page: Page): Promise<void> {
  return page
    .locator('form[data-leaves]')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
}

const openDialogs = (page: Page) => page.locator('dialog:modal').count();

function drafts(page: Page): Promise<string> {
  return page.evaluate(() => Object.values(localStorage).join());
}

/** Opens a drawing that is stored only on this device. */
async function draw(page: Page, name: string): Promise<void> {
  await signIn(page, `/mapwright?preset=bandit-cellars&seed=${encodeURIComponent(name)}`);
  await rename(page, name);
  await expect.poll(() => drafts(page)).toContain(name);
}

test('a second press while a save is pending does not open a second question', async ({ page }) => {
  const name = 'Pressed twice';
  await page.clock.install();
  const watch = page.waitForResponse(/\/assets\/watch-leaving-.*\.js$/);
  await draw(page, name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/mapwright\/maps\/[0-9a-f-]{36}$/);
  // From now on saves stay pending for ever.
  await page.route('**/mapwright/keep', () => {});
  await rename(page, `${name}, later`);
  await expect.poll(() => drafts(page)).toContain(`${name}, later`);
  await (await watch).finished();
  await logOut(page);
  await page.clock.fastForward(PATIENCE_MS / 2);
  await logOut(page);
  await page.clock.fastForward(PATIENCE_MS / 2);
  await expect(question(page)).toContainText(`${name}, later`);
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(question(page)).toBeHidden();
  // By now a second question would have appeared as well.
  await page.clock.fastForward(PATIENCE_MS);
  await page.clock.runFor(PATIENCE_MS);
  expect(await openDialogs(page)).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the question names unsaved work of another tab, and each tab that leaves asks once', async ({
  page,
  context,
}) => {
  const name = 'In the other tab';
  await draw(page, name);
  const other = await context.newPage();
  await other.goto('/terms');
  await awake(other);
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
  await home(other);
  await expect(page.getByText('You signed out in another tab')).toBeVisible();
  expect(await openDialogs(page)).toBe(0);
});
