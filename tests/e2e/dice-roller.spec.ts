import { createHash } from 'node:crypto';
import { ADMIN, asPerson } from './as-person';
import { awake } from './leaving-hands';
import { expect, test } from './page-test';

const PAGE = '/dice-roller';

test('the keypad enters dice, Enter rolls, the seed matches the hash, and the history can repeat a roll', async ({
  page,
}) => {
  await asPerson(page, ADMIN, PAGE);
  const dice = page.getByRole('textbox', { name: 'Dice', exact: true });
  // A die rolls at once, and the next press rolls it again.
  await page.getByRole('button', { name: 'Roll d6' }).click();
  await expect(page.getByRole('heading', { name: '1d6' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).last().click();
  await dice.fill('');
  await page.getByText('Build a roll').click();
  await page.getByRole('button', { name: 'Add d20', exact: true }).click();
  await page.getByRole('button', { name: 'Add d20', exact: true }).click();
  await page.getByRole('button', { name: 'Add 5' }).click();
  await expect(dice).toHaveValue('2d20+5');
  const hash = (await page.locator('[data-next-hash]').textContent()) ?? '';
  await dice.press('Enter');
  await expect(page.getByRole('heading', { name: '2d20 + 5' })).toBeVisible();
  const seed = new URL(page.url()).searchParams.get('seed') ?? '';
  expect(createHash('sha256').update(seed).digest('hex')).toBe(hash);
  await expect(page.locator('[data-proof]')).toContainText('✓ The seed matches the hash.');
  await expect(page.locator('[data-next-hash]')).not.toHaveText(hash);
  // The result is announced once, with its dice.
  await expect(page.locator('[data-result] [role="status"]')).toHaveText(/^\d+. 2d20 \(\d+, \d+\)/);
  expect(
    await page.locator('[data-result] [aria-live], [data-result] [role="alert"]').count(),
  ).toBe(0);
  const shown = await page.locator('[data-result-leaves]').innerText();
  const link = page.url();
  await page.getByRole('button', { name: 'Roll 2d20 + 5 again' }).click();
  await expect(page.locator('[data-history-list] li')).toHaveCount(2);
  expect(page.url()).not.toBe(link);
  // The link shows the same roll from the server, with the hash that was shown before it.
  await page.goto(link);
  expect(await page.locator('[data-result-leaves]').innerText()).toBe(shown);
  await expect(page.locator('[data-proof]')).toContainText('✓ The seed matches the hash.');
  await expect(page.locator('[data-history-list] li')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear', exact: true }).last().click();
  await expect(page.locator('[data-history]')).toBeHidden();
  await page.reload();
  await awake(page);
  await expect(page.locator('[data-history]')).toBeHidden();
});

test('dropped and exploded dice are labeled, a mistake is marked in place, and macros are listed beside the dice', async ({
  page,
}) => {
  await asPerson(page, ADMIN, `${PAGE}?e=4d6!kh3&seed=tour15`);
  await expect(page.locator('[data-dice]')).toContainText('dropped');
  await expect(page.locator('[data-dice]')).toContainText('6!');
  await expect(page.locator('[data-dice]')).toContainText('exploded');
  const dice = page.getByRole('textbox', { name: 'Dice', exact: true });
  await dice.fill('2d6+x');
  await dice.press('Enter');
  await expect(page.getByRole('alert')).toContainText('“x”');
  await expect(dice).toBeFocused();
  expect(await dice.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4);
  await dice.fill('1d20');
  await page.getByLabel('Advantage', { exact: true }).check();
  await page.getByLabel('Times').fill('3');
  await page.getByLabel('Against DC').fill('12');
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(page.locator('[data-rolls] > li')).toHaveCount(3);
  await expect(page.locator('[data-total]')).toContainText('against DC 12');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // ArrowUp recalls the earlier roll; with a modifier key the browser handles it.
  await dice.fill('');
  await dice.press('ArrowUp');
  await expect(dice).toHaveValue('1d20');

  await page.goto(`${PAGE}/kept`);
  const fresh = page.locator('[data-kept-macro] [data-kept-form="create"]');
  // The form for a new macro is open while there is none.
  await expect(fresh).toBeVisible();
  await fresh.getByLabel('Name', { exact: true }).fill('Eldritch blast');
  await fresh.getByLabel('Dice').fill('1d20+7; 1d10+4 [force]');
  await fresh.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Eldritch blast' }).first()).toBeVisible();
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'Eldritch blast' }).first().click();
  // One press rolls the attack and its damage.
  await expect(page.getByRole('heading', { name: '1d20 + 7' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1d10 + 4 [force]' })).toBeVisible();
  await expect(page.locator('[data-total]')).toHaveCount(2);
  await expect(page.locator('[data-proof]')).toContainText('✓');
});

test('the odds follow the typing and are in the URL, and the device can repeat a measurement of the dice', async ({
  page,
}) => {
  await asPerson(page, ADMIN, `${PAGE}/odds`);
  await page.getByRole('textbox', { name: 'Dice', exact: true }).fill('2d6');
  await expect(page.locator('[data-odds] rect')).toHaveCount(11);
  await page.getByLabel('At least').fill('10');
  await expect(page.locator('[data-odds] [data-asked]').first()).toHaveText(/10 or more: 16.67%/);
  await expect(page).toHaveURL(/from=10/);
  // The device computes an expression that is too large for the server.
  await page.getByRole('textbox', { name: 'Dice', exact: true }).fill('1d10000');
  await expect(page.getByRole('heading', { name: '1d10000' })).toBeVisible();

  await page.goto(`${PAGE}/fairness`);
  const before = await page.locator('[data-measured]').innerText();
  await page.getByRole('button', { name: 'Roll eight million dice' }).click();
  await expect(page.getByText('Measured on this device.')).toBeVisible();
  // The same seed gives everyone the same result.
  expect(await page.locator('[data-measured]').innerText()).toBe(before);
});

test('on a phone dice do not move with reduced motion, and every button is large enough for a thumb @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await asPerson(page, ADMIN, PAGE);
  await page.getByRole('textbox', { name: 'Dice', exact: true }).fill('3d6');
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(page.locator('[data-dice] > li')).toHaveCount(3);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const small = await page
    .locator('main :is(button, summary, [data-way], label:has(input[type="checkbox"]))')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().height < 44)
        .map((one) => one.textContent),
    );
  expect(small).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the keypad, the roll with its proof, the odds and saved macros work with forms', async ({
    page,
  }) => {
    await asPerson(page, ADMIN, PAGE);
    await page.getByRole('button', { name: 'Roll d6' }).click();
    await expect(page.getByRole('heading', { name: '1d6' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Dice', exact: true }).fill('');
    await page.getByText('Build a roll').click();
    await page.getByRole('button', { name: 'Add d8', exact: true }).click();
    await page.getByRole('button', { name: 'Add d8', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Dice', exact: true })).toHaveValue('2d8');
    const hash = (await page.locator('[data-next-hash]').textContent()) ?? '';
    await page.getByRole('textbox', { name: 'Dice', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: '2d8' })).toBeVisible();
    await expect(page.locator('[data-proof]')).toContainText('✓ The seed matches the hash.');
    await expect(page.locator('[data-proof]')).toContainText(hash);
    await page.getByRole('link', { name: 'Odds' }).last().click();
    await expect(page.locator('[data-odds] rect')).toHaveCount(15);
    await page.goto(`${PAGE}/kept`);
    const fresh = page.locator('[data-kept-table] [data-kept-form="create"]');
    await expect(fresh).toBeVisible();
    await fresh.getByLabel('Name', { exact: true }).fill('Weather');
    await fresh.getByLabel('Rows').fill('1-3: rain for [[1d4]] hours\n4-6: sun');
    await fresh.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Weather' }).first().click();
    await expect(page.locator('[data-drawn]')).toHaveText(/rain for \d hours|sun/);
  });
});
