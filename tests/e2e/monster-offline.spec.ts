import { goOffline, KEEPING, kept, openAndKeep } from './offline-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

// The browser reports failed connections, which these tests cause on purpose.
test.use({ serviceWorkers: 'allow' });

test('viewed monsters open offline, and can roll', async ({ page, context }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openAndKeep(page, '/monster-lookup/owlbear');
  await open(page, '/monster-lookup/lich?q=lich');
  await open(page, '/monster-lookup?q=owlbear');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/lich');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/owlbear');
  await expect.poll(async () => (await kept(page)).join(), KEEPING).toMatch(/throw-roll-/);
  await page.waitForLoadState('networkidle');
  await goOffline(context);
  // From the list, whose link would make the router load data.
  await page.getByRole('link', { name: 'Owlbear', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Owlbear' })).toBeVisible();
  await page.getByRole('button', { name: '+7, roll Beak, to hit and damage' }).click();
  await expect(page.getByRole('region', { name: 'Dice' }).getByRole('status')).toContainText(
    /1d20 \(\d+\) \+ 7.*piercing damage/,
  );
  await page.getByRole('button', { name: 'Rolls', exact: true }).click();
  const rolls = page.getByRole('dialog', { name: 'Rolls' });
  await expect(rolls.getByRole('listitem').first()).toContainText('Beak');
  await rolls.getByRole('button', { name: 'Close' }).first().click();
  // By its URL, with the search parameters of the earlier visit.
  await page.goto('/monster-lookup/lich?q=lich');
  await expect(page.getByRole('heading', { level: 1, name: 'Lich' })).toBeVisible();
  // For a monster that was not viewed, the offline page lists those that are available.
  await page.goto('/monster-lookup/goblin');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Owlbear' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Owlbear' })).toBeVisible();
});

test('offline a stored monster opens beside the list, and a favorite stays stored after thirty others were viewed', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('favourite-monsters') !== null) return;
    const recent = Array.from({ length: 30 }, (_, at) => ({ id: `gone-${at}`, name: 'Gone' }));
    localStorage.setItem('recent-monsters', JSON.stringify(recent));
    const favourites = [{ id: 'ghoul', name: 'Ghoul' }];
    localStorage.setItem('favourite-monsters', JSON.stringify(favourites));
  });
  await openAndKeep(page, '/monster-lookup/owlbear');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/ghoul');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/owlbear');
  await open(page, '/monster-lookup?q=bear&show=brown-bear');
  const pane = page.getByRole('region', { name: 'Statblock' });
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText('Brown Bear');
  // A monster viewed in the pane is stored as well.
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/brown-bear');
  expect((await kept(page)).filter((path) => /^\/monster-lookup\/gone-\d/.test(path))).toEqual([]);
  await goOffline(context);
  await page.getByRole('link', { name: 'Owlbear', exact: true }).click();
  await expect(pane).toContainText('this monster is saved on this device');
  await pane.getByRole('link', { name: 'Open its page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Owlbear' })).toBeVisible();
  await page.goto('/monster-lookup/ghoul');
  await expect(page.getByRole('heading', { level: 1, name: 'Ghoul' })).toBeVisible();
});
