import {
  drafts,
  found,
  KEPT,
  listedMaps,
  meeting,
  nameOf,
  openKeptMap,
  rename,
  saveButton,
  saved,
  saveElsewhere,
  signIn,
  stand,
} from './kept-map-hands';
import { expect, test } from './page-test';

/**
 * Saved versions, drafts and pending saves meet: nothing is overwritten, and "Saved" is shown only for what is saved.
 */

const KEEPING = '**/mapwright/keep';

test('a draft that is found late is offered on the saved map’s page, and continues as that map', async ({
  page,
}) => {
  const map = await openKeptMap(page, 'found-late');
  const name = await nameOf(page).inputValue();
  await rename(page, 'By hand');
  await expect.poll(async () => (await drafts(page)).join()).toContain('By hand');
  // Delays the identification of this tab, and so of its drafts, until something has been drawn.
  await page.addInitScript(() => {
    const query = navigator.locks.query.bind(navigator.locks);
    const gate = new Promise<void>((open) => addEventListener('tell-tabs', () => open()));
    navigator.locks.query = () => gate.then(query);
  });
  await page.reload();
  await expect(nameOf(page)).toHaveValue(name);
  await stand(page);
  await rename(page, 'Too quick');
  await page.evaluate(() => dispatchEvent(new Event('tell-tabs')));
  await expect(found(page)).toContainText('An unsaved drawing of “By hand”');
  await expect(found(page).getByRole('link', { name: 'Open that map' })).toHaveCount(0);
  await expect(nameOf(page)).toHaveValue('Too quick');
  await found(page).getByRole('button', { name: 'Restore' }).click();
  await expect(nameOf(page)).toHaveValue('By hand');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${map}$`));
});

test('a user who leaves the conflict of a first save unanswered is asked again, and nothing is shown as saved', async ({
  page,
}) => {
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=unanswered');
  await rename(page, 'Unanswered');
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
  await expect(page.getByRole('alert')).toContainText('Offline.');
  await saveElsewhere(page, `/mapwright/maps/${id}`, 'Elsewhere');
  for (const way of ['Escape', 'Save mine'] as const) {
    await saveButton(page).click();
    await expect(meeting(page)).toContainText('Elsewhere');
    if (way === 'Escape') await page.keyboard.press(way);
    else await meeting(page).getByRole('button', { name: way, exact: true }).click();
    await expect(meeting(page)).toBeHidden();
    if (way === 'Escape') await expect(saved(page)).toHaveCount(0);
  }
  await expect(saved(page)).toBeVisible();
  expect(await listedMaps(page)).toContain('Elsewhere (other version)');
});

test('neither changes made while a copy is being saved nor states restored by undo are shown as saved', async ({
  page,
}) => {
  const map = await openKeptMap(page, 'copied');
  await saveElsewhere(page, map, 'Elsewhere');
  await rename(page, 'Mine');
  await saveButton(page).click();
  await expect(meeting(page)).toBeVisible();
  let answer = () => {};
  const isDrawn = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(KEEPING, async (route) => {
    await isDrawn;
    await route.continue();
  });
  await meeting(page).getByRole('button', { name: 'Save mine as a copy' }).click();
  await page.keyboard.press('Escape');
  await expect(meeting(page)).toBeHidden();
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+L');
  await expect(page.getByRole('status').filter({ hasText: 'Selection locked' })).toBeVisible();
  answer();

  await expect(page).not.toHaveURL(new RegExp(`${map}$`));
  await expect(page).toHaveURL(KEPT);
  await expect(nameOf(page)).toHaveValue('Mine (copy)');
  await expect(saveButton(page)).toBeEnabled();
  for (let step = 1; step <= 2; step += 1) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(saveButton(page)).toBeVisible();
    await expect(saved(page)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Redo' }).click();
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
});
