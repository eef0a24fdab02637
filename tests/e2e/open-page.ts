import type { Page } from 'playwright/test';

/** How long a page is waited for that shows something else than its address says, in milliseconds. */
const SHOWN_MS = 10_000;

/** How long a page is waited for whose scripts the test itself keeps away, in milliseconds. */
const KEPT_AWAY_MS = 2000;

/**
 * Waits until the scripts of the page in the window run and all that they add to it listens; a page without React has
 * run its own when it is loaded. `isCut` says that the test may keep the scripts away.
 */
export async function awake(page: Page, isCut = false): Promise<void> {
  // Without scripts there is no context of the router either; a page that leads on at once has none any more.
  const isReact = await page.evaluate(() => '__remixContext' in window).catch(() => true);
  if (!isReact) return;
  const waiting = page.waitForFunction(
    () => !('__remixContext' in window) || 'awake' in document.documentElement.dataset,
    undefined,
    // Polling in each animation frame would make the page paint every frame.
    { polling: 50, ...(isCut && { timeout: KEPT_AWAY_MS }) },
  );
  await (isCut ? waiting.catch(() => undefined) : waiting);
}

/**
 * Waits until the page shows the location that the router has led to: the address in the browser changes first, and a
 * link pressed in between is one of the former page.
 */
export async function settled(page: Page): Promise<void> {
  const waiting = page.waitForFunction(
    () => {
      const { awake, shown } = document.documentElement.dataset;
      const router = (window as { __remixRouter?: { state: { location: { key: string } } } })
        .__remixRouter;
      return awake === undefined || !router || shown === router.state.location.key;
    },
    undefined,
    { polling: 50, timeout: SHOWN_MS },
  );
  await waiting.catch(() => undefined);
}

/** Opens a page and waits until its script is running and has painted. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
