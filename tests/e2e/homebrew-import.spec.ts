import { madeUpMonster } from '../harness/made-up-monster';
import { ADMIN, asPerson } from './as-person';
import { barriers } from './barriers';
import { expect, test } from './page-test';

const IMPORT = '/homebrew/import';

const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** A statblock as people paste it. */
function pasted(name: string): string {
  return [
    name,
    'Large giant, chaotic evil',
    'Armor Class 11 (hide armor)',
    'Hit Points 59 (7d10 + 21)',
    'Speed 40 ft., swim 20 ft.',
    'STR DEX CON INT WIS CHA',
    '19 (+4) 8 (−1) 16 (+3) 5 (−3) 7 (−2) 7 (−2)',
    'Senses darkvision 60 ft., passive Perception 8',
    'Languages Common, Giant',
    'Challenge 2 (450 XP)',
    'Actions',
    'Club. Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 13 (2d8 + 4) bludgeoning damage.',
  ].join('\n');
}

test('a pasted statblock is recognized as it is pasted, looked at, taken, and taken back', async ({
  page,
}) => {
  const name = `Bog Ogre ${Date.now()}`;
  await asPerson(page, ADMIN, IMPORT);
  await page.getByLabel('Paste it').fill(pasted(name));
  await expect(page.getByRole('status')).toContainText(
    `Recognized: Plain text of a statblock, ${name}.`,
  );
  expect(await barriers(page, ['main'])).toEqual([]);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByLabel(name, { exact: true })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'In the source' })).toBeVisible();
  expect(await barriers(page, ['main'])).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Take what is ticked' }).click();
  await expect(page.getByText('1 creature kept.')).toBeVisible();
  expect(await barriers(page, ['main'])).toEqual([]);
  await page.getByRole('button', { name: 'Undo the whole import' }).click();
  await expect(page.getByText('1 creature put away')).toBeVisible();
  await page.goto('/homebrew/formats');
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  expect(await barriers(page, ['main'])).toEqual([]);
});

test('a file that is too large is told before it is sent, and nothing typed is lost', async ({
  page,
}) => {
  await asPerson(page, ADMIN, IMPORT);
  await page.getByLabel('Paste it').fill('Bog Ogre');
  await page.getByLabel('Or a file').setInputFiles({
    ...{ name: 'large.json', mimeType: 'application/json' },
    buffer: Buffer.alloc(6 * 1024 * 1024, 'x'),
  });
  await expect(page.getByRole('status')).toContainText('at most 5 MB');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page).toHaveURL(new RegExp(`${IMPORT}$`));
  await expect(page.getByLabel('Paste it')).toHaveValue('Bog Ogre');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a file is looked at, one of two is taken, and taken back', async ({ page }) => {
    const name = `Bog Ogre ${Date.now()}`;
    await asPerson(page, ADMIN, IMPORT);
    await page.getByLabel('Or a file').setInputFiles({
      ...{ name: 'beasts.json', mimeType: 'application/json' },
      buffer: Buffer.from(
        JSON.stringify([madeUpMonster({ name }), madeUpMonster({ name: `${name} Two` })]),
      ),
    });
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByRole('heading', { name: 'beasts.json' })).toBeVisible();
    await page.getByLabel(`${name} Two`, { exact: true }).uncheck();
    await page.getByRole('button', { name: 'Take what is ticked' }).click();
    await expect(page.getByText('1 creature kept.')).toBeVisible();
    await expect(page.getByText('1 creature left out.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo the whole import' }).click();
    await expect(page.getByText('1 creature put away')).toBeVisible();
  });
});
