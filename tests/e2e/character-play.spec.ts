import type { Page } from 'playwright/test';
import { bringHilda, expectHitPoints, openPart, pressAmount, staysInside } from './character-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Playing a character on one page: without scripts, and in two tabs. */

/** The character's state on the server, and the events that led to it, the latest first. */
async function told(page: Page, sheet: string) {
  const answer = await page.request.get(`${sheet}/deeds`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { play: { hitPoints: number }; past: { said: string }[] };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every action works as a form, and can be undone @phone', async ({ page }) => {
    const sheet = await bringHilda(page);
    await page.goto(sheet);
    await pressAmount(page, 'Damage', 12);
    await expect(page.getByText('12 damage: 31 hit points left.')).toBeVisible();
    await expectHitPoints(page, 31);
    await page.getByRole('button', { name: 'Level 1 slots: spend 4 of 4' }).click();
    await expect(page.getByRole('form', { name: 'Level 1 slots' })).toContainText('3 of 4');
    await page
      .getByRole('button', { name: /^Tokens of luck: spend/ })
      .first()
      .click();
    await expect(page.getByRole('form', { name: 'Tokens of luck' })).toContainText('2 of 3');
    await openPart(page, 'Spells');
    await page.getByRole('button', { name: 'Cast Hold Person: Level 2' }).click();
    await expect(page.getByText('Concentrating', { exact: true })).toBeVisible();
    await openPart(page, 'Gear');
    await page.getByLabel('Gold').fill('7');
    await page.getByRole('button', { name: 'Gain' }).click();
    await expect(page.getByText('+7 GP.')).toBeVisible();
    await openPart(page, 'Act');
    await page.getByRole('button', { name: 'Undo: 12 damage: 31 hit points left' }).click();
    await expectHitPoints(page, 43);
    await staysInside(page);
  });
});

test('actions in one tab appear in the other, and signing out removes the character from the device', async ({
  page,
  context,
}) => {
  const sheet = await bringHilda(page);
  await open(page, sheet);
  const other = await context.newPage();
  await open(other, sheet);
  await pressAmount(page, 'Damage', 3);
  await expectHitPoints(other, 40);
  await pressAmount(other, 'Damage', 4);
  await expectHitPoints(page, 36);
  await expect.poll(async () => (await told(page, sheet)).play.hitPoints).toBe(36);
  await other.close();
  const copies = () =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const opening = indexedDB.open('own-copies');
          // Aborts the creation of a missing database: only the page may create it.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => done(0);
          opening.onsuccess = () => {
            const all = opening.result.transaction('heads').objectStore('heads').count();
            all.onsuccess = () => {
              done(all.result);
              opening.result.close();
            };
          };
        }),
    );
  await expect.poll(copies).toBe(1);
  const menu = page.locator('summary').filter({ hasText: /^(Account|Menu)/ });
  await menu.locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
  await expect.poll(copies).toBe(0);
});
