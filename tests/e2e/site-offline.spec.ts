import type { BrowserContext, Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

/** What a device keeps is fetched behind the page, after all that the page itself wants. */
const KEEPING = { timeout: 30_000 };

/** Opens a page and waits until the device keeps what works offline. */
async function openAndKeep(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** The addresses of everything that the device keeps. */
async function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login?next=/about');
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: /^On trial/ })
    .first()
    .click();
  await page.waitForURL(/\/about$/);
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

// The browser reports the connection that fails; here that is the point.
test.use({ serviceWorkers: 'allow' });

test('without a connection the cheat sheet opens, and other pages say what still works @both', async ({
  page,
  context,
}) => {
  await openAndKeep(page);
  await expect.poll(() => kept(page), KEEPING).toContain('/cheat-sheet');
  await goOffline(context);
  await page.goto('/features');
  await expect(page.getByRole('heading', { name: 'The torch went out' })).toBeVisible();
  // Its picture is kept as well.
  await expect
    .poll(() => page.locator('main img').evaluate((scene: HTMLImageElement) => scene.naturalWidth))
    .toBe(960);
  await page.getByRole('main').getByRole('link', { name: 'Rules Cheat Sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules Cheat Sheet' })).toBeVisible();
});

test('whoever has opened one page can draw maps without a connection', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/cheat-sheet');
  await expect.poll(async () => (await kept(page)).join(), KEEPING).toMatch(/paper\.worker-/);
  await expect.poll(() => kept(page), KEEPING).toContain('/try/mapwright/places/old-keep');
  await goOffline(context);
  await page.goto('/try/mapwright');
  await expect(page.getByRole('application')).toBeVisible();
  const name = page.getByLabel('Name of the map');
  const before = await name.inputValue();
  await page.getByRole('button', { name: 'Surprise me' }).first().click();
  await expect(name).not.toHaveValue(before);
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

test('without a connection an address draws the very map that it names', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/try/mapwright?seed=cellar-door-7&kind=cave&style=parchment');
  await expect(page.getByRole('application')).toBeVisible();
  const name = page.getByLabel('Name of the map');
  const online = await name.inputValue();
  await expect.poll(async () => (await kept(page)).join(), KEEPING).toMatch(/paper\.worker-/);
  await expect.poll(() => kept(page), KEEPING).toContain('/try/mapwright');
  await goOffline(context);
  await page.goto('/try/mapwright?seed=another');
  await expect(page.getByRole('application')).toBeVisible();
  await expect(name).not.toHaveValue(online);
  await page.goto('/try/mapwright?seed=cellar-door-7&kind=cave&style=parchment');
  await expect(page.getByRole('application')).toBeVisible();
  await expect(name).toHaveValue(online);
  await expect(page).toHaveURL(/seed=cellar-door-7.*style=parchment/);
  await expect(page.getByLabel('Seed')).toHaveValue('cellar-door-7');
});

test('a tool that loses the line says so, and goes on when it is back', async ({
  page,
  context,
}) => {
  // Where the screen has no room for a pane a press opens the page.
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/monster-lookup?q=goblin');
  await page.waitForLoadState('networkidle');
  await goOffline(context);
  await page.getByRole('link', { name: 'Goblin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The torch went out' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'try this page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Goblin' })).toBeVisible();
});

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
  await expect(page.getByRole('heading', { name: 'The torch went out' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Owlbear' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Owlbear' })).toBeVisible();
});

test('beside the list a monster that the device holds opens without a line', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/monster-lookup/owlbear');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/owlbear');
  await open(page, '/monster-lookup?q=bear&show=brown-bear');
  const pane = page.getByRole('region', { name: 'Statblock' });
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText('Brown Bear');
  // What is looked at there is held as well.
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/brown-bear');
  await goOffline(context);
  await page.getByRole('link', { name: 'Owlbear', exact: true }).click();
  await expect(pane).toContainText('this device holds the monster');
  await pane.getByRole('link', { name: 'Open its page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Owlbear' })).toBeVisible();
});

test('a favourite stays on the device when thirty others were looked at after it', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const recent = Array.from({ length: 30 }, (_, at) => ({ id: `gone-${at}`, name: 'Gone' }));
    localStorage.setItem('recent-monsters', JSON.stringify(recent));
    const favourites = [{ id: 'ghoul', name: 'Ghoul' }];
    localStorage.setItem('favourite-monsters', JSON.stringify(favourites));
  });
  await openAndKeep(page, '/monster-lookup/owlbear');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/ghoul');
  expect((await kept(page)).filter((path) => /gone/.test(path))).toEqual([]);
  await goOffline(context);
  await page.goto('/monster-lookup/ghoul');
  await expect(page.getByRole('heading', { level: 1, name: 'Ghoul' })).toBeVisible();
});

test('nothing private is kept: no data, no account, no name, and records as a stranger sees them', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openAndKeep(page);
  // Left before its script is at work, a page has not been looked at.
  await open(page, '/monster-lookup/goblin');
  await page.goto('/settings');
  await page.goto('/cheat-sheet');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/goblin');
  const paths = await kept(page);
  expect(
    paths.filter(
      (path) =>
        !/^\/(assets\/|pictures\/scenes\/|offline$|cheat-sheet$|try\/|monster-lookup\/goblin$)/.test(
          path,
        ),
    ),
  ).toEqual([]);
  expect(paths.filter((path) => /\.data$|__manifest/.test(path))).toEqual([]);
  await goOffline(context);
  for (const path of ['/cheat-sheet', '/monster-lookup/goblin']) {
    await page.goto(path);
    expect(await page.content(), path).not.toMatch(/trial@|Signed in as/);
  }
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'The torch went out' })).toBeVisible();
});

test('after signing out no name and no record is to be seen without a connection', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openAndKeep(page, '/monster-lookup/goblin');
  await expect.poll(() => kept(page), KEEPING).toContain('/monster-lookup/goblin');
  await page
    .locator('summary')
    .filter({ hasText: /^(Account|Menu)/ })
    .locator('visible=true')
    .first()
    .click();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => kept(page), KEEPING).toContain('/offline');
  expect((await kept(page)).filter((path) => /monster-lookup/.test(path))).toEqual([]);
  await goOffline(context);
  for (const path of ['/settings', '/', '/cheat-sheet', '/about', '/monster-lookup/goblin']) {
    await page.goto(path);
    expect(await page.content(), path).not.toMatch(/trial@|Signed in as/);
  }
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
