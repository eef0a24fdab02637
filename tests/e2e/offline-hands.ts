import type { BrowserContext, Page } from 'playwright/test';
import { expect } from './page-test';

/** Timeout for pages that a device stores in the background, after everything the page itself loads. */
export const KEEPING = { timeout: 60_000 };

/** Opens a page and waits until the device has stored what works offline. */
export async function openAndKeep(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** The URLs of all entries in the device's caches. */
export async function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Disconnects the browser. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}
