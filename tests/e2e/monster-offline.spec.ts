import { goOffline, KEEPING, kept, openAndKeep } from './offline-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

// The browser reports the connection that fails; here that is the point.
test.use({ serviceWorkers: 'allow' });

test('monsters that were looked at open without a connection, and roll', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openAndKeep(page, '/monster-lookup/owlbear');
  await open(page, '/monster-lookup/lich?q=lich');
  await open(page, '/monster-lookup?q=owlbear');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/lich');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/owlbear');
  await expect.poll(async () => (await kept(page)).join(), KEEPING).toMatch(/throw-roll-/);
  await page.waitForLoadState('networkidle');
  await goOffline(context);
  // From the list, whose link the router would follow by asking for data.
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
  // By its address, with the search that once led to it.
  await page.goto('/monster-lookup/lich?q=lich');
  await expect(page.getByRole('heading', { level: 1, name: 'Lich' })).toBeVisible();
  // One that nobody looked at: the words about the lost line name those that are here.
  await page.goto('/monster-lookup/goblin');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Owlbear' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Owlbear' })).toBeVisible();
});

test('beside the list a monster that the device holds opens without a line, and a favourite is held though thirty others were looked at after it', async ({
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
  // What is looked at there is held as well.
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/brown-bear');
  expect((await kept(page)).filter((path) => /gone-\d/.test(path))).toEqual([]);
  await goOffline(context);
  await page.getByRole('link', { name: 'Owlbear', exact: true }).click();
  await expect(pane).toContainText('this monster is saved on this device');
  await pane.getByRole('link', { name: 'Open its page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Owlbear' })).toBeVisible();
  await page.goto('/monster-lookup/ghoul');
  await expect(page.getByRole('heading', { level: 1, name: 'Ghoul' })).toBeVisible();
});
