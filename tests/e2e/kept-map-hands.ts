import type { Page } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { expect } from './page-test';

/** Signs in as somebody to whom every tool is open, and waits for the board. */
export async function signIn(page: Page, path: string): Promise<void> {
  await asPerson(page, ADMIN, path);
  await expect(page.getByRole('application')).toBeVisible({ timeout: 20_000 });
}

export const nameOf = (page: Page) => page.getByLabel('Name of the map');

/** Gives the map on the board a name. */
export async function rename(page: Page, name: string): Promise<void> {
  await nameOf(page).fill(name);
  await nameOf(page).press('Enter');
}
