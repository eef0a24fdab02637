import type { BrowserContext, Page } from 'playwright/test';
import { nameOf, rename, signIn } from './kept-map-hands';
import { expect, test } from './page-test';

/** What is kept, what is drawn and what is under way meet: nothing is written over, and "Saved" is said of what is. */

const KEPT = /\/mapwright\/maps\/[0-9a-f-]{36}$/;
const KEEPING = '**/mapwright/keep';
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByRole('button', { name: 'Saved', exact: true });
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'This map was changed somewhere else' });

/** Opens a kept map in another tab and saves it there under another name. */
async function saveElsewhere(context: BrowserContext, path: string, name: string): Promise<void> {
  const other = await context.newPage();
  await other.goto(path);
  await expect(other.getByRole('application')).toBeVisible({ timeout: 20_000 });
  await rename(other, name);
  await saveButton(other).click();
  await expect(saved(other)).toBeVisible();
  await other.close();
}

test('a drawing that was found too late is offered on the kept map’s own page, and goes on as that map', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = `Found late ${Date.now()}`;
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=found-late');
  await rename(page, name);
  await saveButton(page).click();
  await expect(page).toHaveURL(KEPT);
  const address = page.url();
  await rename(page, `${name}, by hand`);
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain(`${name}, by hand`);

  // Which tab this is, and so what it left here, is known only after somebody has drawn.
  await page.addInitScript(() => {
    const query = navigator.locks.query.bind(navigator.locks);
    const gate = new Promise<void>((open) => addEventListener('tell-tabs', () => open()));
    navigator.locks.query = () => gate.then(query);
  });
  await page.reload();
  await expect(nameOf(page)).toHaveValue(name);
  await expect(page.getByRole('application')).toBeVisible({ timeout: 20_000 });
  await rename(page, `${name}, too quick`);
  await page.evaluate(() => dispatchEvent(new Event('tell-tabs')));
  const notice = page.getByRole('complementary', { name: 'Unsaved drawing' });
  await expect(notice).toContainText(`An unsaved drawing of “${name}, by hand”`);
  await expect(notice.getByRole('link', { name: 'Open that map' })).toHaveCount(0);
  await expect(nameOf(page)).toHaveValue(`${name}, too quick`);
  await notice.getByRole('button', { name: 'Bring it back' }).click();
  await expect(nameOf(page)).toHaveValue(`${name}, by hand`);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('whoever leaves the question of a first save unanswered is asked again, and nothing is called saved', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const name = `Unanswered ${Date.now()}`;
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=unanswered');
  await rename(page, name);
  let id = '';
  await page.route(
    KEEPING,
    async (route) => {
      const answer = await route.fetch();
      id = (await answer.json()).saved.id;
      await route.abort();
    },
    { times: 1 },
  );
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('There is no connection');
  await saveElsewhere(context, `/mapwright/maps/${id}`, `${name}, elsewhere`);

  await saveButton(page).click();
  await expect(question(page)).toContainText(`${name}, elsewhere`);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(saved(page)).toHaveCount(0);
  await saveButton(page).click();
  await expect(question(page)).toContainText(`${name}, elsewhere`);
  await question(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(page)).toBeVisible();
  await page.goto('/mapwright/maps');
  await expect(
    page.getByRole('link', { name: `${name}, elsewhere (other version)` }),
  ).toBeVisible();
});

test('nothing that is drawn while a copy is saved is called saved, nor what undo leads back to', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const name = `Copied ${Date.now()}`;
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=copied');
  await rename(page, name);
  await saveButton(page).click();
  await expect(page).toHaveURL(KEPT);
  const first = page.url();
  await saveElsewhere(context, new URL(first).pathname, `${name}, elsewhere`);
  await rename(page, `${name}, mine`);
  await saveButton(page).click();
  await expect(question(page)).toBeVisible();

  let answer = () => {};
  const isDrawn = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(KEEPING, async (route) => {
    await isDrawn;
    await route.continue();
  });
  await question(page).getByRole('button', { name: 'Save mine as a copy' }).click();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+L');
  await expect(page.getByRole('status').filter({ hasText: 'Part locked' })).toBeVisible();
  answer();

  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(KEPT);
  await expect(nameOf(page)).toHaveValue(`${name}, mine (copy)`);
  await expect(saved(page)).toHaveCount(0);
  for (let step = 1; step <= 2; step += 1) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(saved(page)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Redo' }).click();
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
});
