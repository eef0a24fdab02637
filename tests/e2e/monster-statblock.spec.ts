import { open } from './open-page';
import { expect, test } from './page-test';

test('the classic statblock keeps to its book, and what else rolls stands in the tray @both', async ({
  page,
}) => {
  await open(page, '/monster-lookup/goblin');
  const leaf = page.getByRole('article', { name: 'Goblin' });
  await expect(leaf.locator('dt')).toHaveText([
    ...['Armor Class', 'Hit Points', 'Speed'],
    ...['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'],
    ...['Skills', 'Senses', 'Languages', 'Challenge'],
  ]);
  await expect(leaf.getByRole('heading')).toHaveText(['Goblin', 'Actions']);
  const tray = page.getByRole('region', { name: 'Dice' });
  const saves = tray.getByRole('button', { name: 'Saves' });
  await expect(saves).toHaveAttribute('aria-expanded', 'false');
  await saves.click();
  await expect(tray.locator('dt')).toHaveText(['Init', 'Str', 'Dex', 'Con', 'Int', 'Wis', 'Cha']);
  await tray.getByRole('button', { name: '+2, roll Initiative' }).click();
  await expect(tray.getByRole('status')).toContainText(/Initiative.*1d20 \(\d+\) \+ 2/);
  await saves.click();
  await expect(tray.locator('dt')).toHaveCount(0);
  // The layout of 2024 writes them all, and the tray has nothing to add.
  await page.getByRole('link', { name: '2024 layout' }).click();
  await expect(page.locator('[data-layout="2024"]')).toBeVisible();
  await expect(saves).toHaveCount(0);
});

test('every number is reached by the keyboard in the order of the page, says what it rolls, and shows where the focus is', async ({
  page,
}) => {
  await open(page, '/monster-lookup/goblin');
  await page.getByRole('link', { name: 'Next' }).focus();
  const names: (string | null)[] = [];
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    names.push(await focused.getAttribute('aria-label'));
    const line = await focused.evaluate((one) => getComputedStyle(one).textDecorationLine);
    expect(line).toBe('underline');
  }
  expect(names).toEqual([
    '2d6, roll Hit points',
    ...['8 (−1), roll Strength check', '14 (+2), roll Dexterity check'],
    ...['10 (+0), roll Constitution check', '10 (+0), roll Intelligence check'],
    ...['8 (−1), roll Wisdom check', '8 (−1), roll Charisma check', '+6, roll Stealth'],
    ...['+4, roll Scimitar, to hit and damage', '5 (1d6 + 2), roll Scimitar, slashing damage'],
    ...['+4, roll Shortbow, to hit and damage', '5 (1d6 + 2), roll Shortbow, piercing damage'],
  ]);
});

test('a long statblock has one column, two or three, as wide as the page is', async ({ page }) => {
  await open(page, '/monster-lookup/lich');
  const columns = () =>
    page
      .getByRole('article', { name: 'Lich' })
      .locator('h2, p')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
  const actions = page.getByRole('heading', { name: 'Actions', exact: true });
  for (const [width, count] of [
    [390, 1],
    [1280, 2],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const found = await actions.evaluate(
      (one) => getComputedStyle(one.parentElement ?? one).columnCount,
    );
    expect(found === 'auto' ? 1 : Number(found), `${width} pixels`).toBe(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(await columns()).toBeGreaterThan(2);
});

test('the chosen layout is remembered on this device', async ({ page }) => {
  await open(page, '/monster-lookup/goblin');
  await page.getByRole('link', { name: '2024 layout' }).click();
  await expect(page.locator('[data-layout="2024"]')).toBeVisible();
  await page.goto('/monster-lookup/orc');
  await expect(page.locator('[data-layout="2024"]')).toBeVisible();
});

test('a link is copied, and says so for a moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/monster-lookup/goblin?q=gob');
  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/monster-lookup\/goblin$/);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toMatch(/^## Goblin\n/);
});

test('what a thumb presses is 44 pixels large, and nothing moves sideways @phone', async ({
  page,
}) => {
  await open(page, '/monster-lookup/lich');
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button[aria-label$=" check"], main aside button, main nav a, label, section[aria-label="Dice"] button',
      ),
    ]
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 30))
      .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
  );
  expect(small).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(390);
  const size = await page.evaluate(
    () => getComputedStyle(document.querySelector('article') ?? document.body).fontSize,
  );
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(17);
});

test('the statblock does not move when the page wakes up @both', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries() as (PerformanceEntry & { value: number })[];
      const sum = moved.reduce((total, { value }) => total + value, 0);
      const before = Number(document.documentElement.dataset.moved ?? 0);
      document.documentElement.dataset.moved = String(before + sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/monster-lookup/adult-red-dragon');
  await page.waitForTimeout(300);
  const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
  expect(moved).toBeLessThanOrEqual(0.01);
});
