import type { Page } from 'playwright/test';
import { bringHilda, expectHitPoints, openPart, pressAmount, staysInside } from './character-hands';
import { goOffline, KEEPING, kept, openAndKeep } from './offline-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Playing a character on one page: on a phone, without scripts, offline, and in two tabs. */

const HERE = '/try/character-lab/here';

/** The character's state on the server, and the events that led to it, the latest first. */
async function told(page: Page, sheet: string) {
  const answer = await page.request.get(`${sheet}/deeds`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { play: { hitPoints: number }; past: { said: string }[] };
}

const saids = async (page: Page, sheet: string) =>
  (await told(page, sheet)).past.map(({ said }) => said);

test('a round of play on a phone, with the thumb only @phone', async ({ page }) => {
  const sheet = await bringHilda(page);
  await open(page, sheet);
  await expectHitPoints(page, 43);

  await pressAmount(page, 'Damage', 18);
  await expectHitPoints(page, 25);
  await pressAmount(page, 'Temporary HP', 6);
  await page.getByRole('button', { name: 'Damage 5', exact: true }).click();
  await expectHitPoints(page, 25);
  await expect(page.getByText('+1 temporary')).toBeVisible();
  await page.getByRole('button', { name: 'Heal 5', exact: true }).click();
  await expectHitPoints(page, 30);

  await openPart(page, 'Spells');
  await expect(page).toHaveURL(/\?part=spells$/);
  await page.getByRole('button', { name: 'Cast Spirit Guardians: Level 3' }).click();
  await expect(page.getByRole('form', { name: 'Level 3 slots' })).toContainText('1 of 2');
  await expect(page.getByText('Concentrating', { exact: true })).toBeVisible();
  await pressAmount(page, 'Damage', 4);
  await expect(page.getByText('DC 10 Constitution save to keep Spirit Guardians.')).toBeVisible();

  await openPart(page, 'Act');
  await page.getByRole('button', { name: 'Poisoned' }).click();
  await page.locator('summary').filter({ hasText: 'Poisoned' }).click();
  await expect(page.getByText('Its attacks: disadvantage')).toBeVisible();
  await page.getByRole('button', { name: /^Undo the last/ }).click();
  await expect(page.getByText('Its attacks: disadvantage')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End poisoned' })).toHaveCount(0);

  await openPart(page, 'Skills');
  await page.getByRole('button', { name: /roll Insight/ }).click();
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('Insight');
  await staysInside(page);
  await expect.poll(async () => (await saids(page, sheet))[0]).toBe('Undone: Now poisoned');
});

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

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('actions wait while offline, a reload opens the cached sheet, and each action counts once after reconnecting', async ({
    page,
    context,
  }) => {
    const sheet = await bringHilda(page);
    await openAndKeep(page, sheet);
    await open(page, sheet);
    await expect.poll(() => kept(page), KEEPING).toContain(HERE);
    for (const part of ['page-keep-character', 'character-here']) {
      await expect.poll(async () => (await kept(page)).join(), KEEPING).toContain(part);
    }
    await pressAmount(page, 'Damage', 3);
    await expect.poll(async () => (await told(page, sheet)).play.hitPoints).toBe(40);

    await goOffline(context);
    await pressAmount(page, 'Damage', 5);
    await expectHitPoints(page, 35);
    await page.goto(`${sheet}?part=spells`);
    await expect(page.getByText('Offline. What you do is saved on this device')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${sheet}\\?part=spells$`));
    await expectHitPoints(page, 35);
    await page.getByRole('button', { name: 'Cast Healing Word: Level 1' }).click();
    await pressAmount(page, 'Heal', 6);
    await expectHitPoints(page, 41);
    await page.reload();
    await expectHitPoints(page, 41);

    await context.setOffline(false);
    await expect
      .poll(() => saids(page, sheet), KEEPING)
      .toEqual([
        'Healed by 6',
        'Healing Word cast with a level 1 slot: 3 left',
        '5 damage: 35 hit points left',
        '3 damage: 40 hit points left',
      ]);
    await open(page, sheet);
    await expectHitPoints(page, 41);
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
