import type { Page } from 'playwright/test';
import { ADMIN, asPerson, beSomebody } from './as-person';
import { begunFrom } from './homebrew-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Creates a user and opens the editor of a creature that is copied from a book. */
async function begin(page: Page, from = 'ogre'): Promise<void> {
  await beSomebody(page, ADMIN);
  await open(page, await begunFrom(page, from));
}

const statblock = (page: Page) => page.getByRole('region', { name: 'Statblock' });
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const nameField = (page: Page) => page.getByLabel('Name', { exact: true }).first();

test('the statblock follows the typing, which saves itself; rows and a Multiattack are added and removed', async ({
  page,
}) => {
  await begin(page);
  await expect(statblock(page)).toContainText('+6 to hit');
  await page
    .getByRole('group', { name: /^Strength/ })
    .getByLabel('Score')
    .fill('30');
  await expect(statblock(page)).toContainText('+12 to hit');
  await expect(statblock(page)).toContainText('(2d8 + 10)');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(saved(page)).toBeVisible();

  // The focus is on the added row.
  await page.getByRole('button', { name: 'Add to traits' }).click();
  await expect(page.locator('[name="traits.0.name"]')).toBeFocused();
  await page.keyboard.type('Moss Cloak');
  await page.locator('[name="traits.0.text"]').fill('The {name} hides in moss, {DC CON}.');
  await expect(statblock(page)).toContainText('The ogre hides in moss, DC 13.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await open(page, page.url());
  await expect(statblock(page)).toContainText('+12 to hit');
  // Tokens stay as they were typed.
  await expect(page.locator('[name="traits.0.text"]')).toHaveValue(
    'The {name} hides in moss, {DC CON}.',
  );
  await page.locator('#traits summary', { hasText: 'Moss Cloak' }).click();
  await page.getByRole('button', { name: 'Remove Moss Cloak' }).click();
  await expect(page.locator('[name="traits.0.name"]')).toHaveCount(0);
  await expect(saved(page)).toBeVisible();

  await page.getByText('Build the Multiattack').click();
  await page.locator('[name="multi.0.times"]').selectOption('2');
  await page.locator('[name="multi.0.of"]').selectOption({ label: 'Greatclub' });
  await page.locator('[name="multi.1.of"]').selectOption({ label: 'Javelin' });
  // The choice alone does not change the creature yet.
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Write the text' }).click();
  await expect(statblock(page)).toContainText(
    'The ogre makes two Greatclub attacks and one Javelin attack.',
  );
  await expect(page.locator('[name="actions.0.name"]')).toHaveValue('Multiattack');
});

test('an invalid field is marked and the draft is kept; changes are saved by a press and when the page is left', async ({
  page,
}) => {
  await begin(page);
  // Nothing was typed, so there is nothing to save.
  await expect(saved(page)).toBeVisible();
  await nameField(page).fill('Bog Ogre');
  // The link is pressed before the preview updates and long before the automatic save.
  await page.getByRole('link', { name: 'Versions' }).click();
  await expect(page).toHaveURL(/\/history$/);
  await page.goBack();
  await expect(nameField(page)).toHaveValue('Bog Ogre');
  await nameField(page).fill('Fen Ogre');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fen Ogre');
  await expect(saved(page)).toBeVisible();

  const armor = page.getByLabel('Armor Class').first();
  await armor.fill('many');
  await expect(page.getByText('Armor Class must be a whole number from 0 to 50.')).toBeVisible();
  await expect(page.getByText(/Saved as a draft/)).toBeVisible();
  await open(page, page.url());
  await expect(armor).toHaveValue('many');
  await armor.fill('12');
  await nameField(page).fill('Mire Ogre');
  // The list may be requested before the save has arrived.
  await page.goto('/homebrew');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Mire Ogre').first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('offline the page asks before it is left, and saves after reconnecting', async ({
  page,
  context,
}) => {
  await begin(page);
  await context.setOffline(true);
  await page.getByLabel('Name', { exact: true }).first().fill('Lone Ogre');
  await expect(page.getByText('Offline. What you typed is not saved yet.')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lone Ogre');
});

test('a version that was saved elsewhere is never overwritten', async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await open(other, page.url());
  await other.getByLabel('Name', { exact: true }).first().fill('Other Ogre');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Other Ogre');
  await page.getByLabel('Name', { exact: true }).first().fill('This Ogre');
  await expect(page.getByText('saved elsewhere meanwhile')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Ogre');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a creature is created, changed, scaled and corrected', async ({ page }) => {
    await asPerson(page, ADMIN, '/homebrew/new?q=Ogre&from=2014');
    await page.getByRole('button', { name: 'Use Ogre', exact: true }).first().click();
    await page.waitForURL(/\/homebrew\/[0-9a-f-]{36}/);
    await page.getByRole('button', { name: 'Add to reactions' }).click();
    await page.locator('[name="reactions.0.name"]').fill('Bellow');
    await page.locator('[name="reactions.0.deed"]').selectOption('save');
    await page.getByRole('button', { name: 'Show fields' }).last().click();
    await page.locator('#reactions summary', { hasText: 'Bellow' }).click();
    await page.locator('[name="reactions.0.within"]').fill('30');
    await page.locator('[name="reactions.0.harm0"]').fill('3d6');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const block = page.getByRole('region', { name: 'Statblock' });
    await expect(block).toContainText('must make a DC 13 Dexterity saving throw');
    await page.getByText('Build the Multiattack').click();
    await page.locator('[name="multi.0.times"]').selectOption('3');
    await page.locator('[name="multi.0.of"]').selectOption({ label: 'Greatclub' });
    await page.getByRole('button', { name: 'Write the text' }).click();
    await expect(block).toContainText('The ogre makes three Greatclub attacks.');
    await page.getByLabel('Scale to CR').selectOption('8');
    await page.getByRole('button', { name: 'Scale' }).click();
    await expect(page.getByText('Calculated CR 8')).toBeVisible();
  });
});

test('related elements stay on one line: hit dice, fields of a row, cards of a row', async ({
  page,
}) => {
  await begin(page, 'adult-red-dragon.srd-5-2');
  const dice = page.getByText('(19d12 + 133)', { exact: true });
  expect(await dice.evaluate((one) => one.getClientRects().length)).toBe(1);
  const top = (name: string) =>
    page.locator(`[name="${name}"]`).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  expect(await top('subtype')).toBe(await top('alignment'));
  await page.getByRole('link', { name: 'Export' }).click();
  const cards = page.locator('main li a');
  await expect(cards).toHaveCount(7);
  const rows = await cards.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => `${top} ${height}`),
  );
  // Four are in the first row and three in the second.
  expect(new Set(rows).size).toBe(2);
});
