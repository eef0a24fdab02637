import type { Page } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { barriers } from './barriers';
import { open } from './open-page';
import { expect, test } from './page-test';

const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const choosing = (name: string) => `/homebrew/new?q=${encodeURIComponent(name)}&from=2014`;

/** Signs in and begins with a creature of the books. */
async function begin(page: Page, name: string): Promise<void> {
  await asPerson(page, ADMIN, choosing(name));
  await beginWith(page, name);
}

async function beginWith(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Begin with ${name}`, exact: true })
    .first()
    .click();
  await page.waitForURL(/\/homebrew\/[0-9a-f-]{36}/);
}

test('the statblock follows what is typed, and what is typed saves itself', async ({ page }) => {
  await begin(page, 'Ogre');
  const block = page.getByRole('region', { name: 'Statblock' });
  await expect(block).toContainText('+6 to hit');
  await page
    .getByRole('group', { name: /^Strength/ })
    .getByLabel('Score')
    .fill('30');
  await expect(block).toContainText('+12 to hit');
  await expect(block).toContainText('(2d8 + 10)');
  await expect(page.getByText('Changed, not saved yet.')).toBeVisible();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(block).toContainText('+12 to hit');
});

test('rows come and go by presses, with the focus on what was added', async ({ page }) => {
  await begin(page, 'Ogre');
  // A press before the page is awake sends the form: the row comes, without the focus.
  await open(page, page.url());
  await page.getByRole('button', { name: 'Add to traits' }).click();
  await expect(page.locator('[name="traits.0.name"]')).toBeFocused();
  await page.keyboard.type('Moss Cloak');
  await page.locator('[name="traits.0.text"]').fill('The {name} hides in moss, {DC CON}.');
  await expect(page.getByRole('region', { name: 'Statblock' })).toContainText(
    'The ogre hides in moss, DC 13.',
  );
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.reload();
  // Tokens stay what was typed.
  await expect(page.locator('[name="traits.0.text"]')).toHaveValue(
    'The {name} hides in moss, {DC CON}.',
  );
  await page.locator('#traits summary', { hasText: 'Moss Cloak' }).click();
  await page.getByRole('button', { name: 'Remove Moss Cloak' }).click();
  await expect(page.locator('[name="traits.0.name"]')).toHaveCount(0);
});

test('a Multiattack is put together from the other actions', async ({ page }) => {
  await begin(page, 'Ogre');
  await open(page, page.url());
  await page.getByText('Put its Multiattack together').click();
  await page.locator('[name="multi.0.times"]').selectOption('2');
  await page.locator('[name="multi.0.of"]').selectOption({ label: 'Greatclub' });
  await page.locator('[name="multi.1.of"]').selectOption({ label: 'Javelin' });
  // What is chosen says nothing of the creature yet.
  expect(await page.getByText('Changed, not saved yet.').count()).toBe(0);
  await page.getByRole('button', { name: 'Write its words' }).click();
  await expect(page.getByRole('region', { name: 'Statblock' })).toContainText(
    'The ogre makes two Greatclub attacks and one Javelin attack.',
  );
  await expect(page.locator('[name="actions.0.name"]')).toHaveValue('Multiattack');
});

test('a field that is wrong says so, and the draft stays', async ({ page }) => {
  await begin(page, 'Ogre');
  await page.getByLabel('Armor Class').first().fill('many');
  await expect(page.getByText('Armor Class is a whole number from 0 to 50.')).toBeVisible();
  await expect(page.getByText(/Saved as a draft/)).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(page.getByLabel('Armor Class').first()).toHaveValue('many');
});

test('what is typed is saved on the way out, and by a press without leaving', async ({ page }) => {
  await begin(page, 'Ogre');
  // Nothing was typed: there is nothing to save.
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await open(page, page.url());
  expect(await page.getByText('Changed, not saved yet.').count()).toBe(0);
  const name = page.getByLabel('Name', { exact: true }).first();
  await name.fill('Bog Ogre');
  // Within the pause before it is drawn, and long before it saves itself.
  await page.getByRole('link', { name: 'Versions' }).click();
  await expect(page).toHaveURL(/\/history$/);
  await page.goBack();
  await expect(name).toHaveValue('Bog Ogre');
  await name.fill('Fen Ogre');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fen Ogre');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await name.fill('Mire Ogre');
  // The list is asked for while it is on its way still.
  await page.goto('/homebrew');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Mire Ogre').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('without a line the page asks before it is left, and saves when the line is back', async ({
  page,
  context,
}) => {
  await begin(page, 'Ogre');
  await open(page, page.url());
  await context.setOffline(true);
  await page.getByLabel('Name', { exact: true }).first().fill('Lone Ogre');
  await expect(page.getByText('There is no connection')).toBeVisible({ timeout: 15_000 });
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await context.setOffline(false);
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lone Ogre');
});

test('a version that was saved elsewhere is never written over', async ({ page, context }) => {
  await begin(page, 'Ogre');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Name', { exact: true }).first().fill('Other Ogre');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Other Ogre');
  await page.getByLabel('Name', { exact: true }).first().fill('This Ogre');
  await expect(page.getByText('saved from another place meanwhile')).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole('button', { name: 'This one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Ogre');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a creature is made, changed, scaled and mended', async ({ page }) => {
    await begin(page, 'Ogre');
    await page.getByRole('button', { name: 'Add to reactions' }).click();
    await page.locator('[name="reactions.0.name"]').fill('Bellow');
    await page.locator('[name="reactions.0.deed"]').selectOption('save');
    await page.getByRole('button', { name: 'Show the fields of these mechanics' }).last().click();
    await page.locator('#reactions summary', { hasText: 'Bellow' }).click();
    await page.locator('[name="reactions.0.within"]').fill('30');
    await page.locator('[name="reactions.0.harm0"]').fill('3d6');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const block = page.getByRole('region', { name: 'Statblock' });
    await expect(block).toContainText('must make a DC 13 Dexterity saving throw');
    await page.getByText('Put its Multiattack together').click();
    await page.locator('[name="multi.0.times"]').selectOption('3');
    await page.locator('[name="multi.0.of"]').selectOption({ label: 'Greatclub' });
    await page.getByRole('button', { name: 'Write its words' }).click();
    await expect(block).toContainText('The ogre makes three Greatclub attacks.');
    await page.getByLabel('Make it one of challenge').selectOption('8');
    await page.getByRole('button', { name: 'Scale' }).click();
    await expect(page.getByText('By its numbers: challenge 8')).toBeVisible();
  });
});

test('what belongs together stands together: hit dice, fields of a row, cards of a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await asPerson(page, ADMIN, '/homebrew/new?q=Adult+Red+Dragon&from=2024');
  await page.getByRole('button', { name: 'Begin with Adult Red Dragon' }).last().click();
  await page.waitForURL(/\/homebrew\/[0-9a-f-]{36}/);
  const dice = page.getByText('(19d12 + 133)', { exact: true });
  expect(await dice.evaluate((one) => one.getClientRects().length)).toBe(1);
  const top = (name: string) =>
    page.locator(`[name="${name}"]`).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  expect(await top('subtype')).toBe(await top('alignment'));
  await page.getByRole('link', { name: 'Take along' }).click();
  const cards = page.locator('main li a');
  await expect(cards).toHaveCount(7);
  const rows = await cards.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => `${top} ${height}`),
  );
  // Four in the first row and three in the second.
  expect(new Set(rows).size).toBe(2);
});

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['the narrowest phone', 320, 568],
  ['a desktop', 1280, 800],
] as const) {
  test(`the pages stand within ${name}, and keep nobody out`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await asPerson(page, ADMIN, '/homebrew/new?q=ogre');
    expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
    if (width !== 320) expect(await barriers(page)).toEqual([]);
    await page.goto(choosing('Lich'));
    await beginWith(page, 'Lich');
    for (const summary of await page.locator('#form details:not([open]) > summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
    if (width !== 320) expect(await barriers(page)).toEqual([]);
  });
}
