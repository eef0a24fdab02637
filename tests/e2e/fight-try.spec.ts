import { begin, line, TRY } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

test('a fight runs on the device by mouse: turns, damage, undo, and it is there after a reload @both', async ({
  page,
}) => {
  await open(page, TRY);
  await expect(page.locator('[data-combatant]')).toHaveCount(10);
  await begin(page);
  const sefa = line(page, 'Sefa Thorne');
  await expect(sefa).toContainText('31/31');
  await sefa.getByRole('checkbox').check();
  await page.getByLabel('How much').fill('12');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await expect(sefa).toContainText('19/31');
  await expect(page.getByRole('status').filter({ hasText: 'Sefa Thorne' })).toBeVisible();
  const whose = await page.locator('[data-turn-words] strong').textContent();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(page.locator('[data-turn-words] strong')).not.toHaveText(whose ?? '');
  await open(page, TRY);
  await expect(line(page, 'Sefa Thorne')).toContainText('19/31');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-turn-words] strong')).toHaveText(whose ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, 'Sefa Thorne')).toContainText('31/31');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(line(page, 'Sefa Thorne')).toContainText('19/31');
});

test('a fight runs by keyboard alone', async ({ page }) => {
  await open(page, TRY);
  await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
  await page.keyboard.press('i');
  await page.keyboard.press('b');
  await expect(page.locator('[data-turn-words]')).toContainText('Round 1');
  const whose = await page.locator('[data-turn-words] strong').textContent();
  await page.keyboard.press('n');
  await expect(page.locator('[data-turn-words] strong')).not.toHaveText(whose ?? '');
  await page.keyboard.press('p');
  await expect(page.locator('[data-turn-words] strong')).toHaveText(whose ?? '');
  await page.keyboard.press('f');
  await expect(page.locator('input[name="who"]:checked')).toHaveCount(6);
  await page.keyboard.press('d');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="who"]:checked')).toHaveCount(0);
  await expect(line(page, 'Bandit 1')).toContainText('8/11');
  await page.keyboard.press('u');
  await expect(line(page, 'Bandit 1')).toContainText('11/11');
});

test('a fireball is shown before it counts, and then counts as it was shown', async ({ page }) => {
  await open(page, TRY);
  await begin(page);
  await page.getByRole('button', { name: 'All foes' }).click();
  await page.getByLabel('How much').fill('8d6 fire');
  await page.getByText('A save for all').click();
  await page.getByLabel('Save', { exact: true }).selectOption('dex');
  await page.locator('input[name="blast-dc"]').fill('15');
  await page.getByRole('button', { name: 'Roll damage and saves' }).click();
  const plan = page.getByRole('region', { name: 'Before it counts' });
  await expect(plan.getByRole('listitem')).toHaveCount(6);
  await expect(line(page, 'Bandit 1')).toContainText('11/11');
  await plan.getByRole('button', { name: 'It counts' }).click();
  await expect(plan).toHaveCount(0);
  await expect(line(page, 'Bandit 1')).not.toContainText('11/11');
});

test('@phone a swipe over the bar of turns passes the turn', async ({ page }) => {
  await open(page, TRY);
  await begin(page);
  const whose = await page.locator('[data-turn-words] strong').textContent();
  // What hears a swipe comes with the keys, a moment after the page.
  await expect(async () => {
    await page.locator('[data-turn-bar]').evaluate((bar) => {
      const at = { bubbles: true, pointerType: 'touch', isPrimary: true, clientY: 10 };
      bar.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 200 }));
      bar.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 90 }));
    });
    await expect(page.locator('[data-turn-words] strong')).not.toHaveText(whose ?? '', {
      timeout: 500,
    });
  }).toPass();
});

test('a link brings its own fight, once, and the fight before it stays on the device', async ({
  page,
}) => {
  await open(page, TRY);
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await open(page, `${TRY}?monsters=goblin:2,ogre&name=The+ford`);
  await expect(page.locator('[data-combatant]')).toHaveCount(3);
  await expect(page).toHaveURL(/\/try\/initiative-tracker$/);
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await expect(page.getByRole('button', { name: 'Roll initiative' })).toHaveCount(0);
  await open(page, TRY);
  await expect(page.locator('[data-combatant]')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Roll initiative' })).toHaveCount(0);
  await page.getByText('This device', { exact: true }).click();
  await page.getByRole('button', { name: /Go on with “The toll at Harrow Bridge”/ }).click();
  await expect(page.locator('[data-combatant]')).toHaveCount(10);
  await page.getByText('This device', { exact: true }).click();
  await expect(page.getByRole('button', { name: /Go on with “The ford”/ })).toBeVisible();
});
