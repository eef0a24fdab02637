import type { Page } from 'playwright/test';

/** Opens a page and waits until its script is running. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    () => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
    },
    undefined,
    // Polling in each animation frame would make the page paint every frame.
    { polling: 50 },
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
