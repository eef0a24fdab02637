import type { Page } from 'playwright/test';
import { asPerson } from './as-person';
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
    await asPerson(
      page,
      { plan: 'paying' },
      '/initiative-tracker/new?monsters=goblin:2,ogre&name=The+ford',
    );
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

  test('a whole fight has its saves, its fireball, its dying and its XP by forms', async ({
    page,
  }) => {
    await asPerson(
      page,
      { plan: 'paying' },
      '/initiative-tracker/new?monsters=goblin:4,ogre&name=The+mill',
    );
    const party = 'Mira hp 24 init 25 level 3\nWren hp 20 init 24 level 3';
    await page.getByLabel('Who fights, one a line').fill(`4 goblins\nOgre\n${party}`);
    await page.getByRole('button', { name: 'Start this fight' }).click();
    const order = page.getByRole('list', { name: 'Initiative order' });
    const act = page.getByRole('form', { name: 'To all who are ticked' });
    const due = page.getByRole('region', { name: 'Due now' });
    const row = (name: string) => order.locator('[data-combatant]').filter({ hasText: name });
    const next = () => page.getByRole('button', { name: 'Next turn' }).click();
    await page.getByRole('button', { name: 'Roll initiative' }).click();
    await page.getByRole('button', { name: 'Begin the fight' }).click();

    await order.getByRole('link', { name: 'Wren' }).click();
    await page.getByText('Turn and concentration').click();
    await page.getByLabel('Concentrates on').fill('Bless');
    await page.locator('button[value="concentrate"]').click();
    await expect(row('Wren')).toContainText('Concentrates: Bless');
    await order.getByLabel('Choose Wren').check();
    await act.getByLabel('How much').fill('20');
    await act.getByRole('button', { name: 'Damage' }).click();
    await expect(row('Wren')).not.toContainText('Concentrates');
    await next();
    await expect(due).toContainText('death saving throw');
    await due.getByLabel('The d20 as it fell').fill('20');
    await due.getByRole('button', { name: 'Enter' }).click();
    await expect(row('Wren')).toContainText('1/20');

    for (const name of ['Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4', 'Ogre'])
      await order.getByLabel(`Choose ${name}`).check();
    await act.getByLabel('How much').fill('60 fire');
    await act.getByText('A save for all').click();
    await act.getByLabel('Save', { exact: true }).selectOption('dex');
    await act.locator('input[name="blast-dc"]').fill('15');
    await act.getByRole('button', { name: 'Roll damage and saves' }).click();
    const plan = page.getByRole('region', { name: 'Before it counts' });
    for (const one of await plan.getByLabel('Takes').all()) await one.selectOption('1');
    await plan.getByRole('button', { name: 'It counts' }).click();
    await expect(page.getByText('0/59')).toBeVisible();
    await page.getByText('The table', { exact: true }).click();
    await page.getByRole('button', { name: 'End it: 650 XP, 325 each' }).click();
    await expect(page.getByText('Over after round 1').first()).toBeVisible();
  });
});
