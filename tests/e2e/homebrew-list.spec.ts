import type { Page } from 'playwright/test';
import { madeUpMonster } from '../harness/made-up-monster';
import { switchIdentity } from '../harness/visitor';
import { barriers } from './barriers';
import { expect, test } from './page-test';

const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Signs somebody new in to whom the tool is open, at the page that asks. */
async function comeIn(page: Page): Promise<void> {
  const username = `keeper-${crypto.randomUUID()}`;
  const email = `${username}@delvewright.test`;
  await switchIdentity('users', {
    ...{ username, email, email_verified: true, groups: ['AdminUser'] },
  });
  await page.waitForURL(/127\.0\.0\.1/);
  await page.getByLabel('Any other e-mail').fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.hostname === 'localhost');
}

/** Somebody new, so that nobody else's creatures stand in the list. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await comeIn(page);
}

/** Brings creatures of these names along as a file. */
async function bring(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/homebrew/import');
  await page.getByLabel('Or a file').setInputFiles({
    ...{ name: 'beasts.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(names.map((name) => madeUpMonster({ name })))),
  });
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Take what is ticked' }).click();
  await page.getByRole('link', { name: 'My monsters' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homebrew Monsters');
}

const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
const row = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const bar = (page: Page) => page.locator('summary', { hasText: 'ticked' });

/** Folder, tag, put away, undo and bring back, as a person does them one after the other. */
async function tidy(page: Page): Promise<void> {
  await tick(page, 'Bog Ogre').check();
  await tick(page, 'Fen Hag').check();
  await bar(page).click();
  await page.getByLabel('Move to folder').fill('Fens');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 creatures were moved to “Fens”.')).toBeVisible();
  await page.getByLabel('Folder', { exact: true }).selectOption('Fens');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(row(page, 'Fen Hag')).toBeVisible();
  await expect(row(page, 'Ash Imp')).toHaveCount(0);
  await tick(page, 'Fen Hag').check();
  await bar(page).click();
  await page.locator('[name=to-tag]').fill('swamp');
  await page.getByRole('button', { name: 'Add the tag' }).click();
  await expect(page.getByText('1 creature was tagged “swamp”.')).toBeVisible();
  await expect(page.getByText('#swamp')).toBeVisible();
  await page.goto('/homebrew');
  await bar(page).click();
  await page.getByLabel('All 3 that were found').check();
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(page.getByText('3 creatures were put away.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 creatures are as before.')).toBeVisible();
  await tick(page, 'Ash Imp').check();
  await bar(page).click();
  await page.getByRole('button', { name: 'Put away' }).click();
  await page.getByRole('link', { name: '1 creature that was put away is still here' }).click();
  await tick(page, 'Ash Imp').check();
  await page.getByRole('button', { name: 'Bring back those that are ticked' }).click();
  await expect(page.getByText('1 creature is back among your creatures.')).toBeVisible();
}

test('a list is put in order, and everything is taken back', async ({ page }) => {
  await arrive(page, '/homebrew');
  await expect(page.getByText('No creatures of your own yet')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await bring(page, ['Bog Ogre', 'Fen Hag', 'Ash Imp']);
  await tidy(page);
  // The bar says how many are ticked, and Shift ticks a stretch.
  await page.goto('/homebrew?sort=name');
  await tick(page, 'Ash Imp').click();
  await tick(page, 'Fen Hag').click({ modifiers: ['Shift'] });
  await expect(page.getByText('With the 3 that are ticked…')).toBeVisible();
  await page.getByText('With the 3 that are ticked…').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take along', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('homebrew-monsters.json');
  await page.goto('/homebrew');
  await page.getByRole('link', { name: 'Bog Ogre', exact: true }).click();
  await expect(page).toHaveURL(/\/homebrew\/[0-9a-f-]{36}$/);
});

test('a shared creature is read without an account, and copied by somebody else with credit', async ({
  page,
  browser,
}) => {
  await arrive(page, '/homebrew');
  await bring(page, ['Bog Ogre']);
  await page.getByRole('link', { name: 'Share Bog Ogre' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = (await page.locator('a[href*="/homebrew/s/"]').getAttribute('href')) ?? '';
  expect(await barriers(page, ['main'])).toEqual([]);
  const context = await browser.newContext();
  const other = await context.newPage();
  const { pathname } = new URL(link, page.url());
  await other.goto(new URL(pathname, page.url()).href);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bog Ogre');
  await expect(other.getByRole('button', { name: 'Copy to mine' })).toHaveCount(0);
  expect(await barriers(other, ['main'])).toEqual([]);
  await other.goto(new URL(`/login?next=${encodeURIComponent(pathname)}`, page.url()).href);
  await comeIn(other);
  await other.getByRole('button', { name: 'Copy to mine' }).click();
  await expect(other.getByText('“Bog Ogre” is the copy.')).toBeVisible();
  await expect(other.getByText('from Bog Ogre')).toBeVisible();
  await other.getByRole('link', { name: 'Bog Ogre', exact: true }).click();
  await expect(other.getByText('shared by its maker on Delvewright')).toBeVisible();
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is put in order, and everything is taken back', async ({ page }) => {
    await arrive(page, '/homebrew');
    await bring(page, ['Bog Ogre', 'Fen Hag', 'Ash Imp']);
    await tidy(page);
    await page.goto('/homebrew');
    await page.getByRole('button', { name: 'Copy Bog Ogre' }).click();
    await expect(page.getByText('“Bog Ogre (copy)” is the copy.')).toBeVisible();
  });
});

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['the narrowest phone', 320, 568],
  ['a desktop', 1280, 800],
] as const) {
  test(`every page of creatures stands within ${name}, and keeps nobody out`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, '/homebrew');
    await bring(page, ['Bog Ogre', 'Fen Hag']);
    const address = await row(page, 'Bog Ogre').getAttribute('href');
    if (width === 390) {
      // What is done with a creature stands in one row, a thumb high.
      const ways = page.locator('tbody [data-print=no]').first();
      expect(await ways.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(60);
    }
    for (const path of [
      ...['/homebrew', '/homebrew?away=1', '/homebrew/formats', `${address}/history`],
      ...[`${address}/share`, `${address}/take`],
    ]) {
      await page.goto(path);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      expect(await page.evaluate(over), path).toBeLessThanOrEqual(0);
      if (width !== 320) expect(await barriers(page, ['main']), path).toEqual([]);
    }
  });
}
