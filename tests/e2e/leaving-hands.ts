import type { Page } from 'playwright/test';

/**
 * Waits until the page's scripts run: a page with React marks that, and those of a plain page have run after its load
 * event.
 */
export async function awake(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () => !('__remixContext' in window) || 'awake' in document.documentElement.dataset,
    undefined,
    { polling: 50 },
  );
}

/** The dialog that asks about unsaved work before leaving. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'You have unsaved work' });

/** Waits for the home page, to which signing out leads. */
export const home = (page: Page) =>
  page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');

/** Signs in through the hosted sign-in pages as a new user with this e-mail. */
export async function comeIn(page: Page, email: string): Promise<void> {
  await page.goto('/login?next=/settings');
  await page.waitForURL(/127\.0\.0\.1/);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('button[value="email"]').click();
  await page.waitForURL(/\/settings$/);
}
