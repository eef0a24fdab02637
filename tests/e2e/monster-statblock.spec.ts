import { open } from './open-page';
import { expect, test } from './page-test';

test('a number rolls, the result is shown with its parts, and the history keeps it @both', async ({
  page,
}) => {
  await open(page, '/monster-lookup/owlbear');
  await page.getByRole('button', { name: '+7, roll Beak, to hit' }).click();
  const tray = page.getByRole('region', { name: 'Dice' });
  await expect(tray.getByRole('status')).toContainText(/Beak, to hit.*1d20 \(\d+\) \+ 7 = \d+/);
  await page.getByRole('radio', { name: 'Adv: Advantage' }).check();
  await page.getByRole('button', { name: 'Saves' }).click();
  await page.getByRole('button', { name: 'roll Strength save' }).click();
  await expect(tray.getByRole('status')).toContainText(/with advantage.*1d20adv \(\d+/);
  await page.getByRole('checkbox', { name: 'Crit' }).check();
  await page.getByRole('button', { name: /roll Beak, piercing damage/ }).click();
  await expect(tray.getByRole('status')).toContainText('critical');
  // A critical hit is one hit.
  await expect(page.getByRole('checkbox', { name: 'Crit' })).not.toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Rolls' }).click();
  const rolls = page.getByRole('dialog').getByRole('listitem');
  await expect(rolls).toHaveCount(3);
  await expect(rolls.first()).toContainText('Owlbear: Beak, piercing damage');
  await page.getByRole('button', { name: 'Clear all rolls' }).click();
  await expect(page.getByText('Nothing rolled yet.')).toBeVisible();
});

test('one press rolls an attack with all parts of its damage, by keyboard too', async ({
  page,
}) => {
  await open(page, '/monster-lookup/adult-red-dragon');
  const status = page.getByRole('region', { name: 'Dice' }).getByRole('status');
  const bite = page.getByRole('button', { name: '+14, roll Bite, to hit and damage' });
  const critical = page.getByRole('checkbox', { name: 'Crit' });
  await critical.check();
  await bite.focus();
  await page.keyboard.press('Enter');
  // What a screen reader is told is all that the status holds.
  await expect(status).toContainText(
    /Bite, to hit.*1d20 \(\d+\) \+ 14 = \d+.*\d+ piercing \+ \d+ fire damage \(critical\)/,
  );
  await expect(status).toContainText(
    /2d10 twice \((\d+, ){3}\d+\) \+ 8 = \d+; 2d6 twice \((\d, ){3}\d\) = \d+/,
  );
  await expect(critical).not.toBeChecked();
  // Of many attacks one shows a 20: its damage is doubled, and nothing stays armed.
  for (let attack = 0; attack < 150; attack += 1) await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rolls' }).click();
  const rolls = page.getByRole('dialog').getByRole('listitem');
  await expect(rolls).toHaveCount(50);
  for (const text of await rolls.allTextContents()) {
    if (!/Bite, to hit/.test(text)) continue;
    expect(/natural 20/.test(text)).toBe(/damage \(critical\)/.test(text));
  }
  await page.keyboard.press('Escape');
  await expect(critical).not.toBeChecked();
});

test('a natural 20 without damage of its own makes the next damage critical', async ({ page }) => {
  await open(page, '/monster-lookup/mage');
  const toHit = page.getByRole('button', { name: /roll Spellcasting, spell attack/ });
  const status = page.getByRole('region', { name: 'Dice' }).getByRole('status');
  const critical = page.getByRole('checkbox', { name: 'Crit' });
  await expect(async () => {
    await toHit.click({ modifiers: ['Shift'] });
    await expect(status).toContainText('natural 20', { timeout: 50 });
  }).toPass({ intervals: [10] });
  await expect(critical).toBeChecked();
  await expect(status).toContainText('The next damage is that of a critical hit.');
  await page.getByRole('link', { name: 'fireball' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fireball' });
  await dialog
    .getByRole('button', { name: /roll Fireball, fire damage/ })
    .first()
    .click();
  await expect(dialog.getByRole('status')).toContainText('8d6 twice');
  await page.keyboard.press('Escape');
  await expect(critical).not.toBeChecked();
});

test('Shift rolls with advantage and Alt with disadvantage', async ({ page }) => {
  await open(page, '/monster-lookup/owlbear');
  const beak = page.getByRole('button', { name: '+7, roll Beak, to hit' });
  const status = page.getByRole('region', { name: 'Dice' }).getByRole('status');
  await beak.click({ modifiers: ['Shift'] });
  await expect(status).toContainText('with advantage');
  await beak.click({ modifiers: ['Alt'] });
  await expect(status).toContainText('with disadvantage');
});

test('a spell opens in front of the statblock, and has a page of its own @both', async ({
  page,
}) => {
  await open(page, '/monster-lookup/mage');
  await page.getByRole('link', { name: 'fireball' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fireball' });
  await expect(dialog).toContainText('3rd-level evocation');
  await dialog.getByRole('button', { name: '8d6, roll Fireball, fire damage' }).click();
  await expect(dialog.getByRole('status')).toContainText('Fireball, fire damage');
  await dialog.getByRole('link', { name: 'Open the page of this spell' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fireball' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lich' })).toBeVisible();
});

test('a mouse that rests on a spell sees what it is, and Escape sends it away', async ({
  page,
}) => {
  await page.goto('/monster-lookup/mage');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'fireball' }).hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('Fireball');
  await expect(card).toContainText('150 feet');
  await expect(page.getByRole('link', { name: 'fireball' })).toHaveAccessibleDescription(
    /Fireball.*150 feet/,
  );
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('a condition opens in front of the statblock, and leads to its card @both', async ({
  page,
}) => {
  await open(page, '/monster-lookup/giant-spider');
  await page.getByRole('link', { name: 'restrained' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Restrained' });
  await expect(dialog).toContainText('disadvantage on Dexterity saves');
  await dialog.getByRole('link', { name: 'Find it on the cheat sheet' }).click();
  await expect(page).toHaveURL('/cheat-sheet#restrained');
  await expect(page.getByRole('heading', { name: 'Restrained' })).toBeInViewport();
});

test('a condition is explained where one rests on it, over a spell too', async ({ page }) => {
  await page.goto('/monster-lookup/lich');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'frightened' }).first().hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('Cannot choose to move closer');
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await page.getByRole('link', { name: 'power word stun' }).click();
  const spell = page.getByRole('dialog', { name: 'Power Word Stun' });
  await spell.getByRole('link', { name: 'stunned' }).first().hover();
  await expect(card).toContainText('speaks only in fragments');
  await spell.getByRole('link', { name: 'stunned' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toBeHidden();
  await expect(spell).toBeVisible();
});

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

test('Back closes what was opened, one after the other, and stays on the page @phone', async ({
  page,
}) => {
  await page.goto('/monster-lookup?q=lich');
  await open(page, '/monster-lookup/lich');
  await page.getByRole('link', { name: 'power word stun' }).click();
  const spell = page.getByRole('dialog', { name: 'Power Word Stun' });
  await spell.getByRole('link', { name: 'stunned' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toHaveCount(0);
  await expect(spell).toBeVisible();
  await spell.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Lich' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=lich$/);
});
