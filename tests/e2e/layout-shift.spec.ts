import type { Browser, Page } from 'playwright/test';
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
async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
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
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const moved = await page.evaluate(() => (window as unknown as { moved: Moved }).moved);
  await device.close();
  return moved;
}

function expectStill(moved: Moved, path: string, most = 0.01): void {
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${path}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(most);
}

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
  test(`no layout shift while ${kind} load over a slow connection @both`, async ({ browser }) => {
    for (const path of pages) expectStill(await movedOn(browser, path), path);
  });
}

test('no layout shift while a monster loads on a phone with its fallback fonts @phone', async ({
  browser,
}) => {
  const path = '/monster-lookup/goblin';
  expectStill(await movedOn(browser, path, false), path, 0.005);
});
