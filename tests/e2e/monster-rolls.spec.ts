import { throwRoll } from '~/dice-tray/throw-roll';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Rolling from a statblock by press, by key and with a fixed random number. */

/** A random number that, returned four times, makes the dice show a 20. */
const LUCKY = Array.from({ length: 500 }, (_, at) => at).find((number) =>
  throwRoll(
    { kind: 'attack', of: 'Luck', dice: '1d20+6' },
    { edge: null, critical: false },
    Array(4).fill(number).join('-'),
  ).remarks.includes('natural 20'),
);

test('a value rolls by press, Shift, Alt and key, the result shows its parts, and the history keeps it', async ({
  page,
}) => {
  await open(page, '/monster-lookup/owlbear');
  const beak = page.getByRole('button', { name: '+7, roll Beak, to hit and damage' });
  const tray = page.getByRole('region', { name: 'Dice' });
  const status = tray.getByRole('status');
  const critical = page.getByRole('checkbox', { name: 'Crit' });
  await beak.click();
  await expect(status).toContainText(/Beak, to hit.*1d20 \(\d+\) \+ 7 = \d+/);
  await beak.click({ modifiers: ['Shift'] });
  await expect(status).toContainText('with advantage');
  await beak.click({ modifiers: ['Alt'] });
  await expect(status).toContainText('with disadvantage');
  await page.getByRole('radio', { name: 'Adv: Advantage' }).check();
  await page.getByRole('button', { name: 'Saves' }).click();
  await page.getByRole('button', { name: 'roll Strength save' }).click();
  await expect(status).toContainText(/with advantage.*1d20adv \(\d+/);
  await critical.check();
  await beak.focus();
  await page.keyboard.press('Enter');
  // The status element contains only what a screen reader should announce.
  await expect(status).toContainText(
    /Beak, to hit.*1d20adv \(\d+.*\) \+ 7 = \d+.*\d+ piercing damage \(critical\)/,
  );
  await expect(status).toContainText(/1d10 twice \(\d+, \d+\) \+ 5 = \d+/);
  // The critical setting applies to one hit only.
  await expect(critical).not.toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Rolls' }).click();
  const rolls = page.getByRole('dialog').getByRole('listitem');
  await expect(rolls).toHaveCount(5);
  await expect(rolls.first()).toContainText('Owlbear: Beak, to hit');
  await page.getByRole('button', { name: 'Clear all rolls' }).click();
  await expect(page.getByText('Nothing rolled yet.')).toBeVisible();
});

test('a natural 20 on an attack without damage makes the next damage roll critical', async ({
  page,
}) => {
  await page.addInitScript((lucky) => {
    const real = crypto.getRandomValues.bind(crypto);
    let isFirst = true;
    crypto.getRandomValues = (numbers) => {
      if (!isFirst || !(numbers instanceof Uint32Array)) return real(numbers);
      isFirst = false;
      return numbers.fill(lucky) as typeof numbers;
    };
  }, LUCKY ?? 0);
  await open(page, '/monster-lookup/mage');
  const status = page.getByRole('region', { name: 'Dice' }).getByRole('status');
  const critical = page.getByRole('checkbox', { name: 'Crit' });
  await page.getByRole('button', { name: /roll Spellcasting, spell attack/ }).click();
  await expect(status).toContainText('natural 20');
  await expect(critical).toBeChecked();
  await expect(status).toContainText('The next damage is a critical hit.');
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
