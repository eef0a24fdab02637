import { goOffline, KEEPING, kept, openAndKeep } from './offline-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

// The browser reports the connection that fails; here that is the point.
test.use({ serviceWorkers: 'allow' });

test('without a connection what was opened and what is kept for all open, and other pages say what still works', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/monster-lookup/spells/fireball');
  // Whoever comes for the first time is known to the worker from the second page on.
  await page.goto('/monster-lookup/spells/fireball');
  await page.goto('/monster-lookup/lists');
  for (const path of ['/cheat-sheet', '/monster-lookup/lists', '/monster-lookup/spells/fireball']) {
    await expect.poll(() => kept(page), KEEPING).toContain(path);
  }
  await goOffline(context);
  await page.goto('/features');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  // Its picture is kept as well.
  await expect
    .poll(() => page.locator('main img').evaluate((scene: HTMLImageElement) => scene.naturalWidth))
    .toBe(960);
  await expect(
    page.getByRole('link', { name: 'Characters of your account that were open on this device' }),
  ).toHaveAttribute('href', '/lab/character');
  await page.getByRole('main').getByRole('link', { name: 'Rules Cheat Sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules Cheat Sheet' })).toBeVisible();
  await page.goto('/monster-lookup/spells/fireball');
  await expect(page.getByRole('heading', { level: 1, name: 'Fireball' })).toBeVisible();
  await page.goto('/monster-lookup/lists');
  await expect(page.getByRole('main')).toContainText('This is what is saved on this device');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
});

test('without a connection an address draws the very map that it names, and new ones are drawn and printed', async ({
  page,
  context,
}) => {
  const address = '/try/mapwright?seed=cellar-door-7&kind=cave&style=parchment';
  await openAndKeep(page, address);
  await expect(page.getByRole('application')).toBeVisible();
  const name = page.getByLabel('Map name');
  const online = await name.inputValue();
  await expect.poll(async () => (await kept(page)).join(), KEEPING).toMatch(/paper\.worker-/);
  for (const path of ['/try/mapwright', '/try/mapwright/places/old-keep']) {
    await expect.poll(() => kept(page), KEEPING).toContain(path);
  }
  await goOffline(context);
  await page.goto('/try/mapwright?seed=another');
  await expect(page.getByRole('application')).toBeVisible();
  await expect(name).not.toHaveValue(online);
  await page.goto(address);
  await expect(page.getByRole('application')).toBeVisible();
  await expect(name).toHaveValue(online);
  await expect(page).toHaveURL(/seed=cellar-door-7.*style=parchment/);
  await expect(page.getByLabel('Seed')).toHaveValue('cellar-door-7');

  await page.getByRole('button', { name: 'Surprise me' }).first().click();
  await expect(name).not.toHaveValue(online);
  const place = page
    .getByRole('img', { name: /Old keep/ })
    .or(page.locator('img[src*="old-keep"]'));
  await place.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => place.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  // What comes only when it is asked for is kept as well.
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/sheets? of A4/);
});

test('a tool that loses the line says so, and goes on when it is back', async ({
  page,
  context,
}) => {
  // Where the screen has no room for a pane a press opens the page.
  await page.setViewportSize({ width: 900, height: 800 });
  await open(page, '/monster-lookup?q=goblin');
  await goOffline(context);
  await page.getByRole('link', { name: 'Goblin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'try this page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Goblin' })).toBeVisible();
});

test('a device without room shows and runs its pages all the same', async ({ page, context }) => {
  await openAndKeep(page);
  const device = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const refused = await page.evaluate(async () => {
    const shelf = await caches.open('assets');
    return shelf.put('/assets/one-more', new Response('x'.repeat(100_000))).then(
      () => 'kept',
      (error: unknown) => String(error),
    );
  });
  expect(refused).toContain('QuotaExceededError');
  const before = await kept(page);
  await page.goto('/monster-lookup/owlbear');
  await page.getByRole('button', { name: '+7, roll Beak, to hit and damage' }).click();
  await expect(page.getByRole('region', { name: 'Dice' }).getByRole('status')).toContainText(
    'Beak, to hit',
  );
  expect((await kept(page)).length).toBeLessThanOrEqual(before.length);
});

test('a new version that waits is offered, and takes over on request', async ({ page }) => {
  await openAndKeep(page);
  const notice = page.locator('[data-release]');
  await expect(notice).toBeHidden();
  // Another address of the script is another version of it to the browser.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'));
  await expect(notice).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/next$/);
});

test('a first visit that is cut off says at once that the line is gone', async ({
  page,
  context,
}) => {
  // What the page needs to wake up is on its way when the line is cut; the small script that says so came first.
  await page.route(/\/assets\/(?!line-gone)[^/]+\.js/, () => {});
  const small = page.waitForResponse(/\/assets\/line-gone/);
  await page.goto('/monster-lookup/goblin', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'Goblin' })).toBeVisible();
  await (await small).finished();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByRole('alert')).toHaveText(/^Offline\. Part of this page is missing/);
});
