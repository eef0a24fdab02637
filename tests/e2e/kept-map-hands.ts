import type { Page } from 'playwright/test';
import { expect } from './page-test';

/** Signs in as somebody to whom every tool is open, and waits for the board. */
export async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: /^Admin/ })
    .first()
    .click();
  await expect(page.getByRole('application')).toBeVisible({ timeout: 20_000 });
}

export const nameOf = (page: Page) => page.getByLabel('Name of the map');

/** Gives the map on the board a name. */
export async function rename(page: Page, name: string): Promise<void> {
  await nameOf(page).fill(name);
  await nameOf(page).press('Enter');
}
