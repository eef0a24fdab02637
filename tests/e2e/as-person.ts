import type { BrowserContext, Page } from 'playwright/test';
import { appOrigin } from '../harness/origin';
import { ADMIN, type MadePerson, makePerson, type Somebody, signInAgain } from '../harness/person';

export { ADMIN };

/** The id of the user who is signed in in each browser context. */
const owners = new WeakMap<BrowserContext, string>();

/**
 * Sets a cookie in the browser as the site does. Playwright's own method sets a domain, which a `__Host-` cookie must
 * not have.
 */
async function carry(page: Page, cookie: MadePerson['cookie']): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const url = appOrigin().replace('http:', 'https:');
  const more = { url, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' as const };
  await browser.send('Network.setCookie', { ...cookie, ...more });
  await browser.detach();
}

/** Creates a user and signs them in in the page's browser. */
export async function beSomebody(page: Page, somebody: Somebody): Promise<MadePerson> {
  const person = await makePerson(somebody);
  owners.set(page.context(), person.userId);
  await carry(page, person.cookie);
  return person;
}

/** Creates a user, signs them in in the page's browser and opens a path. */
export async function asPerson(page: Page, somebody: Somebody, path: string): Promise<MadePerson> {
  const person = await beSomebody(page, somebody);
  await page.goto(path);
  return person;
}

/** The id of the user who was last signed in in the page's browser. */
export function personOf(page: Page): string {
  return owners.get(page.context()) ?? '';
}

/** Signs in a user whose session has ended (by default the last user of this browser) and opens a path. */
export async function asBefore(page: Page, path: string, userId = personOf(page)): Promise<void> {
  owners.set(page.context(), userId);
  await carry(page, await signInAgain(userId));
  await page.goto(path);
}

/** Signs in the user of `page` in another browser as well and opens a path. */
export async function asTheSame(other: Page, page: Page, path: string): Promise<void> {
  await asBefore(other, path, personOf(page));
}

/** Signs in through the hosted sign-in pages as one of its users, chosen by the first word of their button. */
export async function signInAs(page: Page, who: string, path: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: new RegExp(`^${who}`) })
    .first()
    .click();
  await page.waitForURL((url) => url.hostname === 'localhost');
}
