import type { Page } from 'playwright/test';
import { ADMIN, beSomebody } from './as-person';
import { expectHitPoints, HILDA, openPart, pressAmount, staysInside } from './character-hands';
import { kept as keep } from './kept';
import { goOffline, KEEPING, kept, openAndKeep } from './offline-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A whole evening at the table on a phone, with the line cut twice. */

const EQUIPPED = {
  ...HILDA,
  items: [
    ...HILDA.items,
    { id: 'bow', item: 'light-crossbow' },
    { id: 'bolts', item: 'bolts', count: 20 },
    { id: 'potion', item: 'potion-of-healing', count: 2 },
  ],
};

const HERE = '/try/character-lab/here';

/** The events of the sheet on the server, the latest first. */
async function saids(page: Page, sheet: string): Promise<string[]> {
  const answer = await page.request.get(`${sheet}/deeds`);
  const { past } = (await answer.json()) as { past: { said: string }[] };
  return past.map(({ said }) => said);
}

test.use({ serviceWorkers: 'allow' });

/** The addresses of the texts that the device has. */
function textsKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const held = await (await caches.open('opened-texts')).keys();
    return held.map(({ url }) => url).join(' ');
  });
}

test('an evening at the table: acting, casting, preparing, shooting, drinking and writing, with the line cut twice @phone', async ({
  page,
  context,
}) => {
  await beSomebody(page, ADMIN);
  const sheet = await keep(page, 'character', EQUIPPED);
  await openAndKeep(page, sheet);
  await open(page, sheet);
  await expect.poll(() => kept(page), KEEPING).toContain(HERE);
  for (const part of ['page-keep-character', 'character-here']) {
    await expect.poll(async () => (await kept(page)).join(), KEEPING).toContain(part);
  }

  // Acting: a blow, a shot with its bolt, Turn Undead with its DC.
  await pressAmount(page, 'Damage', 18);
  await expectHitPoints(page, 25);
  const bolts = page.getByRole('form', { name: 'Bolts left' });
  await expect(bolts).toContainText('Bolts 20');
  await page.getByRole('button', { name: /roll Light Crossbow, to hit/ }).click();
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('Light Crossbow, to hit');
  await expect(bolts).toContainText('Bolts 19');
  const actions = page.getByRole('region', { name: 'Actions', exact: true });
  await expect(actions).toContainText('DC 15 Wisdom save');
  await actions.getByRole('button', { name: 'Channel Divinity: Turn Undead' }).click();
  await expect(page.getByRole('region', { name: 'Last action' })).toContainText('used: 0 left');

  // Preparing, and reading a spell in place.
  await openPart(page, 'Spells');
  await expect(page).toHaveURL(/\?part=spells$/);
  await page.getByRole('link', { name: 'Prepare' }).click();
  await page.getByLabel('Aid', { exact: true }).check();
  await page.getByRole('button', { name: 'Prepare' }).click();
  await expect(page.getByText('5 of 9 prepared')).toBeVisible();
  const bolt = page.locator('summary').filter({ hasText: 'Guiding Bolt' });
  await bolt.click();
  await expect(page.getByText('A flash of light streaks').first()).toBeVisible();
  await bolt.click();
  await staysInside(page);

  // The texts of what is prepared come by themselves.
  await expect.poll(() => textsKept(page), KEEPING).toContain('/spells/spirit-guardians');

  // The line is cut for the first time: casting, concentration and notes go on, through a reload.
  await expect.poll(async () => (await saids(page, sheet)).length).toBe(3);
  await goOffline(context);
  await page.getByRole('button', { name: 'Cast Spirit Guardians: Level 3' }).click();
  await expect(page.getByText('Concentrating', { exact: true })).toBeVisible();
  await bolt.click();
  await expect(page.getByText('A flash of light streaks').first()).toBeVisible();
  const never = page.locator('summary').filter({ hasText: 'Spirit Guardians' });
  await never.click();
  await expect(page.getByText('You call forth spirits').first()).toBeVisible();
  await never.click();
  await page.getByRole('button', { name: 'Damage 5', exact: true }).click();
  await expect(page.getByText('DC 10 Constitution save to keep Spirit Guardians.')).toBeVisible();
  await openPart(page, 'Notes');
  await page.getByRole('textbox', { name: 'New note' }).fill('The duke lies.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.goto(`${sheet}?part=notes`);
  await expect(page.getByText('Offline. What you do is saved on this device')).toBeVisible();
  await expect(page.locator('summary').filter({ hasText: 'The duke lies.' })).toBeVisible();
  await expectHitPoints(page, 20);
  await staysInside(page);
  await context.setOffline(false);
  await expect.poll(async () => (await saids(page, sheet)).length, KEEPING).toBe(6);

  // Gear: a potion, and a shield laid down, which the Armor Class follows.
  await open(page, `${sheet}?part=equipment`);
  await expect(page.getByText('AC 15')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Potion of Healing' }).click();
  await page.getByRole('button', { name: 'Drink Potion of Healing: 2d4+2' }).click();
  await expect(page.getByText('Potion of Healing used: 1 left').first()).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Shield' }).click();
  await page.getByRole('button', { name: 'Unequip Shield' }).click();
  await expect(page.getByText('AC 13')).toBeVisible();
  await staysInside(page);

  // The line is cut for the second time: loot, shots, and half of the bolts found again.
  await expect.poll(async () => (await saids(page, sheet))[0]).toBe('Shield unequipped');
  await goOffline(context);
  await page.getByLabel('Item', { exact: true }).fill('Silver idol');
  await page.getByLabel('Pounds each').fill('1.5');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('summary').filter({ hasText: 'Silver idol' })).toBeVisible();
  await openPart(page, 'Act');
  await page.getByRole('button', { name: 'Shoot 1: Crossbow Bolts' }).click();
  await page.getByRole('button', { name: 'Find 1 of 2' }).click();
  await expect(bolts).toContainText('Bolts 19');
  await context.setOffline(false);
  await expect
    .poll(async () => (await saids(page, sheet)).slice(0, 3), KEEPING)
    .toEqual([
      '1 of 2 Crossbow Bolts found again: 19 left',
      'Crossbow Bolts used: 18 left',
      'Silver idol added',
    ]);

  // The result of a press goes by itself; its undo stays in the history.
  await expect(page.getByRole('region', { name: 'Last action' })).toBeHidden({ timeout: 12_000 });
  await page.getByRole('button', { name: 'Undo: Silver idol added' }).click();
  await openPart(page, 'Gear');
  await expect(page.locator('summary').filter({ hasText: 'Silver idol' })).toHaveCount(0);
  await openPart(page, 'Skills');
  await page.getByRole('button', { name: /roll Insight/ }).click();
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('Insight');
  await staysInside(page);
  await expect.poll(async () => (await saids(page, sheet))[0]).toBe('Undone: Silver idol added');
});
