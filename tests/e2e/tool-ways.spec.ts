import { open } from './open-page';
import { expect, test } from './page-test';

test('a menu links from every tool to every tool that is open to strangers; g and a letter go there too, but not while typing', async ({
  page,
}) => {
  await open(page, '/monster-lookup/goblin');
  await page.locator('summary').filter({ hasText: 'Tools' }).click();
  const ways = page.locator('details[open]').getByRole('link');
  await expect(ways).toHaveText([
    /Monster Lookup/,
    /Rules Cheat Sheet/,
    /Initiative Tracker/,
    /Mapwright/,
  ]);
  await ways.filter({ hasText: 'Monster Lookup' }).click();
  await expect(page).toHaveURL(/\/monster-lookup$/);

  const late = page.locator('html[data-late]');
  await expect(late).toBeAttached();
  await page.getByRole('searchbox').pressSequentially('gr');
  await expect(page).toHaveURL(/\?q=gr$/);
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/\/cheat-sheet$/);
  // A page without React has the same links in its footer.
  await page.goto('/cheat-sheet');
  await expect(late).toBeAttached();
  const gone: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone.push(new URL(request.url()).pathname);
  });
  await page.keyboard.press('x');
  await page.keyboard.press('d');
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\/monster-lookup$/);
  expect(gone).toEqual(['/monster-lookup']);
});
