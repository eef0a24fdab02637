import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { startApp } from '../harness/app.mjs';
import { freshAddress } from '../harness/origin';

/** What the browser and the router say of a connection that fails: only a test that cuts the line itself may have it. */
const LOST_LINE =
  /Failed to load resource|Failed to fetch manifest patches|unknown error occurred when fetching the script|WebSocket connection to .* failed/;

/** A press that is refused with a sentence is an answer like any other, which the test reads on the page. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** What the router says of an answer that it drops half-way, because somebody went on: nobody waits for it any more. */
const DROPPED_ANSWER =
  /^AbortError: (?:signal is aborted without reason|BodyStreamBuffer was aborted)/;

/** Notes what goes wrong in the pages of a browser; whether the test has cut its line, or answers in the site's place, counts from then on. */
function watchOver(context: BrowserContext, problems: string[]): void {
  let isCut = false;
  const note = (problem: string) => {
    if (DROPPED_ANSWER.test(problem) || REFUSED.test(problem)) return;
    if (!isCut || !LOST_LINE.test(problem)) problems.push(problem);
  };
  const cutting = <Call extends (...given: never[]) => unknown>(call: Call): Call =>
    ((...given: never[]) => {
      isCut = true;
      return call(...given);
    }) as Call;
  const watchPage = (page: Page) => {
    page.route = cutting(page.route.bind(page));
  };
  context.setOffline = cutting(context.setOffline.bind(context));
  context.route = cutting(context.route.bind(context));
  // A session that ends refuses the page's socket like a line that is cut.
  context.clearCookies = cutting(context.clearCookies.bind(context));
  for (const page of context.pages()) watchPage(page);
  context.on('page', watchPage);
  context.on('weberror', (error) => note(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
}

/**
 * A browser test on a running product: relative addresses, a caller address of its own, and no page error tolerated. Each of Playwright's
 * workers has a product of its own, where one test runs after the other: what a test says to everybody, it takes back in its end, and
 * one that fails leaves its worker a fresh one. SITE_ORIGIN names a product that runs already.
 */
export const test = base.extend<{ trouble: RegExp | null; problems: string[] }, { site: string }>({
  /** What a test brings about on purpose, such as a neighbour that answers nothing: `test.use({ trouble: /status of 502/ })`. */
  trouble: [null, { option: true }],
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
    async ({ context, browser, trouble }, use) => {
      const problems: string[] = [];
      watchOver(context, problems);
      const plain = browser.newContext;
      browser.newContext = async (options) => {
        const more = await plain.call(browser, options);
        watchOver(more, problems);
        return more;
      };
      await use(problems);
      browser.newContext = plain;
      const unforeseen = problems.filter((problem) => !trouble?.test(problem));
      expect(unforeseen, 'errors in the pages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
