import type { Browser, BrowserContext, Page } from 'playwright/test';
import { appOrigin, freshAddress } from '../harness/origin';
import { expect } from './page-test';

const PHONE = { width: 390, height: 844 };

/** A phone of its own, without an account. */
export async function phoneOf(browser: Browser): Promise<BrowserContext> {
  const extraHTTPHeaders = { 'CF-Connecting-IP': freshAddress() };
  return browser.newContext({ baseURL: appOrigin(), viewport: PHONE, extraHTTPHeaders });
}

/** The card of the phone’s own character. */
export const card = (phone: Page) => phone.locator('[data-own-card]');
export const banner = (phone: Page) => phone.locator('[data-turn-banner]');
/** Opens an action of the seat. */
export const act = (phone: Page, name: string) =>
  phone.locator('summary', { hasText: name }).click();

/** Takes a seat: asked for on the phone, confirmed on the game master's page. */
export async function sitDown(phone: Page, page: Page, table: string, who: string): Promise<void> {
  await phone.goto(table);
  await expect(phone.locator('main[data-ready]')).toBeVisible();
  await act(phone, 'Take a seat');
  await phone.getByLabel('Your name').fill(`Player of ${who}`);
  await phone.getByRole('button', { name: who, exact: true }).click();
  await expect(phone.locator('[data-asked]')).toContainText(`you asked to play ${who}`);
  const claim = page.getByRole('listitem').filter({ hasText: `asks to play ${who}` });
  await claim.getByRole('button', { name: 'Give seat' }).click();
  await expect(card(phone)).toContainText(who);
}
