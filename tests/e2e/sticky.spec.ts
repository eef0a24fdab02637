import type { Page } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { begin, line, TRY } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';
import { coveredControls } from './sticky-controls';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Looks at the page as it stands, in each size. */
async function nothingCovered(page: Page, state: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await coveredControls(page), `${state} at ${size.width}`).toEqual([]);
  }
}

test('what stays in sight on open pages covers nothing that one presses', async ({ page }) => {
  for (const path of ['/monster-lookup?type=dragon', '/monster-lookup/goblin', '/try/mapwright']) {
    await open(page, path);
    await nothingCovered(page, path);
  }
  await page.goto('/cheat-sheet');
  await nothingCovered(page, '/cheat-sheet');
});

test('what stays in sight where one makes things covers nothing that one presses', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/homebrew/new');
  await page.getByLabel('Name').first().fill('Warden');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.waitForURL(/\/homebrew\/(?!new)/);
  await open(page, page.url());
  await nothingCovered(page, 'a creature');
  for (const path of [
    '/spell-lookup',
    '/encounter-builder?edition=2014&party=4x3&monsters=goblin:4,ogre:1,wolf:2,rat:3',
    '/mapwright',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await nothingCovered(page, path);
  }
});

test('dice, presses and the bar of turns of a fight leave each other their room', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[0] ?? { width: 390, height: 844 });
  await open(page, TRY);
  await begin(page);
  await nothingCovered(page, 'a fight');
  await page.setViewportSize(SIZES[0] ?? { width: 390, height: 844 });
  // Whose turn it is comes of the dice: somebody with attacks of a record is chosen.
  await line(page, 'Cult Fanatic').locator('[data-choose]').click();
  await page.getByRole('button', { name: /^\+4/ }).first().click();
  await expect(page.getByRole('region', { name: 'Dice' }).getByRole('status')).toContainText(
    '1d20',
  );
  await nothingCovered(page, 'a roll');
  await line(page, 'Bandit 1').getByRole('checkbox').check();
  await nothingCovered(page, 'somebody ticked');
});
