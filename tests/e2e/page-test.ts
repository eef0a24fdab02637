import { test as base, expect } from 'playwright/test';
import { startApp } from '../harness/app.mjs';
import { freshAddress } from '../harness/origin';

/** What the browser and the router say of a connection that fails; the tests cut it on purpose. */
const LOST_LINE =
  /Failed to load resource|Failed to fetch manifest patches|unknown error occurred when fetching the script|WebSocket connection to .* failed/;

/** What the router says of an answer that it drops half-way, because somebody went on: nobody waits for it any more. */
const DROPPED_ANSWER =
  /^AbortError: (?:signal is aborted without reason|BodyStreamBuffer was aborted)/;

/**
 * A browser test on a running product: relative addresses, a caller address of its own, and no page error tolerated. Each of Playwright's
 * workers has a product of its own, where one test runs after the other: what a test says to everybody, it takes back in its end, and
 * one that fails leaves its worker a fresh one. SITE_ORIGIN names a product that runs already.
 */
export const test = base.extend<{ problems: string[] }, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const running = process.env.SITE_ORIGIN;
      if (running) return use(running);
      const app = await startApp({ edge: true });
      process.env.SITE_ORIGIN = app.origin;
      process.env.IDENTITY_URL = app.standins['hosted sign-in'] ?? '';
      process.env.CONTACT_URL = app.standins['contact endpoint'] ?? '';
      process.env.STRIPE_URL = app.standins['card payments'] ?? '';
      await use(app.origin);
      await app.stop();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'CF-Connecting-IP': freshAddress() }),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!DROPPED_ANSWER.test(problem)) problems.push(problem);
      };
      page.on('pageerror', (error) => note(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !LOST_LINE.test(message.text())) note(message.text());
      });
      await use(problems);
      expect(problems, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
