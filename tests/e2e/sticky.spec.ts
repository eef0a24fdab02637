import type { Page } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { begin, line, TRY } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';
import { coveredControls } from './sticky-controls';

const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 1280, height: 800 }, { width: 1920, height: 1080 }];

/** Expects no covered controls on the page in each screen size. */
async function nothingCovered(page: Page, state: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await coveredControls(page), `${state} at ${size.width}`).toEqual([]);
  }
}

/** Whether the focused element is not covered. */
function isFocusOnTop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const at = document.activeElement?.getClientRects()[0];
    const top = at && document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
    return document.activeElement?.contains(top ?? null) ?? false;
  });
}

test('sticky parts of public pages cover no controls and no keyboard focus', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('compared-monsters', JSON.stringify([{ id: 'orc', name: 'Orc' }])),
  );
  for (const [path, tray] of [
    ['/monster-lookup?type=dragon', 'Compare'],
    ['/monster-lookup/goblin', 'Dice'],
  ] as const) {
    await open(page, path);
    // These trays are the subject of the test, and appear when the page's scripts run.
    await expect(page.getByRole('region', { name: tray })).toBeVisible();
    await expect(page.locator('html[data-late]')).toBeAttached();
    await nothingCovered(page, path);
    for (const size of SIZES.slice(0, 2)) {
      await page.setViewportSize(size);
      await page.evaluate(async () => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        // The tray has its height for the new size.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      const links = [
        ...(await page.locator('main a[href]:visible').all()).slice(-8),
        page.getByRole('link', { name: 'Privacy' }),
      ];
      for (const link of links) {
        await link.focus();
        await expect
          .poll(() => isFocusOnTop(page), `${path} at ${size.width}: ${await link.textContent()}`)
          .toBe(true);
      }
    }
  }
  await open(page, '/try/mapwright');
  await nothingCovered(page, '/try/mapwright');
  await page.goto('/cheat-sheet');
  await nothingCovered(page, '/cheat-sheet');
});

test('sticky parts of editor pages cover no controls', async ({ page }) => {
  await asPerson(page, ADMIN, '/homebrew/new');
  await page.getByLabel('Name').first().fill('Warden');
  await page.getByRole('button', { name: 'Create' }).click();
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

test('a fight’s dice, buttons and turn bar do not cover each other', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, TRY);
  await begin(page);
  await nothingCovered(page, 'a fight');
  await page.setViewportSize(PHONE);
  // The current turn depends on dice, so a combatant with recorded attacks is chosen.
  await line(page, 'Cult Fanatic').locator('[data-choose]').click();
  await page.getByRole('button', { name: /^\+4/ }).first().click();
  await expect(page.getByRole('region', { name: 'Dice' }).getByRole('status')).toContainText(
    '1d20',
  );
  await nothingCovered(page, 'a roll');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Close' }).click();
  await line(page, 'Oda Wick').getByRole('checkbox').check();
  await nothingCovered(page, 'somebody ticked');
});
