import type { Page } from 'playwright/test';
import { expect, test } from './page-test';

/** Whatever happens on the way, nothing that somebody drew is lost. One screen suffices: nothing here is about its size. */

type Persona = RegExp;
const ADMIN: Persona = /^Admin/;
const ON_TRIAL: Persona = /^On trial/;

async function pass(page: Page, persona: Persona): Promise<void> {
  await page.waitForURL(/127\.0\.0\.1/);
  await page.getByRole('button', { name: persona }).first().click();
  await stand(page);
}

async function signIn(page: Page, path: string, persona = ADMIN): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await pass(page, persona);
}

async function stand(page: Page): Promise<void> {
  await expect(page.getByRole('application')).toBeVisible({ timeout: 20_000 });
}

const nameOf = (page: Page) => page.getByLabel('Name of the map');
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByRole('button', { name: 'Saved', exact: true });
const found = (page: Page) => page.getByRole('complementary', { name: 'Unsaved drawing' });

async function rename(page: Page, name: string): Promise<void> {
  await nameOf(page).fill(name);
  await nameOf(page).press('Enter');
}

/** The names of the drafts that this device holds. */
function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
}

test('without a line the first save keeps the drawing and says so, and a jump loads nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await signIn(page, '/mapwright');
  await rename(page, 'Drawn in the cellar');
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Room key/ }).click();
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('There is no connection just now.');
  await expect(nameOf(page)).toHaveValue('Drawn in the cellar');
  await page.getByText('Export and import').click();
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG' }).click();
  await picture;
  await expect(nameOf(page)).toHaveValue('Drawn in the cellar');
  await context.setOffline(false);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/mapwright\/maps\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a session that has ended asks to sign in, and the drawing is there again; not for another person', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=ended');
  await rename(page, 'Mine alone');
  await context.clearCookies();
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('You are no longer signed in.');
  await expect(nameOf(page)).toHaveValue('Mine alone');

  const other = await context.newPage();
  await signIn(other, '/mapwright?preset=bandit-cellars&seed=ended', ON_TRIAL);
  await expect(nameOf(other)).not.toHaveValue('Mine alone');
  await expect(found(other)).toHaveCount(0);
  await other.close();
  await context.clearCookies();

  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await pass(page, ADMIN);
  await expect(nameOf(page)).toHaveValue('Mine alone');
  await expect.poll(() => drafts(page)).toHaveLength(1);

  const account = page.locator('summary').filter({ hasText: 'Account' }).locator('visible=true');
  const logout = page.getByRole('button', { name: 'Logout' }).first();
  const question = page.getByRole('dialog', { name: 'Some of your work is not saved' });
  await account.first().click();
  await logout.click();
  await expect(question).toContainText('Mine alone');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(nameOf(page)).toHaveValue('Mine alone');
  await account.first().click();
  await logout.click();
  const taken = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Download' }).click();
  expect((await taken).suggestedFilename()).toBe('Mine-alone.json');
  await question.getByRole('button', { name: 'Discard and leave' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await drafts(page)).toEqual([]);
});

test('an unsaved drawing outlives a reload, links and Back, and gives way on request', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/try/mapwright?preset=bandit-cellars&seed=unsaved');
  await stand(page);
  await rename(page, 'Not saved yet');
  await page.getByText('Resize, keeping what is drawn').click();
  await page.locator('input[name="sheet-width"]').fill('50');
  await page.getByRole('button', { name: 'Resize', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Map resized' })).toBeVisible();
  // The recipe draws no map of this size with these rooms.
  await expect(page).toHaveURL(/width=40/);
  await page.reload();
  await stand(page);
  await expect(nameOf(page)).toHaveValue('Not saved yet');
  await expect(found(page)).toContainText(/Your unsaved drawing from .+ was brought back\./);

  // The tool's own first page begins anew, and tells of the drawing.
  await page.getByRole('link', { name: 'Mapwright', exact: true }).first().click();
  await expect(found(page)).toContainText('An unsaved drawing of “Not saved yet”');
  await found(page).getByRole('button', { name: 'Later' }).click();
  await page.goBack();
  await expect(nameOf(page)).toHaveValue('Not saved yet');
  await page.goto('/cheat-sheet');
  await page.goBack();
  await expect(nameOf(page)).toHaveValue('Not saved yet');

  await page.goto('/try/mapwright?seed=elsewhere');
  await found(page).getByRole('button', { name: 'Bring it back' }).click();
  await expect(nameOf(page)).toHaveValue('Not saved yet');
  await expect(page).toHaveURL(/seed=elsewhere/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(nameOf(page)).not.toHaveValue('Not saved yet');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.reload();
  await stand(page);
  await expect(nameOf(page)).toHaveValue('Not saved yet');
  await found(page).getByRole('button', { name: 'Start from the map as it was' }).click();
  await expect(nameOf(page)).not.toHaveValue('Not saved yet');
  await expect(found(page)).toHaveCount(0);
  await page.reload();
  await stand(page);
  await expect(nameOf(page)).not.toHaveValue('Not saved yet');
  expect(await drafts(page)).toEqual([]);
});

test('what a kept map goes through is said as it is: look, copy, both versions, sharing, deleting', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const name = `Through it all ${Date.now()}`;
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=through');
  await rename(page, name);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await drafts(page)).toEqual([]);
  await page.getByText('Parchment').click();
  await expect(saveButton(page)).toBeVisible();
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();

  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Share the players’ version' }).click();
  const shared = page.locator('main a[href^="/map/"]');
  await expect(shared).toBeVisible();
  const other = await context.newPage();
  await other.goto((await shared.getAttribute('href')) ?? '');
  await expect(other.getByRole('heading', { name })).toBeVisible();

  await other.goto(page.url());
  await stand(other);
  await rename(other, `${name} B`);
  await saveButton(other).click();
  await expect(saved(other)).toBeVisible();
  await rename(page, `${name} A`);
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(page)).toBeVisible();
  await other.goto('/mapwright/maps');
  await expect(other.getByText(`${name} B (other version)`)).toBeVisible();
  await other.goto(page.url());
  await stand(other);

  await rename(page, `${name} A2`);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await rename(other, `${name} C`);
  await saveButton(other).click();
  await other.getByRole('button', { name: 'Save mine as a copy' }).click();
  await expect(nameOf(other)).toHaveValue(`${name} C (copy)`);
  await expect(saved(other)).toBeVisible();

  const gone = page.url();
  await other.goto('/mapwright/maps');
  const card = other
    .getByRole('listitem')
    .filter({ has: other.locator(`a[href="${new URL(gone).pathname}"]`) });
  await card.getByText('Rename, copy, share, delete').click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText(`“${name} A2” was deleted.`)).toBeVisible();
  await rename(page, `${name} once more`);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('This map was deleted somewhere else');
  await page.getByRole('button', { name: 'Save as a new map' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).not.toHaveURL(gone);
});

test('two tabs on one recipe have each their own drawing, and both are found again', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const path = '/try/mapwright?preset=bandit-cellars&seed=two-tabs';
  const other = await context.newPage();
  for (const [tab, name] of [
    [page, 'The first tab'],
    [other, 'The second tab'],
  ] as const) {
    await tab.goto(path);
    await stand(tab);
    await expect(found(tab)).toHaveCount(0);
    await rename(tab, name);
  }
  await expect.poll(() => drafts(page)).toHaveLength(2);
  for (const tab of [page, other]) {
    await tab.reload();
    await stand(tab);
  }
  await expect(nameOf(page)).toHaveValue('The first tab');
  await expect(nameOf(other)).toHaveValue('The second tab');

  // A tab that was closed leaves its drawing to the next one that comes.
  await other.close();
  const next = await context.newPage();
  await next.goto(path);
  await stand(next);
  await expect(nameOf(next)).toHaveValue('The second tab');
  expect(await drafts(page)).toHaveLength(2);
});
