import { ADMIN, asPerson } from './as-person';
import { barriers } from './barriers';
import { expect, test } from './page-test';

const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('a beginner on a phone answers three questions and has a character that is whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await asPerson(page, ADMIN, '/lab/character');
  await page.getByText('Three questions').first().click();
  const form = page.getByRole('form', { name: 'Three questions' });
  await form.getByLabel('With spells').check();
  await form.getByLabel('A sharp mind, or magic in the blood').check();
  await form.getByLabel('What are you called?').fill('Ada of the Ford');
  await form.getByRole('button', { name: 'Make this character' }).click();
  await page.waitForURL(/\/lab\/character\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada of the Ford');
  await page.goto(`${new URL(page.url()).pathname}/make`);
  await expect(page.getByText('Everything is chosen.')).toBeVisible();
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
});

test('an expert builds two classes by presses, sets a number by hand, and takes steps back', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/lab/character');
  await page.getByLabel('Name of a new character').fill('Mira');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/make/);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await page.getByRole('radio', { name: /^Half-Elf/ }).check();
  await expect(page.getByText('Two skills').first()).toBeVisible();
  await steps.getByRole('link', { name: /^Class/ }).click();
  await page.getByRole('button', { name: 'Begin as a fighter' }).click();
  await expect(page.getByText('Level 1, 1', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Level 2' }).click();
  await expect(page.getByRole('button', { name: 'Level 3' })).toBeVisible();
  // The half-elf's Charisma is enough for a sorcerer's 13; the suggested array gives the fighter 8 in it, and 2 more.
  await page.getByText('The next level in another class').click();
  await expect(page.getByRole('button', { name: 'Rogue', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Rogue', exact: true }).click();
  await expect(page.getByText('Fighter 2 / Rogue 1').first()).toBeVisible();
  const beside = page.getByRole('complementary', { name: 'So far' });
  await beside.locator('summary', { hasText: 'Armor Class' }).click();
  await beside.getByLabel('Armor Class, set by hand').fill('19');
  await expect(beside.locator('summary', { hasText: 'Armor Class' })).toContainText('by hand');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(beside.locator('summary', { hasText: 'Armor Class' })).not.toContainText('by hand');
  await page.reload();
  await expect(page.getByText('Fighter 2 / Rogue 1').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('what two tabs choose is told, and what stands on the page can be kept', async ({
  page,
  context,
}) => {
  await asPerson(page, ADMIN, '/lab/character');
  await page.getByLabel('Name of a new character').fill('Twice');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/make/);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('radio', { name: /^Human/ }).check();
  await expect(other.getByText('Kept.')).toBeVisible();
  await page.getByRole('radio', { name: /^Tiefling/ }).check();
  await expect(page.getByText('changed from another place meanwhile')).toBeVisible();
  await page.getByRole('button', { name: 'Keep what stands here' }).click();
  await expect(page.getByText('Kept.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Tiefling/ })).toBeChecked();
});

test('fields stay under the hand that types, and show what is kept once a press has changed it', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/lab/character');
  await page.getByLabel('Name of a new character').fill('Slow');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/make/);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: /^About/ }).click();
  const name = page.getByLabel('Name', { exact: true }).first();
  await name.click();
  await name.fill('');
  // Slower than a step is kept.
  for (const letter of 'Ada Lo') {
    await page.keyboard.type(letter);
    await page.waitForTimeout(500);
  }
  await expect(name).toHaveValue('Ada Lo');
  await expect(name).toBeFocused();
  const own = page.getByRole('group', { name: 'Features of your own' });
  await own.getByLabel('A new one').click();
  for (const letter of 'Luck') {
    await page.keyboard.type(letter);
    await page.waitForTimeout(500);
  }
  await expect(own.getByLabel('Name', { exact: true })).toHaveValue('Luck');
  await expect(own.getByLabel('A new one')).toHaveValue('');
  // A number by the rules again is so for good.
  const beside = page.getByRole('complementary', { name: 'So far' });
  const ac = beside.locator('summary', { hasText: 'Armor Class' });
  await ac.click();
  await beside.getByLabel('Armor Class, set by hand').fill('19');
  await expect(ac).toContainText('by hand');
  await beside.getByRole('button', { name: 'By the rules again' }).click();
  await expect(ac).not.toContainText('by hand');
  await page.getByLabel('Player').fill('Ann');
  await expect(page.getByText('Kept.')).toBeVisible();
  await expect(ac).not.toContainText('by hand');
  // What is taken back goes from its field too.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByLabel('Player')).toHaveValue('');
});

test('who leaves the page right behind a letter loses none', async ({ page }) => {
  await asPerson(page, ADMIN, '/lab/character');
  await page.getByLabel('Name of a new character').fill('Hasty');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/make/);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: /^About/ }).click();
  await page.waitForURL(/step=about/);
  const about = page.url();
  await page.getByLabel('Player').fill('Ann');
  await page.goto('/lab/character');
  // What went with the page may arrive after the next one was asked for.
  await expect(async () => {
    await page.goto(about);
    await expect(page.getByLabel('Player')).toHaveValue('Ann', { timeout: 1000 });
  }).toPass();
});

test('a second tap is no second level, and ticks stay while one looks for the next spell', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/lab/character');
  await page.getByLabel('Name of a new character').fill('Twice tapped');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/make/);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: /^Class/ }).click();
  await page.getByRole('button', { name: 'Begin as a wizard' }).dblclick();
  await expect(page.getByRole('button', { name: 'Level 2' })).toBeVisible();
  await expect(page.getByText('Kept.')).toBeVisible();
  await expect(page.getByText('Wizard 1').first()).toBeVisible();
  await steps.getByRole('link', { name: /^Spells/ }).click();
  const spellbook = page.getByRole('group', { name: /^In the spellbook/ });
  // No answer has come when the next is ticked.
  await page.route('**/lab/character/*/keep', async (route) => {
    await new Promise((wake) => setTimeout(wake, 1500));
    await route.continue();
  });
  await spellbook.getByLabel('Alarm').check();
  await spellbook.getByLabel('Look for in the spellbook').fill('shie');
  await spellbook.getByLabel('Shield', { exact: false }).first().check();
  await expect(spellbook.getByText('Burning Hands')).toBeHidden();
  await spellbook.getByLabel('Look for in the spellbook').fill('');
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('Kept.')).toBeVisible();
  await page.reload();
  await expect(spellbook.getByText('2 of 6')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a character is made by forms alone', async ({ page }) => {
    await asPerson(page, ADMIN, '/lab/character');
    await page.getByLabel('Name of a new character').fill('Plain');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByRole('radio', { name: /^Human/ }).check();
    await page.getByRole('button', { name: 'Keep', exact: true }).last().click();
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await steps.getByRole('link', { name: /^Class/ }).click();
    await page.getByRole('button', { name: 'Begin as a wizard' }).click();
    await expect(page.getByText('Human, Wizard 1').first()).toBeVisible();
    await page.getByRole('button', { name: 'Choose for me' }).first().click();
    await steps.getByRole('link', { name: /^Spells/ }).click();
    await page.getByRole('button', { name: 'Choose for me' }).first().click();
    await expect(page.getByText('3 of 3')).toBeVisible();
    await steps.getByRole('link', { name: /^Abilities/ }).click();
    await page.getByLabel('Strength').first().selectOption('15');
    await page.getByRole('button', { name: 'Keep', exact: true }).last().click();
    await expect(page.getByLabel('Strength').first()).toHaveValue('15');
  });
});
