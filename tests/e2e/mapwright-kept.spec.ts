import { appOrigin } from '../harness/origin';
import {
  drafts,
  listedMaps,
  meeting,
  nameOf,
  openKeptMap,
  rename,
  saveButton,
  saved,
  saveElsewhere,
  stand,
} from './kept-map-hands';
import { expect, test } from './page-test';

test('in a conflict the user can take the other version or keep their own, and can save a deleted map as a new one', async ({
  page,
}) => {
  const map = await openKeptMap(page, 'meet');
  const id = map.split('/').at(-1) ?? '';

  await test.step('theirs, of which undo leads back to mine', async () => {
    await saveElsewhere(page, map, 'Theirs');
    await rename(page, 'Mine');
    await saveButton(page).click();
    await expect(meeting(page)).toContainText('Mine');
    await expect(meeting(page)).toContainText('Theirs');
    await meeting(page).getByRole('button', { name: 'Use the other version' }).click();
    await expect(nameOf(page)).toHaveValue('Theirs');
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(nameOf(page)).toHaveValue('Mine');
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
  });

  await test.step('mine over theirs, which becomes a map of its own', async () => {
    await saveElsewhere(page, map, 'Their second');
    await rename(page, 'My second');
    await saveButton(page).click();
    await meeting(page).getByRole('button', { name: 'Save mine', exact: true }).click();
    await expect(saved(page)).toBeVisible();
    expect((await listedMaps(page)).toSorted()).toEqual([
      'My second',
      'Their second (other version)',
    ]);
  });

  await test.step('what is deleted somewhere else, as a new map', async () => {
    const form = { intent: 'delete', id };
    await page.request.post('/mapwright/maps', { form, headers: { Origin: appOrigin() } });
    await rename(page, 'Once more');
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText('This map was deleted elsewhere');
    await page.getByRole('button', { name: 'Save as a new map' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(id));
    // Changing the style also makes a new version.
    await page.getByText('Parchment').click();
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
    expect(await drafts(page)).toEqual([]);
  });
});

test('My maps marks unsaved work of this device, shares a map, and restores a deleted one', async ({
  page,
  context,
}) => {
  const map = await openKeptMap(page, 'shelf');
  await rename(page, 'By hand');
  await expect.poll(async () => (await drafts(page)).join()).toContain('By hand');
  await page.goto('/mapwright/maps');
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="${map}"]`) });
  await expect(card).toContainText(/Unsaved changes from .* are on this device/);
  await card.getByRole('link', { name: 'Open it' }).click();
  await expect(page).toHaveURL(new RegExp(`${map}$`));
  await expect(nameOf(page)).toHaveValue('By hand');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'My maps', exact: true }).click();
  await expect(card).toContainText('By hand');
  await expect(card).not.toContainText('Unsaved changes');

  await test.step('an address for others, of which the whole map may be copied', async () => {
    await card.getByText('Rename, duplicate, share, delete').click();
    await card.getByRole('button', { name: 'Share the players’ version' }).click();
    const link = card.locator('a[href^="/map/"]');
    const players = (await link.getAttribute('href')) ?? '';
    await expect(card.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await card.getByRole('button', { name: 'Share the game master’s version' }).click();
    // The players' link is stopped, and the game master's version gets another link.
    await expect(link).not.toHaveAttribute('href', players);
    const other = await context.newPage();
    await other.goto((await link.getAttribute('href')) ?? '');
    await other.getByRole('link', { name: 'Copy and edit' }).click();
    await stand(other);
    await expect(nameOf(other)).toHaveValue('By hand');
    await expect(other).toHaveURL(/\/mapwright\?copy=/);
    await other.close();
  });

  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“By hand” was deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.locator(`a[href="${map}"]`).first()).toBeFocused();
});

test('a visitor’s drawing is kept through sign-in', async ({ page }) => {
  await page.goto('/try/mapwright?preset=bandit-cellars&seed=carried');
  await stand(page);
  await rename(page, 'Drawn before the sign-in');
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await page.waitForURL(/access-gate/);
  await page.locator('main a[href^="/login?next="]').click();
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: /^Admin/ })
    .first()
    .click();
  await stand(page);
  await expect(page).toHaveURL(/:\d+\/mapwright\?.*seed=carried/);
  await expect(nameOf(page)).toHaveValue('Drawn before the sign-in');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(nameOf(page)).not.toHaveValue('Drawn before the sign-in');
  await page.reload();
  await stand(page);
  await expect(nameOf(page)).not.toHaveValue('Drawn before the sign-in');
});
