import type { Browser, Locator, Page } from 'playwright/test';
import { freshAddress } from '../harness/origin';
import { ADMIN, asPerson } from './as-person';
import { expect } from './page-test';

/** The card of a character. */
export const card = (page: Page, name: string): Locator => page.locator(`[data-member="${name}"]`);
export const hitPoints = (page: Page, name: string): Locator =>
  card(page, name).locator('[data-hp]');

/** Creates a party by its form; gives the code as it is shown, and its name: others make parties beside. */
export async function create(page: Page): Promise<{ code: string; name: string }> {
  await asPerson(page, ADMIN, '/adventuring');
  const name = `Lanterns ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Party name').fill(name);
  await page.getByLabel('Name of character 1').fill('Mira');
  await page.getByLabel('HP of character 1').fill('30');
  await page.getByRole('button', { name: 'Create party' }).click();
  const told = page.getByText(/^Party created • Invite code: \S+ • Added 1 character\(s\)\.$/);
  await expect(told).toBeVisible();
  const code = /code: (\S+)/.exec((await told.textContent()) ?? '')?.[1] ?? '';
  return { code, name };
}

/** Somebody else at a phone of their own, who joins by the code that was read out to them. */
export async function joinOnPhone(browser: Browser, code: string): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': freshAddress() },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await asPerson(page, { plan: 'lapsed' }, '/join');
  await page.getByLabel('Code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Join “Lanterns');
  await page.getByLabel('Name of your character').fill('Bela');
  await page.getByLabel('Class', { exact: true }).fill('Bard');
  await page.getByLabel('Armor class').fill('14');
  await page.getByLabel('Hit points').fill('18');
  await page.getByRole('button', { name: 'Join the party' }).click();
  await expect(page.getByText('You are in.')).toBeVisible();
  return page;
}
