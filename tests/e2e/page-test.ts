import {
  type BrowserContext,
  test as base,
  type Page,
  expect as plainExpect,
} from 'playwright/test';
import { startApp } from '../harness/app.mjs';
import { freshAddress } from '../harness/origin';
import { awake, settled } from './open-page';

/** Console messages of the browser and the router about a failed connection, allowed only in tests that cut it. */
const LOST_LINE =
  /Failed to load resource|Failed to fetch manifest patches|unknown error occurred when fetching the script|WebSocket connection to .* failed/;

/** A response with status 4xx is a normal result, which the test checks on the page. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** The router's message about a response that it aborts because the user has navigated on. */
const DROPPED_ANSWER =
  /^AbortError: (?:signal is aborted without reason|BodyStreamBuffer was aborted)/;

/**
 * Also tells pages that are opened offline that they are: the browser's emulation of a lost connection tells only the
 * page that is open at that moment.
 */
function offlineInNewPages(context: BrowserContext): (isOffline: boolean) => Promise<void> {
  const cut = context.setOffline.bind(context);
  let said: { dispose(): Promise<void> } | undefined;
  return async (isOffline) => {
    await cut(isOffline);
    await said?.dispose();
    said = undefined;
    if (isOffline) {
      said = await context.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      });
      return;
    }
    const isBack = () => {
      if (!Object.hasOwn(navigator, 'onLine')) return;
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
    };
    await Promise.all(context.pages().map((page) => page.evaluate(isBack)));
  };
}

/**
 * Makes `goto`, `reload` and `waitForURL` wait until the page's scripts run, unless the test says itself what it waits
 * for: whoever presses before gets what a page without scripts does, on a slow machine only.
 */
function openAwake(page: Page, isCut: () => boolean): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const waitForURL = page.waitForURL.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await awake(page, isCut());
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await awake(page, isCut());
    return answer;
  };
  page.waitForURL = async (url, options) => {
    await waitForURL(url, options);
    if (!options?.waitUntil) await awake(page, isCut());
  };
}

/**
 * Records console errors of the pages in a browser context; from the first cut connection or routed request on,
 * messages about lost connections are allowed.
 */
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
    openAwake(page, () => isCut);
  };
  context.setOffline = cutting(offlineInNewPages(context));
  context.route = cutting(context.route.bind(context));
  // Clearing the session makes the page's WebSocket fail like a lost connection.
  context.clearCookies = cutting(context.clearCookies.bind(context));
  for (const page of context.pages()) watchPage(page);
  context.on('page', watchPage);
  context.on('weberror', (error) => note(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
}

/**
 * A browser test against a running site: relative URLs, a client address of its own, and no console errors allowed.
 * Each Playwright worker has its own site and runs one test after the other. A test that changes something for all
 * users must undo it; after a failed test the worker gets a new site. SITE_ORIGIN selects a site that is already
 * running.
 */
export const test = base.extend<{ trouble: RegExp | null; problems: string[] }, { site: string }>({
  /**
   * A pattern of errors that the test causes on purpose, such as an unavailable service: `test.use({ trouble: /status
   * of 502/ })`.
   */
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
      plainExpect(unforeseen, 'errors in the pages').toEqual([]);
    },
    { auto: true },
  ],
});

/** Playwright's `expect`, whose `toHaveURL` also waits until the page shows what its address says. */
export const expect = plainExpect.extend({
  async toHaveURL(page: Page, url: string | RegExp, options?: { timeout?: number }) {
    try {
      const awaited = plainExpect(page);
      await (this.isNot ? awaited.not : awaited).toHaveURL(url, options);
      await settled(page);
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      return { pass: this.isNot, message: () => String(error) };
    }
  },
});
