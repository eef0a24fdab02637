import type { BrowserContext, Page } from 'playwright/test';
import { appOrigin } from '../harness/origin';
import { ADMIN, type MadePerson, makePerson, type Somebody, signInAgain } from '../harness/person';

export { ADMIN };

/** Whose browser it is. */
const owners = new WeakMap<BrowserContext, string>();

/** Puts a cookie into a browser as the site itself sets it: Playwright's own way names a domain, which a `__Host-` cookie must not have. */
async function carry(page: Page, cookie: MadePerson['cookie']): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const url = appOrigin().replace('http:', 'https:');
  const more = { url, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' as const };
  await browser.send('Network.setCookie', { ...cookie, ...more });
  await browser.detach();
}

/** Makes the browser of a page that of a fresh person who is signed in. */
export async function beSomebody(page: Page, somebody: Somebody): Promise<MadePerson> {
  const person = await makePerson(somebody);
  owners.set(page.context(), person.userId);
  await carry(page, person.cookie);
  return person;
}

/** Makes the browser of a page that of a fresh person who is signed in, and opens an address as them. */
export async function asPerson(page: Page, somebody: Somebody, path: string): Promise<MadePerson> {
  const person = await beSomebody(page, somebody);
  await page.goto(path);
  return person;
}

/** The id of the person who was last signed in in the browser of a page. */
export function personOf(page: Page): string {
  return owners.get(page.context()) ?? '';
}

/** Signs a person in again whose session has ended, the last of this browser if no other is named, and opens an address. */
export async function asBefore(page: Page, path: string, userId = personOf(page)): Promise<void> {
  owners.set(page.context(), userId);
  await carry(page, await signInAgain(userId));
  await page.goto(path);
}

/** Makes another browser that of the same person, signed in there too, and opens an address. */
export async function asTheSame(other: Page, page: Page, path: string): Promise<void> {
  await asBefore(other, path, personOf(page));
}

/** Signs in through the screens of the hosted sign-in, as one of its people, by the first word of their button. */
export async function signInAs(page: Page, who: string, path: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: new RegExp(`^${who}`) })
    .first()
    .click();
  await page.waitForURL((url) => url.hostname === 'localhost');
}
