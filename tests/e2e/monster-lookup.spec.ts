import { barriers } from './barriers';
import { open } from './open-page';
import { expect, test } from './page-test';

test('results follow the typing, and the count is announced', async ({ page }) => {
  await open(page, '/monster-lookup');
  await page.getByRole('searchbox').pressSequentially('owlb');
  await expect(page.getByRole('status').first()).toHaveText('1 monster');
  await expect(page).toHaveURL(/\?q=owlb$/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('status').first()).toHaveText(/^3\d\d monsters$/);
});

test('the keyboard alone finds a monster, and the browser keeps its own keys', async ({ page }) => {
  await open(page, '/monster-lookup');
  await expect(page.getByRole('button', { name: 'Commands' })).toBeAttached();
  const kept = await page.evaluate(() =>
    ['f', 's', 'k', '/', 'ArrowDown'].every((key) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
      ),
    ),
  );
  expect(kept, 'the browser’s keys').toBe(true);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('dragon');
  await expect(page).toHaveURL(/q=dragon/);
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ monsters$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const first = page.locator('[data-result]').first();
  await expect(first).toBeFocused();
  const name = await first.textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

test('a filter becomes a chip, and the chip takes it away @both', async ({ page }) => {
  await open(page, '/monster-lookup');
  const ways = page.getByRole('link', { name: /^Filters/ });
  const dragon = page.getByRole('checkbox', { name: 'Dragon', exact: true });
  if (await ways.isVisible()) await ways.click();
  await dragon.check();
  await expect(page).toHaveURL(/type=dragon/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Remove the filter Dragon' }).click();
  await expect(page).not.toHaveURL(/type/);
  if (await ways.isVisible()) await ways.click();
  await expect(dragon).not.toBeChecked();
});

test('favorites and monsters looked at stand on the list', async ({ page }) => {
  await open(page, '/monster-lookup/goblin');
  await page.getByRole('button', { name: 'Favorite' }).click();
  await open(page, '/monster-lookup/orc');
  await page.goto('/monster-lookup');
  await page.getByText('Favorites', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Print favorites' })).toBeVisible();
  await page.getByText('Recent', { exact: true }).click();
  const recent = page.locator('details[open]').getByRole('link');
  await expect(recent).toHaveText(['Orc', 'Goblin']);
});

test('monsters are collected and compared @both', async ({ page }) => {
  for (const id of ['goblin', 'orc']) {
    await open(page, `/monster-lookup/${id}`);
    await page.getByRole('button', { name: 'Compare' }).click();
  }
  await page.goto('/monster-lookup');
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('columnheader', { name: /Orc/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Armor Class.*differs/ })).toBeVisible();
});

test('no mark of a monster is pressed that is about to go to the foot of the screen @phone', async ({
  page,
}) => {
  let letIn = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/monster-tools-[\w-]+\.js/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await open(page, '/monster-lookup/goblin');
  const mark = page.getByRole('button', { name: 'Compare' });
  await expect(page.getByRole('link', { name: 'Compare' })).toBeVisible();
  await expect(mark).toHaveCount(0);
  letIn();
  await expect(mark).toBeInViewport();
  // Where it never comes, they work where they are.
  await page.unrouteAll();
  await page.route(/\/monster-tools-[\w-]+\.js/, (route) => route.abort());
  await open(page, '/monster-lookup/goblin');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Favorite' })).toBeVisible();
});

test('no barrier is found, by day or by night @both', async ({ page }) => {
  test.slow();
  for (const path of [
    '/monster-lookup?q=dragon&crMax=5',
    '/monster-lookup?q=zzqqy',
    '/monster-lookup/lich',
    '/monster-lookup/lich?layout=2024',
    '/monster-lookup/spells/fireball',
    '/monster-lookup/compare?ids=goblin,orc',
    '/monster-lookup/compare?layout=print&ids=goblin,orc',
  ]) {
    await open(page, path);
    expect(await barriers(page), path).toEqual([]);
  }
});

test('comparing begins in the list @phone', async ({ page }) => {
  await open(page, '/monster-lookup?q=gob');
  const mark = page.getByRole('checkbox', { name: 'Compare Goblin', exact: true });
  const box = await mark.locator('..').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await mark.check();
  await expect(page).toHaveURL(/\?q=gob$/);
  await expect(page.getByRole('link', { name: 'Compare 1' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('monsters are marked in the list and compared', async ({ page }) => {
    await page.goto('/monster-lookup?type=giant');
    await page.getByRole('checkbox', { name: 'Compare Cloud Giant' }).check();
    await page.getByRole('checkbox', { name: 'Compare Ettin' }).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('columnheader', { name: /Cloud Giant/ })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Ettin/ })).toBeVisible();
  });

  test('every filter is a link away', async ({ page }) => {
    await page.goto('/monster-lookup?q=dragon');
    await page.getByText('More filters', { exact: true }).click();
    await page.getByRole('link', { name: 'Show all filters' }).click();
    await page.getByLabel('Speaks').selectOption('draconic');
    await page.getByLabel('Challenge from').selectOption('17');
    await page.getByRole('checkbox', { name: 'Fly' }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/crMin=17/);
    await expect(page).toHaveURL(/language=draconic/);
    await expect(page.getByRole('link', { name: 'Adult Red Dragon' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove the filter Can fly' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Young Red Dragon' })).toHaveCount(0);
  });

  test('the form searches, the statblock is plain words, and spells are links', async ({
    page,
  }) => {
    await page.goto('/monster-lookup');
    await page.getByRole('searchbox').fill('lich');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Lich' }).click();
    await expect(page.getByText('Paralyzing Touch.', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'fireball' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fireball' })).toBeVisible();
  });
});
