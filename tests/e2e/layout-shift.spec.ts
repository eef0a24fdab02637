import type { Browser, Page } from 'playwright/test';
import { ADMIN, beSomebody } from './as-person';
import { expect, test } from './page-test';

type Moved = { value: number; what: string[] }[];

/** Records layout shifts while the page loads, and the elements that moved; shifts after user input do not count. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const moved: { value: number; what: string[] }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        moved.push({
          value,
          what: sources.map(({ node }) => (node?.textContent ?? '').slice(0, 60)),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Simulates a slow phone connection: every file arrives late, one after the other. */
async function slowLine(page: Page, { isCached } = { isCached: true }): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: !isCached });
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 150_000,
    uploadThroughput: 60_000,
  });
}

/** Loads a page over the slow connection in a new browser context; returns the layout shifts until it is complete. */
async function movedOn(browser: Browser, path: string, hasLetters = true): Promise<Moved> {
  const device = await browser.newContext();
  const page = await device.newPage();
  if (!hasLetters) await page.route(/\.woff2/, (route) => route.abort());
  await watchShifts(page);
  await slowLine(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const moved = await shiftsOf(page);
  await device.close();
  return moved;
}

/** The layout shifts until the fonts are there and the page is painted with them. */
function shiftsOf(page: Page): Promise<Moved> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { moved: Moved }).moved;
  });
}

function expectStill(moved: Moved, path: string, most = 0.01): void {
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${path}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(most);
}

/** The width of the phone, where a monster is looked up at the table and moves least. */
const PHONE = 390;

for (const [kind, pages] of [
  ['the public pages', ['/', '/features', '/about', '/cheat-sheet', '/try/mapwright']],
  [
    'the tools',
    [
      '/monster-lookup',
      '/monster-lookup/goblin',
      '/monster-lookup/adult-red-dragon',
      '/try/initiative-tracker',
    ],
  ],
] as const) {
  test(`no layout shift while ${kind} load over a slow connection @both`, async ({
    browser,
    viewport,
  }) => {
    // Whether the tools' fonts arrive just before or just after the first paint is chance: they stay with fallbacks.
    const hasLetters = kind === 'the public pages';
    for (const path of pages) {
      const isLeast = path === '/monster-lookup/goblin' && viewport?.width === PHONE;
      expectStill(await movedOn(browser, path, hasLetters), path, isLeast ? 0.005 : 0.01);
    }
  });
}

const TABS = 3;

const BUILDER = '/encounter-builder?edition=2014&party=4x3&monsters=goblin:4,ogre:1&type=giant';

for (const [kind, pages] of [
  [
    'pages to read and search',
    [
      '/contact',
      '/blog',
      '/privacy',
      '/nowhere',
      '/join',
      '/settings',
      '/monster-lookup?filters=all',
      '/monster-lookup?q=dragon&show=goblin',
      '/monster-lookup/spells/fireball',
      '/monster-lookup/compare?ids=lich,vampire',
      '/monster-lookup/lists',
      '/spell-lookup?filters=all',
      '/spell-lookup/books',
      '/spell-lookup/cards?of=spells&id=fireball',
      '/spell-scroll-cost',
    ],
  ],
  [
    'pages to prepare and manage',
    [
      BUILDER,
      '/homebrew',
      '/homebrew/new',
      '/homebrew/import',
      '/lab/character',
      '/dice-roller',
      '/dice-roller/odds',
      '/battle-simulator',
      '/adventuring',
      '/management',
      '/management/tools',
      '/management/records',
      '/mapwright',
      '/initiative-tracker',
      '/initiative-tracker/new',
    ],
  ],
] as const) {
  test(`no layout shift while ${kind} load one after another over a slow connection @both`, async ({
    browser,
  }) => {
    const device = await browser.newContext();
    await beSomebody(await device.newPage(), ADMIN);
    // Three tabs side by side, because a slow line is mostly waiting.
    const tabs = Array.from({ length: TABS }, async (_, tab) => {
      const page = await device.newPage();
      // Whether a font arrives just before or just after the first paint is chance.
      await page.route(/\.woff2/, (route) => route.abort());
      await watchShifts(page);
      await slowLine(page, { isCached: false });
      for (const path of pages.filter((_path, at) => at % TABS === tab)) {
        await page.goto(path);
        // What the page loads late has begun by now.
        await expect(page.locator('html[data-late]')).toBeAttached();
        expectStill(await shiftsOf(page), path);
      }
    });
    await Promise.all(tabs);
    await device.close();
  });
}
