import { ADMIN, asPerson } from './as-person';
import { expect, test } from './page-test';

const PAGE = '/encounter-builder?edition=2014&party=4x3';

test('adding monsters updates the verdict, and locked monsters stay while the rest is generated again', async ({
  page,
}) => {
  await asPerson(page, ADMIN, PAGE.replace('4x3', '4x1'));
  const level = page.getByLabel('of level').first();
  await level.fill('3');
  await expect(page).toHaveURL(/party=4x3/);
  await expect(level).toBeFocused();
  await page.getByLabel('Name or words').fill('goblin');
  await page.getByRole('button', { name: /^Add Goblin:/ }).click();
  await page
    .getByRole('form', { name: 'Monsters to add' })
    .getByRole('link', { name: 'Goblin', exact: true })
    .click();
  const creature = page.getByRole('dialog', { name: 'Goblin' });
  await expect(creature).toContainText('Nimble Escape');
  // Back, the natural way on a phone, closes what lies in front and stays in the builder.
  await page.goBack();
  await expect(creature).toBeHidden();
  await expect(page.getByLabel('How many of Goblin')).toHaveValue('1');
  await page
    .getByRole('form', { name: 'Monsters to add' })
    .getByRole('link', { name: 'Goblin', exact: true })
    .click();
  await expect(creature).toContainText('Nimble Escape');
  await creature.getByRole('button', { name: 'Add Goblin' }).click();
  await creature.getByRole('button', { name: 'Close' }).click();
  await expect(creature).toBeHidden();
  await expect(page.getByLabel('How many of Goblin')).toHaveValue('2');
  await expect(page).toHaveURL(/monsters=goblin:2/);
  await page.getByRole('button', { name: 'One Goblin more' }).click();
  await page.getByRole('button', { name: 'One Goblin more' }).click();
  await expect(page.getByRole('heading', { name: 'Easy' })).toBeVisible();
  // A press made before the previous response replaces its history entry.
  await expect(page).toHaveURL(/monsters=goblin:4/);
  await page.getByLabel('How many of Goblin').fill('8');
  await page.getByLabel('How many of Goblin').press('Enter');
  await expect(page.getByRole('heading', { name: 'Hard' })).toBeVisible();
  await expect(page).toHaveURL(/monsters=goblin:8/);
  await page.goBack();
  await expect(page.getByLabel('How many of Goblin')).toHaveValue('4');

  await page.goto(`${PAGE}&monsters=ogre:1`);
  await page.getByRole('button', { name: 'Lock Ogre when generating' }).click();
  await expect(page).toHaveURL(/ogre:1:l/);
  await page.getByLabel('Difficulty', { exact: true }).selectOption('deadly');
  await page.getByRole('button', { name: 'Generate the rest' }).click();
  await expect(page).toHaveURL(/seed=/);
  await expect(page.getByRole('heading', { name: 'Deadly' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ogre', exact: true })).toBeVisible();
  const before = page.url();
  await page.getByRole('button', { name: 'Generate the rest' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/ogre:1:l/);
});

test('on a phone the filters for monsters are in a sheet: its button shows the count, Back undoes the choices @phone', async ({
  page,
}) => {
  await asPerson(page, ADMIN, PAGE);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const way = page.getByRole('link', { name: /^Filters/ });
  await way.click();
  await expect(sheet).toBeVisible();
  await sheet.getByLabel('Type').selectOption('dragon');
  await expect(page).toHaveURL(/type=dragon/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/type=dragon/);

  await way.click();
  await expect(sheet.getByLabel('Type')).toHaveValue('');
  await sheet.getByLabel('Type').selectOption('giant');
  const show = sheet.getByRole('button', { name: /^Show \d+ monsters$/ });
  await expect(page).toHaveURL(/type=giant/);
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/type=giant/);
  await expect(page).not.toHaveURL(/filters=/);
  await expect(way).toBeFocused();
  await way.click();
  await sheet.getByRole('link', { name: 'Reset' }).click();
  await expect(page).not.toHaveURL(/type=giant/);
  await expect(sheet.getByLabel('Type')).toHaveValue('');
});

test('a saved encounter saves itself, and reports when it was saved elsewhere', async ({
  page,
}) => {
  await asPerson(page, ADMIN, `${PAGE}&monsters=goblin:4`);
  await page.getByLabel('Name', { exact: true }).fill('The ford');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const opened = page.url();
  await page.getByRole('button', { name: 'One Goblin more' }).click();
  await expect(page).toHaveURL(/[?&]v=2/);
  await expect(page.getByText('Saved.')).toBeVisible();
  // A page of an older version that was left open elsewhere.
  await page.goto(opened);
  await page.getByRole('button', { name: 'One Goblin fewer' }).click();
  await expect(page.getByText('saved somewhere else meanwhile')).toBeVisible();
  await page.getByRole('button', { name: 'This one' }).click();
  await expect(page).toHaveURL(/[?&]v=3/);
  await page.getByRole('link', { name: /^Notes, treasure/ }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('link', { name: /\/encounter\// })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole builder works with forms and URLs, and prints', async ({ page }) => {
    await asPerson(page, ADMIN, PAGE);
    await page.getByLabel('Name or words').fill('bugbear');
    const search = page.getByRole('form', { name: 'Search monsters' });
    await search.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: /^Add Bugbear:/ }).click();
    await page.getByRole('button', { name: 'One Bugbear more' }).click();
    await expect(page.getByLabel('How many of Bugbear')).toHaveValue('2');
    await page.getByText('4 characters of level 3').click();
    await page.getByLabel('of level').first().fill('1');
    await page.getByRole('button', { name: 'Update party' }).click();
    await expect(page.getByRole('heading', { name: 'Deadly' })).toBeVisible();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Medium' })).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Plain');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Medium' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Add monsters' })).toBeHidden();
  });
});
