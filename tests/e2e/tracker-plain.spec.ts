import type { Page } from 'playwright/test';
import { signInAs } from './fight-hands';
import { expect, test } from './page-test';

/** Nothing of the page reaches beyond its right edge. */
async function staysInside(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a whole small fight is run by forms @both', async ({ page }) => {
    await signInAs(page, 'Paying', '/initiative-tracker/new?monsters=goblin:2,ogre&name=The+ford');
    await page.getByLabel('Who fights, one a line').fill('2 goblins\nOgre\nMira hp 31 init 30');
    await page.getByRole('button', { name: 'Start this fight' }).click();
    await expect(page.getByRole('heading', { name: 'The ford' })).toBeVisible();
    const order = page.getByRole('list', { name: 'Initiative order' });
    await expect(order.getByRole('link', { name: 'Goblin 2' })).toBeVisible();
    await staysInside(page);

    await page.getByRole('button', { name: 'Roll initiative' }).click();
    await page.getByRole('button', { name: 'Begin the fight' }).click();
    await expect(page.getByText('Round 1').first()).toBeVisible();
    await expect(order.locator('[aria-current="step"]')).toContainText('Mira');

    const act = page.getByRole('form', { name: 'To all who are ticked' });
    await order.getByLabel('Choose Goblin 1').check();
    await order.getByLabel('Choose Ogre').check();
    await act.getByLabel('How much').fill('7 fire');
    await act.getByRole('button', { name: 'Damage' }).click();
    await expect(order).toContainText('52/59');
    await expect(order).toContainText('0/7');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(order).toContainText('59/59');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(order).toContainText('52/59');

    await order.getByLabel('Choose Ogre').check();
    await act.getByLabel('How much').fill('a lot');
    await act.getByRole('button', { name: 'Damage' }).click();
    await expect(page.getByText('Type how much:')).toBeVisible();
    await expect(act.getByLabel('How much')).toHaveValue('a lot');
    await expect(order.getByLabel('Choose Ogre')).toBeChecked();

    await page.getByRole('button', { name: 'Next turn' }).click();
    await expect(order.locator('[aria-current="step"]')).not.toContainText('Mira');
    await page.getByText('The table', { exact: true }).click();
    await page.getByRole('button', { name: /^End/ }).click();
    await expect(page.getByText('Over after round 1').first()).toBeVisible();
    await staysInside(page);
  });
});
