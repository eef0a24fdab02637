import type { Page } from 'playwright/test';
import { switchIdentity } from '../harness/visitor';
import { expect, test } from './page-test';

/** Chooses a person on the provider's own sign-in page. */
async function choose(page: Page, person: RegExp): Promise<void> {
  await page.waitForURL(/127\.0\.0\.1/);
  await page.getByRole('button', { name: person }).first().click();
}

async function openAccountMenu(page: Page): Promise<void> {
  await page
    .locator('summary, button')
    .filter({ hasText: /^(Account|Menu)/ })
    .locator('visible=true')
    .first()
    .click();
}

/** Waits until the page's own script is at work; before that a link or a form is the browser's alone. */
async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

async function signIn(page: Page, path: string, person: RegExp): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await choose(page, person);
  await page.waitForURL((url) => url.hostname === 'localhost');
}

test('a guarded page leads through sign-in and back to where one was going', async ({ page }) => {
  await page.goto('/battle-simulator?from=here');
  await expect(page.getByRole('heading', { name: 'Sign in to use this feature' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in / Sign up' }).click();
  await choose(page, /^Admin/);
  await expect(page).toHaveURL(/\/battle-simulator\?from=here$/);
  await expect(page.getByRole('heading', { name: 'Battle Simulator' })).toBeVisible();
});

test('a role that is missing is said plainly, with a way on', async ({ page }) => {
  await signIn(page, '/adventuring', /^On trial/);
  await expect(page).toHaveTitle('Access restricted | Delvewright');
  await expect(
    page.getByText("Access restricted — Your account doesn't have permission to view this page."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
});

test('cancelling at the provider comes back with its sentence, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/login?next=/battle-simulator');
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: 'Cancel' })
    .or(page.getByRole('link', { name: 'Cancel' }))
    .first()
    .click();
  await expect(page.getByText('User cancelled OAuth flow.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in / Sign up' }).click();
  await choose(page, /^Admin/);
  await expect(page).toHaveURL(/\/battle-simulator$/);
});

test('the menu greets whoever is signed in, and Logout signs out everywhere @both', async ({
  page,
}) => {
  await signIn(page, '/lab/character', /^Admin/);
  await awake(page);
  await page.evaluate(() => sessionStorage.setItem('noted', 'by someone who leaves'));
  await openAccountMenu(page);
  await expect(page.getByText('Signed in as Aldith').locator('visible=true')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
  expect(await page.evaluate(() => sessionStorage.getItem('noted'))).toBeNull();
  await page.goto('/battle-simulator');
  await expect(page).toHaveURL(/\/access-gate\?auth=auth/);
});

test('after signing out, Back shows no private page', async ({ page }) => {
  await signIn(page, '/lab/character', /^Admin/);
  await expect(page.getByRole('heading', { name: 'Character Lab' })).toBeVisible();
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
  await page.goBack();
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { name: 'Character Lab' })).toBeHidden();
});

test('a session outlives its tokens: the next page renews them unseen', async ({ page }) => {
  await switchIdentity('token-life', { seconds: 30 });
  await signIn(page, '/adventuring', /^Admin/);
  await switchIdentity('token-life', { seconds: 3600 });
  await expect(page.getByRole('heading', { name: 'Adventuring' })).toBeVisible();
  await page.goto('/lab/character');
  await expect(page.getByRole('heading', { name: 'Character Lab' })).toBeVisible();
});

test('going to a guarded page within the site says that access is being checked', async ({
  page,
}) => {
  await signIn(page, '/adventuring', /^Admin/);
  await awake(page);
  await page.route('**/settings.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Settings' }).locator('visible=true').click();
  await expect(page.getByText('Checking access…')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in, coming back and signing out all work', async ({ page }) => {
    await page.goto('/lab/character');
    await page.getByRole('main').getByRole('link', { name: 'Log in / Sign up' }).click();
    await choose(page, /^Admin/);
    await expect(page).toHaveURL(/\/lab\/character$/);
    await expect(page.getByRole('heading', { name: 'Character Lab' })).toBeVisible();
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
    await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
    await page.goto('/lab/character');
    await expect(page).toHaveURL(/\/access-gate/);
  });
});
