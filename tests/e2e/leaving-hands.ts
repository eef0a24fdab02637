import type { Page } from 'playwright/test';

/** Until the scripts of a page are at work: one with React says so, and those of a plain one have run once it is loaded. */
export async function awake(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () => !('__remixContext' in window) || 'awake' in document.documentElement.dataset,
    undefined,
    { polling: 50 },
  );
}

/** What is asked of whoever leaves with unfinished work. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'You have unsaved work' });

/** Until the page is the one that whoever has left comes to. */
export const home = (page: Page) =>
  page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');

/** Comes in through the screens of the hosted sign-in, as somebody whom it knows by this address from now on. */
export async function comeIn(page: Page, email: string): Promise<void> {
  await page.goto('/login?next=/settings');
  await page.waitForURL(/127\.0\.0\.1/);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('button[value="email"]').click();
  await page.waitForURL(/\/settings$/);
}
