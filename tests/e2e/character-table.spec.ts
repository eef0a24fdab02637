import type { Page } from 'playwright/test';
import { bringHilda, expectHitPoints, openPart, staysInside } from './character-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A character's dice in play: they apply its conditions, spells and slots, and cover nothing on the page. */

const dice = (page: Page) => page.getByRole('region', { name: 'Dice' });

test('conditions change the dice rolls, are explained, and have no effect after they are removed', async ({
  page,
}) => {
  const sheet = await bringHilda(page);
  await open(page, sheet);
  await page.getByRole('button', { name: 'Poisoned' }).click();
  const attacks = page.getByRole('region', { name: 'Attacks' });
  await expect(attacks.getByText('Disadvantage: poisoned').first()).toBeAttached();
  await attacks.getByRole('button', { name: /roll Mace, to hit/ }).click();
  await expect(dice(page)).toContainText('with disadvantage: poisoned');
  await expect(dice(page)).toContainText(/1d20dis \(/);
  await dice(page).getByRole('radio', { name: 'Adv: Advantage' }).check();
  await attacks.getByRole('button', { name: /roll Mace, to hit/ }).click();
  await expect(dice(page)).toContainText('advantage and disadvantage cancel out: poisoned');
  await dice(page).getByRole('radio', { name: /^Flat/ }).check();
  await page.getByLabel('poisoned applies to rolls').uncheck();
  await expect(attacks.getByText('Disadvantage: poisoned')).toHaveCount(0);
  await attacks.getByRole('button', { name: /roll Mace, to hit/ }).click();
  await expect(dice(page)).toContainText('Mace, to hit');
  await expect(dice(page)).not.toContainText('poisoned');
  await page.getByRole('button', { name: 'End poisoned' }).click();
  await page.getByRole('button', { name: 'Restrained' }).click();
  await openPart(page, 'Skills');
  await page.getByRole('button', { name: /roll Dexterity save/ }).click();
  await expect(dice(page)).toContainText('with disadvantage: restrained');
  await page.getByRole('button', { name: /roll Insight/ }).click();
  await expect(dice(page)).not.toContainText('restrained');
  await staysInside(page);
});

test('a spell rolls the dice of its record, at the level at which it was cast @phone', async ({
  page,
}) => {
  const sheet = await bringHilda(page);
  await open(page, `${sheet}?part=spells`);
  await page.getByRole('button', { name: '4d6, roll Guiding Bolt, damage' }).click();
  await expect(dice(page)).toContainText('Guiding Bolt, damage');
  await page.getByRole('button', { name: 'Cast Guiding Bolt: Level 3' }).click();
  await expect(page.getByRole('form', { name: 'Level 3 slots' })).toContainText('1 of 2');
  await page.getByRole('button', { name: /roll Guiding Bolt, to hit and damage/ }).click();
  await expect(dice(page)).toContainText(/6d6( twice)? \(/);
  await page.getByLabel('Healing Word is cast at level').selectOption('2');
  await page.getByRole('button', { name: '2d4+8, roll Healing Word, healing' }).click();
  await expect(dice(page)).toContainText('Healing Word, healing');
  await expect(page.getByRole('button', { name: '1d8, roll Sacred Flame' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '2d8, roll Sacred Flame, damage' })).toBeVisible();
  await staysInside(page);
});

test('a whole turn can be played by keyboard, and the dice panel does not cover hit points and values', async ({
  page,
}) => {
  const sheet = await bringHilda(page);
  await open(page, sheet);
  const reach = async (name: string | RegExp) => {
    const wanted = page.getByRole('button', { name }).first();
    for (let presses = 0; presses < 160; presses += 1) {
      if (await wanted.evaluate((button) => button === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached.`);
  };
  await reach('Damage 5');
  await page.keyboard.press('Enter');
  await expectHitPoints(page, 38);
  await reach(/roll Mace, to hit/);
  await page.keyboard.press('Enter');
  await expect(dice(page)).toContainText('Mace, to hit');
  const numbers = await page.getByRole('region', { name: 'Numbers' }).boundingBox();
  const tray = await dice(page).boundingBox();
  if (numbers === null || tray === null) throw new Error('Both are there.');
  expect(tray.x).toBeGreaterThanOrEqual(numbers.x + numbers.width);
  await reach('Prone');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'End prone' })).toBeVisible();
  await reach(/^Undo the last/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'End prone' })).toHaveCount(0);
});

test('on a phone the shared sheet shows its parts in a row, and can fold them @phone', async ({
  page,
}) => {
  const sheet = await bringHilda(page);
  await open(page, `${sheet}?part=notes`);
  await page
    .getByRole('button', { name: /^Share|Make a link/ })
    .first()
    .click();
  const link = page.getByRole('region', { name: 'Share and delete' }).getByRole('link');
  await page.goto((await link.getAttribute('href')) ?? '');
  const parts = page.getByRole('navigation', { name: 'Parts of the sheet' });
  await expect(parts).toBeVisible();
  await expect(page.getByText('Turn Undead', { exact: false }).first()).toBeHidden();
  await parts.getByRole('link', { name: 'Features' }).click();
  await expect(page.getByText('Turn Undead', { exact: false }).first()).toBeVisible();
  await staysInside(page);
});
