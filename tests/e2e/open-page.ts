import type { Page } from 'playwright/test';

/** Opens a page and waits until its own script is at work. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    () => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
    },
    undefined,
    // Looked at in each frame, the page would paint all of them.
    { polling: 50 },
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
