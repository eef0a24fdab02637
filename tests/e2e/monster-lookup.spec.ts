import { open } from './open-page';
import { expect, test } from './page-test';

test('results follow the typing, the count is announced, and interpreted words become chips that can be returned to the name', async ({
  page,
}) => {
  await open(page, '/monster-lookup');
  const field = page.getByRole('searchbox', { name: 'Name of a monster' });
  const count = page.getByRole('status').first();
  await field.pressSequentially('owlb');
  await expect(count).toHaveText('1 monster');
  await expect(page).toHaveURL(/\?q=owlb$/);
  await expect(field).toBeFocused();
  await field.fill('');
  await expect(count).toHaveText(/^3\d\d monsters$/);
  await field.fill('large beast cr 1');
  const read = page.getByRole('list', { name: 'How your words were read' });
  await expect(read.getByRole('link')).toHaveCount(3);
  await expect(page).toHaveURL(/\?q=large\+beast\+cr\+1$/);
  await expect(page.locator('[data-result]').first()).toBeVisible();
  await field.fill('undead cr 5');
  await expect(read.getByRole('link')).toHaveCount(2);
  await read.getByRole('link', { name: /^Undead: search/ }).click();
  await expect(page).toHaveURL(/plain=undead/);
  await expect(read.getByRole('link')).toHaveCount(1);
});

test('by keyboard: finding a monster, Enter for a single result, announcing a new page, and keeping the browser’s own keys', async ({
  page,
}) => {
  await open(page, '/monster-lookup');
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Commands' })).toBeAttached();
  const kept = await page.evaluate(() =>
    ['f', 's', 'k', '/', 'ArrowDown'].every((key) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
      ),
    ),
  );
  expect(kept, 'the browser’s keys').toBe(true);
  const field = page.getByRole('searchbox', { name: 'Name of a monster' });
  const heading = page.getByRole('heading', { level: 1 });
  const results = page.locator('[data-result]');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('goblin');
  await field.press('Enter');
  await expect(results.first()).toHaveText('Goblin');
  // Enter opens nothing when there are several results.
  await expect(page).toHaveURL(/monster-lookup\?q=goblin$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Goblin');
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Goblin |' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(heading).not.toHaveText('Goblin');
  await expect(heading).toBeFocused();
  const name = await heading.textContent();
  await expect(page.locator('[aria-live="polite"]', { hasText: `${name} |` })).toHaveCount(1);
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monster Lookup' })).toBeFocused();

  await field.fill('tarask');
  await page.getByText('More filters', { exact: true }).click();
  await page.getByLabel('Hit points to').fill('680');
  await expect(page).toHaveURL(/hpMax=680/);
  await field.press('Enter');
  await expect(heading).toHaveText('Tarrasque');
  await page.goBack();
  await expect(field).toHaveValue('tarask');
});

test('a device remembers the layout, favorites, recent monsters, and the comparison', async ({
  page,
}) => {
  await open(page, '/monster-lookup/goblin');
  await page.getByRole('button', { name: 'Favorite' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('link', { name: '2024 layout' }).click();
  await expect(page.locator('[data-layout="2024"]')).toBeVisible();
  await open(page, '/monster-lookup/orc');
  await expect(page.locator('[data-layout="2024"]')).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.goto('/monster-lookup');
  await page.getByText('Favorites', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Print favorites' })).toBeVisible();
  await page.getByText('Recent', { exact: true }).click();
  const recent = page.locator('details[open]').getByRole('link');
  await expect(recent).toHaveText(['Orc', 'Goblin']);
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('columnheader', { name: /Orc/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Armor Class.*differs/ })).toBeVisible();
});

test('a monster’s buttons cannot be pressed while they are about to move to the bottom bar @phone', async ({
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
  await expect(page.getByRole('link', { name: 'Compare', exact: true })).toBeVisible();
  await expect(mark).toHaveCount(0);
  letIn();
  await expect(mark).toBeInViewport();
  // If the module never loads, the buttons work where they are.
  await page.unrouteAll();
  await page.route(/\/monster-tools-[\w-]+\.js/, (route) => route.abort());
  await open(page, '/monster-lookup/goblin');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Favorite' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone searches, filters on a page of its own, marks, compares, and reads a statblock’s spells @phone', async ({
    page,
  }) => {
    const rail = page.getByRole('region', { name: 'Filters' });
    await page.goto('/monster-lookup');
    await page.getByRole('searchbox').fill('giant');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?q=giant$/);
    await expect(rail).toBeHidden();
    await page.getByRole('link', { name: /^Filters/ }).click();
    await expect(page).toHaveURL(/filters=all/);
    await rail.getByRole('checkbox', { name: 'Giant', exact: true }).check();
    await rail.getByLabel('Challenge to').selectOption('9');
    await rail.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/\?.*type=giant/);
    await expect(rail).toBeHidden();
    await expect(page.getByRole('link', { name: 'Remove the filter Giant' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Compare Cloud Giant' }).check();
    await page.getByRole('checkbox', { name: 'Compare Fire Giant' }).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('columnheader', { name: /Fire Giant/ })).toBeVisible();
    await page.goto('/monster-lookup?q=lich');
    await page.getByRole('link', { name: 'Lich', exact: true }).click();
    await expect(page.getByText('Paralyzing Touch.', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'fireball' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fireball' })).toBeVisible();
  });
});
