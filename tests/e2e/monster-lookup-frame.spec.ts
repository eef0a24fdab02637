import { open } from './open-page';
import { expect, test } from './page-test';

/** The lookup on a phone and without a connection. */

test('the list on a phone: the search button shows its icon, comparing starts in the list, the tray blocks no tap, and a monster opens as a page @phone', async ({
  page,
}) => {
  await open(page, '/monster-lookup?q=gob');
  const picture = page.getByRole('button', { name: 'Search', exact: true }).locator('svg');
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(16);
  const mark = page.getByRole('checkbox', { name: 'Compare Goblin', exact: true });
  const box = await mark.locator('..').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await mark.check();
  await expect(page).toHaveURL(/\?q=gob$/);
  await expect(page.getByRole('link', { name: 'Compare 1' })).toBeVisible();
  await mark.uncheck();
  await expect(page.getByRole('link', { name: /^Compare \d/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Goblin', exact: true }).click();
  await expect(page).toHaveURL(/\/monster-lookup\/goblin\?q=gob$/);
  await page.goto('/monster-lookup?q=gob&show=hobgoblin');
  await expect(page).toHaveURL(/\/monster-lookup\/hobgoblin\?q=gob$/);

  await open(page, '/monster-lookup?q=dragon');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const lost = await page.evaluate(
    ([x = 0, foot = 0]) =>
      [10, 30, 50, 70].filter((up) => !document.elementFromPoint(x, foot - up)?.closest('table')),
    [width / 2, height],
  );
  expect(lost).toEqual([]);
});

test('with a mouse half as many rows more fit on a laptop, unless the density is comfortable', async ({
  page,
}) => {
  const rowsInSight = () =>
    page
      .locator('tbody tr')
      .evaluateAll(
        (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
      );
  await open(page, '/monster-lookup');
  const compact = await rowsInSight();
  expect(compact).toBeGreaterThanOrEqual(16);
  const url = page.url();
  const value = 'system.letter.2014.comfortable';
  await page.context().addCookies([{ name: 'preferences', value, url }]);
  await open(page, '/monster-lookup');
  expect(await rowsInSight()).toBeLessThanOrEqual(compact / 1.4);
});

test('offline the statblock stays, and unavailable actions are reported', async ({
  page,
  context,
}) => {
  await open(page, '/monster-lookup/mage');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const fireball = page.getByRole('link', { name: 'fireball' });
  const card = page.waitForEvent('requestfailed');
  await fireball.hover();
  await card;
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await fireball.click();
  await expect(page.getByRole('alert')).toContainText('“fireball” cannot be opened');
  const dice = page.getByRole('region', { name: 'Dice' });
  await page.getByRole('button', { name: /roll Dagger, to hit/ }).click();
  await expect(dice).toContainText('Offline: the dice could not be loaded.');
  await dice.getByRole('button', { name: 'Rolls' }).click();
  await expect(dice).toContainText('Offline: the rolls could not be loaded');
  await expect(page.getByRole('heading', { level: 1, name: 'Mage' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fireball' });
  await expect(dialog).toContainText('3rd-level evocation');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /roll Dagger, to hit/ }).click();
  await expect(dice).toContainText('Dagger, to hit');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'cone of cold' }).click();
  const cone = page.getByRole('dialog', { name: 'Cone of cold' });
  await expect(cone.getByRole('alert')).toContainText('could not be loaded');
  await context.setOffline(false);
  await cone.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Cone of Cold' })).toContainText('evocation');
});

test('offline the results and the typed text stay, and a search without a response is not announced', async ({
  page,
  context,
}) => {
  await open(page, '/monster-lookup?q=gob');
  const field = page.getByRole('searchbox');
  const goblin = page.getByRole('link', { name: 'Goblin', exact: true });
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
  await context.setOffline(true);
  await field.press('End');
  await field.pressSequentially('l');
  await expect(notice).toBeVisible();
  await expect(goblin).toBeVisible();
  await expect(field).toHaveValue('gobl');
  // The search's own step in the history is done, and then that of the monster's page.
  await expect(page).toHaveURL(/\?q=gobl$/);
  await goblin.press('Enter');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/goblin/);
  await page.goBack();
  // The list is also visible beside an opened monster, so the URL shows that Back has finished.
  await expect(page).not.toHaveURL(/show=/);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
  await expect(goblin).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);

  await field.fill('zeppelin');
  await expect(
    page.getByText('No monster called “zeppelin” found in the 2014 rules.'),
  ).toBeVisible();
  await context.setOffline(true);
  await field.fill('owlbear');
  await expect(notice).toContainText('Your search continues when you are back online.');
  await expect(notice).not.toContainText('earlier results');
  await expect(page).toHaveURL(/\?q=owlbear$/);
  await expect(page.getByText(/No monster/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Owlbear', exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
