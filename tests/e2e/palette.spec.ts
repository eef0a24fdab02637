import type { Page } from 'playwright/test';
import { ADMIN, beSomebody } from './as-person';
import { kept } from './kept';
import { goOffline, KEEPING, kept as keptHere, openAndKeep } from './offline-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

function palette(page: Page) {
  return page.getByRole('dialog', { name: 'Search and commands' });
}

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-late]')).toBeAttached();
}

test('Ctrl+K finds own things first, shows more with Tab and goes with Enter, on a page without React', async ({
  page,
}) => {
  await beSomebody(page, ADMIN);
  const fight = await kept(page, 'fight', { name: 'Goblins at the mill', lines: 'Goblin' });
  let come = () => {};
  const isWanted = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/palette-[^/]*\.js$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await ready(page, '/cheat-sheet');
  await page.keyboard.press('Control+k');
  // While it is still loading: "g" and "o" must not lead to the dice.
  await page.keyboard.type('goblin');
  come();
  await expect(palette(page)).toBeVisible();
  const lines = palette(page).getByRole('option');
  await expect(lines.first()).toHaveText(/Goblins at the mill.*Fight/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(palette(page).getByText(/AC 15 · HP 7/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('goblins at');
  await expect(lines.first()).toHaveAttribute('aria-selected', 'true');
  await expect(lines.first()).toHaveText(/Goblins at the mill/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(fight);
});

test('the palette has the commands of its page and the links to tools, and works from the menu too', async ({
  page,
}) => {
  await beSomebody(page, ADMIN);
  await open(page, '/monster-lookup/goblin');
  await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
  await expect(page.locator('html[data-late]')).toBeAttached();
  await page.locator('summary').filter({ hasText: 'Tools' }).click();
  await page.getByRole('link', { name: /^Search/ }).click();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type('favorite');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /Favorite/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dice ro');
  await expect(palette(page).getByRole('option').first()).toHaveText(/Go to Dice Roller/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dice-roller$/);
});

test.describe('offline', () => {
  // The browser reports failed connections, which this test causes on purpose.
  test.use({ serviceWorkers: 'allow' });

  test('the palette finds the monsters and rules that the device has', async ({
    page,
    context,
  }) => {
    await beSomebody(page, ADMIN);
    await openAndKeep(page, '/monster-lookup/owlbear');
    await open(page, '/monster-lookup/lich');
    await expect.poll(() => keptHere(page), KEEPING).toContain('/monster-lookup/owlbear');
    await expect.poll(() => keptHere(page), KEEPING).toContain('/cheat-sheet');
    await expect.poll(async () => (await keptHere(page)).join(), KEEPING).toMatch(/palette-script/);
    await expect(page.locator('html[data-late]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await goOffline(context);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('owlb');
    await expect(palette(page).getByRole('status')).toHaveText('Offline: what this device has.');
    await expect(palette(page).getByRole('option')).toHaveText([/Owlbear/]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('grappl');
    await expect(palette(page).getByRole('group', { name: 'Rules' })).toContainText('Grappled');
  });
});
