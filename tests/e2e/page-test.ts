import { test as base, expect } from 'playwright/test';
import { appOrigin, freshAddress } from '../harness/origin';

/** What the browser and the router say of a connection that fails; the tests cut it on purpose. */
const LOST_LINE =
  /Failed to load resource|Failed to fetch manifest patches|unknown error occurred when fetching the script|WebSocket connection to .* failed/;

/** What the router says of an answer that it drops half-way, because somebody went on: nobody waits for it any more. */
const DROPPED_ANSWER =
  /^AbortError: (?:signal is aborted without reason|BodyStreamBuffer was aborted)/;

/** A browser test on the running product: relative addresses, a caller address of its own, and no page error tolerated. */
export const test = base.extend<{ problems: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  baseURL: async ({}, use) => use(appOrigin()),
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
