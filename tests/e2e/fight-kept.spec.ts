import { beginKept, hurt, keepFight, line } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

test('a press before the statblock has loaded shows it as the server rendered it, without an error', async ({
  page,
}) => {
  const fight = await keepFight(page);
  await beginKept(page, fight);
  await page.goto(fight);
  const chosen = await page.getByRole('link', { name: 'Goblin 1' }).getAttribute('href');
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/beside-statblock-.*\.js/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await open(page, new URL(chosen ?? '', page.url()).href);
  const speed = page.locator('[data-fight]').getByText('30 ft.').first();
  const roll = page.getByRole('button', { name: 'roll Strength check' });
  await expect(speed).toBeVisible();
  await hurt(page, ['Mira'], '5');
  await expect(line(page, 'Mira')).toContainText('26/31');
  await expect(speed).toBeVisible();
  await expect(roll).toHaveCount(0);
  letCome();
  await expect(roll).toBeVisible();
});
