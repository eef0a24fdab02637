import type { Browser, Locator, Page } from 'playwright/test';
import { freshAddress } from '../harness/origin';
import { ADMIN, asPerson, beSomebody } from './as-person';
import { kept } from './kept';
import { expect } from './page-test';

/** The card of a character in the party. */
export const card = (page: Page, name: string): Locator => page.locator(`[data-member="${name}"]`);
export const hitPoints = (page: Page, name: string): Locator =>
  card(page, name).locator('[data-hp]');

/** Signs in a new user and creates a party with Mira; returns the displayed code and the party's name. */
export async function create(page: Page): Promise<{ code: string; name: string }> {
  await beSomebody(page, ADMIN);
  const name = 'Lanterns';
  await page.goto(
    await kept(page, 'party', { name, members: [{ name: 'Mira', level: 1, hp: 30 }] }),
  );
  const told = page.getByText(/^Party created • Invite code: \S+ • Added 1 character\(s\)\.$/);
  await expect(told).toBeVisible();
  const code = /code: (\S+)/.exec((await told.textContent()) ?? '')?.[1] ?? '';
  return { code, name };
}

/** Signs in another user on a phone, who joins by the code. */
export async function joinOnPhone(browser: Browser, code: string): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': freshAddress() },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await asPerson(page, { plan: 'lapsed' }, '/join');
  await page.getByLabel('Code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Join “Lanterns');
  await page.getByLabel('Character name').fill('Bela');
  await page.getByLabel('Class', { exact: true }).fill('Bard');
  await page.getByLabel('Armor class').fill('14');
  await page.getByLabel('Hit points').fill('18');
  await page.getByRole('button', { name: 'Join the party' }).click();
  await expect(page.getByText('You have joined.')).toBeVisible();
  return page;
}
