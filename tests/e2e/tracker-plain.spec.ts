import { asPerson } from './as-person';
import { defeated, endFight } from './fight-hands';
import { expect, test } from './page-test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a whole small fight is run by forms @phone', async ({ page }) => {
    await asPerson(
      page,
      { plan: 'paying' },
      '/initiative-tracker/new?monsters=goblin:2,ogre&name=The+ford',
    );
    await page.getByLabel('Combatants, one per line').fill('2 goblins\nOgre\nMira hp 31 init 30');
    await page.getByRole('button', { name: 'Start fight' }).click();
    await expect(page.getByRole('heading', { name: 'The ford' })).toBeVisible();
    const order = page.getByRole('list', { name: 'Initiative order' });
    await expect(order.getByRole('link', { name: 'Goblin 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Roll initiative' }).click();
    await page.getByRole('button', { name: 'Begin the fight' }).click();
    await expect(page.getByText('Round 1').first()).toBeVisible();
    await expect(order.locator('[aria-current="step"]')).toContainText('Mira');

    const act = page.getByRole('form', { name: 'Actions on the selected' });
    await order.getByLabel('Select Goblin 1').check();
    await order.getByLabel('Select Ogre').check();
    await act.getByLabel('Amount').fill('7 fire');
    await act.getByRole('button', { name: 'Damage' }).click();
    await expect(order).toContainText('52/59');
    await expect(defeated(page)).toContainText('0/7');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(order).toContainText('59/59');
    await order.getByLabel('Select Ogre').check();
    await act.getByLabel('Amount').fill('a lot');
    await act.getByRole('button', { name: 'Damage' }).click();
    await expect(page.getByText('Type an amount:')).toBeVisible();
    await expect(act.getByLabel('Amount')).toHaveValue('a lot');
    await expect(order.getByLabel('Select Ogre')).toBeChecked();

    await page.getByRole('button', { name: 'Next turn' }).click();
    await expect(order.locator('[aria-current="step"]')).not.toContainText('Mira');
    await endFight(page, /^End the fight/);
    await expect(page.getByText('Over after round 1').first()).toBeVisible();
  });
});
