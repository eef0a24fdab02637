import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './page-test';

/** Opens a page and waits until its own script is at work. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

test('results follow the typing, and the count is announced', async ({ page }) => {
  await open(page, '/monster-lookup');
  await page.getByRole('searchbox').pressSequentially('owlb');
  await expect(page.getByRole('status').first()).toHaveText('1 monster');
  await expect(page).toHaveURL(/\?q=owlb$/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('status').first()).toHaveText(/^3\d\d monsters$/);
});

test('the keyboard alone finds a monster @desktop', async ({ page }) => {
  await open(page, '/monster-lookup');
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

test('the browser keeps its own keys @desktop', async ({ page }) => {
  await open(page, '/monster-lookup');
  const kept = await page.evaluate(() =>
    ['f', 's', 'k', '/', 'ArrowDown'].every((key) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
      ),
    ),
  );
  expect(kept).toBe(true);
});

test('a filter becomes a chip, and the chip takes it away', async ({ page }) => {
  await open(page, '/monster-lookup');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Dragon', exact: true }).check();
  await expect(page).toHaveURL(/type=dragon/);
  await page.getByRole('link', { name: 'Remove the filter Dragon' }).click();
  await expect(page).not.toHaveURL(/type/);
  await expect(page.getByRole('checkbox', { name: 'Dragon', exact: true })).not.toBeChecked();
});

test('a number rolls, the result is shown with its parts, and the history keeps it', async ({
  page,
}) => {
  await open(page, '/monster-lookup/owlbear');
  await page.getByRole('button', { name: '+7, roll Beak, to hit' }).click();
  const tray = page.getByRole('region', { name: 'Dice' });
  await expect(tray.getByRole('status')).toContainText(/Beak, to hit.*1d20 \(\d+\) \+ 7 = \d+/);
  await page.getByRole('radio', { name: 'Adv: Advantage' }).check();
  await page.getByRole('button', { name: 'roll Strength save' }).click();
  await expect(tray.getByRole('status')).toContainText(/with advantage.*1d20adv \(\d+/);
  await page.getByRole('checkbox', { name: 'Crit' }).check();
  await page.getByRole('button', { name: /roll Beak, piercing damage/ }).click();
  await expect(tray.getByRole('status')).toContainText('critical');
  await page.reload();
  await page.getByRole('button', { name: 'Rolls' }).click();
  const rolls = page.getByRole('dialog').getByRole('listitem');
  await expect(rolls).toHaveCount(3);
  await expect(rolls.first()).toContainText('Owlbear: Beak, piercing damage');
  await page.getByRole('button', { name: 'Clear all rolls' }).click();
  await expect(page.getByText('Nothing rolled yet.')).toBeVisible();
});

test('Shift rolls with advantage and Alt with disadvantage @desktop', async ({ page }) => {
  await open(page, '/monster-lookup/owlbear');
  const beak = page.getByRole('button', { name: '+7, roll Beak, to hit' });
  const status = page.getByRole('region', { name: 'Dice' }).getByRole('status');
  await beak.click({ modifiers: ['Shift'] });
  await expect(status).toContainText('with advantage');
  await beak.click({ modifiers: ['Alt'] });
  await expect(status).toContainText('with disadvantage');
});

test('a spell opens in front of the statblock, and has a page of its own', async ({ page }) => {
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

test('a mouse that rests on a spell sees what it is, and Escape sends it away @desktop', async ({
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

test('a condition opens in front of the statblock, and leads to its card', async ({ page }) => {
  await open(page, '/monster-lookup/giant-spider');
  await page.getByRole('link', { name: 'restrained' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Restrained' });
  await expect(dialog).toContainText('disadvantage on Dexterity saves');
  await dialog.getByRole('link', { name: 'Find it on the cheat sheet' }).click();
  await expect(page).toHaveURL('/cheat-sheet#restrained');
  await expect(page.getByRole('heading', { name: 'Restrained' })).toBeInViewport();
});

test('a condition is explained where one rests on it, over a spell too @desktop', async ({
  page,
}) => {
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

test('the chosen layout is remembered on this device', async ({ page }) => {
  await open(page, '/monster-lookup/goblin');
  await page.getByRole('link', { name: '2024 layout' }).click();
  await expect(page.locator('[data-layout="2024"]')).toBeVisible();
  await page.goto('/monster-lookup/orc');
  await expect(page.locator('[data-layout="2024"]')).toBeVisible();
});

test('favourites and monsters looked at stand on the list', async ({ page }) => {
  await open(page, '/monster-lookup/goblin');
  await page.getByRole('button', { name: 'Favourite' }).click();
  await open(page, '/monster-lookup/orc');
  await page.goto('/monster-lookup');
  await page.getByText('Favourites', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Print favourites' })).toBeVisible();
  await page.getByText('Recent', { exact: true }).click();
  const recent = page.locator('details[open]').getByRole('link');
  await expect(recent).toHaveText(['Orc', 'Goblin']);
});

test('monsters are collected and compared', async ({ page }) => {
  for (const id of ['goblin', 'orc']) {
    await open(page, `/monster-lookup/${id}`);
    await page.getByRole('button', { name: 'Compare' }).click();
  }
  await page.goto('/monster-lookup');
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('columnheader', { name: /Orc/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Armor Class.*differs/ })).toBeVisible();
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

for (const scheme of ['light', 'dark'] as const) {
  test(`nothing that axe knows is wrong, ${scheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
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
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${path}: ${id} ${nodes.map((node) => node.html)}`),
      ).toEqual([]);
    }
  });
}

test('what a thumb presses is 44 pixels large, and nothing moves sideways @phone', async ({
  page,
}) => {
  await open(page, '/monster-lookup/lich');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main table button, main aside button, main nav a, label')]
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || (box.width < 30 && box.width > 0))
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

test('the search button of a phone shows its picture @phone', async ({ page }) => {
  await page.goto('/monster-lookup');
  const picture = page.getByRole('button', { name: 'Search', exact: true }).locator('svg');
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(16);
});

test('the statblock does not move when the page wakes up', async ({ page }) => {
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

test('a lost line leaves the statblock standing, and says what it cannot do @desktop', async ({
  page,
  context,
}) => {
  await open(page, '/monster-lookup/mage');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const fireball = page.getByRole('link', { name: 'fireball' });
  await fireball.hover();
  await page.waitForTimeout(500);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await fireball.click();
  await expect(page.getByRole('alert')).toContainText('“fireball” cannot be opened');
  const dice = page.getByRole('region', { name: 'Dice' });
  await page.getByRole('button', { name: /roll Dagger, to hit/ }).click();
  await expect(dice).toContainText('The dice could not be fetched: there is no connection.');
  await dice.getByRole('button', { name: 'Rolls' }).click();
  await expect(dice).toContainText('The rolls could not be fetched');
  await expect(page.getByRole('heading', { level: 1, name: 'Mage' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fireball' });
  await expect(dialog).toContainText('3rd-level evocation');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /roll Dagger, to hit/ }).click();
  await expect(dice).toContainText('Dagger, to hit');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'cone of cold' }).click();
  const cone = page.getByRole('dialog', { name: 'Cone of cold' });
  await expect(cone.getByRole('alert')).toContainText(
    'could not be fetched: there is no connection',
  );
  await context.setOffline(false);
  await cone.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Cone of Cold' })).toContainText('evocation');
});

test('a lost line takes neither the results nor what is typed @desktop', async ({
  page,
  context,
}) => {
  await open(page, '/monster-lookup?q=gob');
  await context.setOffline(true);
  await page.getByRole('searchbox').press('End');
  await page.getByRole('searchbox').pressSequentially('l');
  await expect(page.getByText('There is no connection at the moment')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Goblin', exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('gobl');
  await page.getByRole('link', { name: 'Goblin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The torch went out' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Goblin', exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('There is no connection at the moment')).toHaveCount(0);
  await page.getByRole('searchbox').fill('owlb');
  await expect(page.getByRole('link', { name: 'Owlbear' })).toBeVisible();
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

test('a new page is read out, and the keyboard goes on from its heading @desktop', async ({
  page,
}) => {
  await open(page, '/monster-lookup/goblin');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'Next' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Goblin');
  await expect(heading).toBeFocused();
  const name = await heading.textContent();
  await expect(page.locator('[aria-live="polite"]', { hasText: `${name} |` })).toHaveCount(1);
  await page.getByRole('link', { name: 'All monsters' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monster Lookup' })).toBeFocused();
});

test('no page of the lookup is wider than a small phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    const known = JSON.stringify([{ id: 'goblin', name: 'Goblin' }]);
    for (const list of ['favourite-monsters', 'recent-monsters']) localStorage.setItem(list, known);
  });
  for (const path of [
    `/monster-lookup?q=${'w'.repeat(190)}`,
    '/monster-lookup?type=humanoid',
    '/monster-lookup/lich',
    '/monster-lookup/lich?layout=2024',
    '/monster-lookup/spells/fireball',
    '/monster-lookup/spells/eldritch-blast',
  ]) {
    await open(page, path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBe(320);
    const out = await page.evaluate(() =>
      [...document.querySelectorAll('article *')]
        .filter((part) => part.getBoundingClientRect().right > 320 - 16)
        .map((part) => part.textContent),
    );
    expect(out, path).toEqual([]);
  }
});

test('the trays leave the footer and what the keyboard reaches in sight', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('compared-monsters', JSON.stringify([{ id: 'orc', name: 'Orc' }])),
  );
  for (const path of ['/monster-lookup', '/monster-lookup/goblin']) {
    await open(page, path);
    const privacy = page.getByRole('link', { name: 'Privacy' });
    await privacy.focus();
    await page.mouse.wheel(0, 100_000);
    await expect(privacy).toBeInViewport();
    const isOnTop = () =>
      page.evaluate(() => {
        const at = document.activeElement?.getClientRects()[0];
        const top = at && document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        return document.activeElement?.contains(top ?? null) ?? false;
      });
    await expect.poll(isOnTop).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const link of (await page.locator('main a[href]:visible').all()).slice(-8)) {
      await link.focus();
      await expect.poll(isOnTop, (await link.textContent()) ?? '').toBe(true);
    }
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

  test('monsters are marked in the list and compared @desktop', async ({ page }) => {
    await page.goto('/monster-lookup?type=giant');
    await page.getByRole('checkbox', { name: 'Compare Cloud Giant' }).check();
    await page.getByRole('checkbox', { name: 'Compare Ettin' }).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('columnheader', { name: /Cloud Giant/ })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Ettin/ })).toBeVisible();
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
