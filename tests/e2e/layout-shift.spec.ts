import type { Page } from 'playwright/test';
import { expect, test } from './page-test';

/** Notes how much of what stands on the page moves while it comes, and what; presses of a person do not count. */
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

/** A line as on a poor phone: every file comes late, and one after the other. */
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

const PAGES = [
  '/',
  '/features',
  '/about',
  '/cheat-sheet',
  '/monster-lookup',
  '/monster-lookup/goblin',
  '/try/initiative-tracker',
  '/try/mapwright',
];

for (const path of PAGES) {
  test(`nothing moves while ${path} comes over a slow line @both`, async ({ page }) => {
    await watchShifts(page);
    await slowLine(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    const moved = await page.evaluate(
      () => (window as unknown as { moved: { value: number; what: string[] }[] }).moved,
    );
    const sum = moved.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(0.01);
  });
}

test('nothing moves while a monster comes to a phone in the letters of the device @phone', async ({
  page,
}) => {
  await page.route(/\.woff2/, (route) => route.abort());
  await watchShifts(page);
  await slowLine(page);
  await page.goto('/monster-lookup/goblin', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Saves' })).toBeVisible();
  const moved = await page.evaluate(
    () => (window as unknown as { moved: { value: number }[] }).moved,
  );
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(0.005);
});
