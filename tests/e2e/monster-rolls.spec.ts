import { open } from './open-page';
import { expect, test } from './page-test';

/** What rolls in a statblock, by press, key and chance. */

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
