import { goOffline, KEEPING, kept, openAndKeep } from './offline-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

// The browser reports failed connections, which these tests cause on purpose.
test.use({ serviceWorkers: 'allow' });

test('offline the viewed pages and the always-cached pages open, and other pages list what still works', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/monster-lookup/spells/fireball');
  // The service worker controls a new visitor's pages from the second page on.
  await page.goto('/monster-lookup/spells/fireball');
  await page.goto('/monster-lookup/lists');
  for (const path of ['/cheat-sheet', '/monster-lookup/lists', '/monster-lookup/spells/fireball']) {
    await expect.poll(() => kept(page), KEEPING).toContain(path);
  }
  await goOffline(context);
  await page.goto('/features');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  // Its picture is cached as well.
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

test('offline a URL draws exactly its map, and new maps are drawn and printed', async ({
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
  // Modules that are loaded on demand are cached as well.
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/sheets? of A4/);
});

test('a tool that loses the connection says so, and continues after reconnecting', async ({
  page,
  context,
}) => {
  // On a screen without room for a pane, a press opens the page.
  await page.setViewportSize({ width: 900, height: 800 });
  await open(page, '/monster-lookup?q=goblin');
  await goOffline(context);
  await page.getByRole('link', { name: 'Goblin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'try this page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Goblin' })).toBeVisible();
});

test('a device without free storage still shows and runs its pages', async ({ page, context }) => {
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

test('a waiting new version is offered, and activated on request', async ({ page }) => {
  await openAndKeep(page);
  const notice = page.locator('[data-release]');
  await expect(notice).toBeHidden();
  // For the browser another script URL is another version.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'));
  await expect(notice).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/next$/);
});

test('a first visit that loses the connection reports that at once', async ({ page, context }) => {
  // The page's main scripts are pending when the connection is lost; the small script that reports it has already
  // loaded.
  await page.route(/\/assets\/(?!line-gone)[^/]+\.js/, () => {});
  const small = page.waitForResponse(/\/assets\/line-gone/);
  await page.goto('/monster-lookup/goblin', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'Goblin' })).toBeVisible();
  await (await small).finished();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByRole('alert')).toHaveText(/^Offline\. Part of this page is missing/);
});
