import { asBefore, asPerson, personOf } from './as-person';
import {
  drafts,
  found,
  KEPT,
  nameOf,
  rename,
  saveButton,
  saved,
  signIn,
  stand,
} from './kept-map-hands';
import { expect, test } from './page-test';

/** Whatever happens, nothing drawn is lost. One screen size is enough, because nothing here depends on it. */

test('offline the first save keeps the drawing and says so, and a link to a section loads nothing', async ({
  page,
  context,
}) => {
  await signIn(page, '/mapwright');
  await rename(page, 'Drawn in the cellar');
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Room key/ }).click();
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Offline.');
  await page.getByText('Export and import').click();
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG' }).click();
  await picture;
  await expect(nameOf(page)).toHaveValue('Drawn in the cellar');
  await context.setOffline(false);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(KEPT);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an ended session asks to sign in, and the drawing is kept for its own user until they discard it', async ({
  page,
  context,
}) => {
  const path = '/mapwright?preset=bandit-cellars&seed=ended';
  await signIn(page, path);
  const first = personOf(page);
  await rename(page, 'Mine alone');
  await context.clearCookies();
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('You are signed out.');
  await expect(nameOf(page)).toHaveValue('Mine alone');

  await test.step('not for another person on the device', async () => {
    const other = await context.newPage();
    await asPerson(other, { plan: 'paying' }, path);
    await stand(other);
    await expect(nameOf(other)).not.toHaveValue('Mine alone');
    // A drawing is stored only after the page has looked for earlier drafts.
    await rename(other, 'Theirs');
    await expect.poll(async () => (await drafts(other)).length).toBe(2);
    await expect(found(other)).toHaveCount(0);
    await other.close();
    await context.clearCookies();
  });

  const way = page.getByRole('link', { name: 'Sign in', exact: true });
  await expect(way).toHaveAttribute('href', /^\/login\?next=%2Fmapwright/);
  await asBefore(page, path, first);
  await expect(nameOf(page)).toHaveValue('Mine alone');

  await test.step('whoever leaves is asked, and may take it along', async () => {
    const account = page.locator('summary').filter({ hasText: 'Account' }).locator('visible=true');
    await account.first().click();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    const question = page.getByRole('dialog', { name: 'You have unsaved work' });
    await expect(question).toContainText('Mine alone');
    await expect(question).not.toContainText('Theirs');
    const taken = page.waitForEvent('download');
    await question.getByRole('button', { name: 'Download' }).click();
    expect((await taken).suggestedFilename()).toBe('Mine-alone.json');
    await question.getByRole('button', { name: 'Discard and leave' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await drafts(page)).join()).not.toContain('Mine alone');
  });
});

test('an unsaved drawing survives a reload, links and Back, and is removed on request', async ({
  page,
}) => {
  await page.goto('/try/mapwright?preset=bandit-cellars&seed=unsaved');
  await stand(page);
  await rename(page, 'Not saved yet');
  await page.reload();
  await expect(nameOf(page)).toHaveValue('Not saved yet');
  await expect(found(page)).toContainText(/Your unsaved drawing from .+ was restored\./);

  // The tool's start page begins a new map and mentions the drawing.
  await page.getByRole('link', { name: 'Mapwright', exact: true }).first().click();
  await expect(found(page)).toContainText('An unsaved drawing of “Not saved yet”');
  await found(page).getByRole('button', { name: 'Later' }).click();
  await page.goBack();
  await expect(nameOf(page)).toHaveValue('Not saved yet');

  await page.goto('/try/mapwright?seed=elsewhere');
  await found(page).getByRole('button', { name: 'Restore' }).click();
  await expect(nameOf(page)).toHaveValue('Not saved yet');
  await expect(page).toHaveURL(/seed=elsewhere/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(nameOf(page)).not.toHaveValue('Not saved yet');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.reload();
  await expect(nameOf(page)).toHaveValue('Not saved yet');
  await found(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(nameOf(page)).not.toHaveValue('Not saved yet');
  await expect(found(page)).toHaveCount(0);
  await expect.poll(() => drafts(page)).toEqual([]);
});

test('two tabs with the same recipe keep separate drawings, and both are found again', async ({
  page,
  context,
}) => {
  const path = '/try/mapwright?preset=bandit-cellars&seed=two-tabs';
  const other = await context.newPage();
  for (const [tab, name] of [
    [page, 'The first tab'],
    [other, 'The second tab'],
  ] as const) {
    await tab.goto(path);
    await stand(tab);
    await rename(tab, name);
    await expect.poll(async () => (await drafts(tab)).join()).toContain(name);
    await expect(found(tab)).toHaveCount(0);
  }
  expect(await drafts(page)).toHaveLength(2);
  await page.reload();
  await expect(nameOf(page)).toHaveValue('The first tab');
  // The drawing of a closed tab is taken over by the next tab.
  await other.close();
  const next = await context.newPage();
  await next.goto(path);
  await expect(nameOf(next)).toHaveValue('The second tab');
  expect(await drafts(page)).toHaveLength(2);
});
