import type { Page } from 'playwright/test';
import { ADMIN, beSomebody } from './as-person';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Chooses a user on the provider's sign-in page. */
async function choose(page: Page, person: RegExp): Promise<void> {
  await page.waitForURL(/127\.0\.0\.1/);
  await page.getByRole('button', { name: person }).first().click();
}

async function openAccountMenu(page: Page): Promise<void> {
  await page
    .locator('summary')
    .filter({ hasText: /^(Account|Menu)/ })
    .locator('visible=true')
    .first()
    .click();
}

async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
}

test('a guarded page leads through sign-in, canceled the first time, back to the requested page; then signs out', async ({
  page,
}) => {
  await page.goto('/battle-simulator?from=here');
  await expect(page.getByRole('heading', { name: 'Sign in to use this feature' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in / Sign up' }).click();
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: 'Cancel' })
    .or(page.getByRole('link', { name: 'Cancel' }))
    .first()
    .click();
  await expect(page.getByText('User cancelled OAuth flow.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in / Sign up' }).click();
  await choose(page, /^Admin/);
  await expect(page).toHaveURL(/\/battle-simulator\?from=here$/);
  await expect(page.getByRole('heading', { name: 'Battle Simulator' })).toBeAttached();

  await open(page, '/lab/character');
  await page.evaluate(() => sessionStorage.setItem('noted', 'by someone who leaves'));
  await openAccountMenu(page);
  await expect(page.getByText('Signed in as Aldith').locator('visible=true')).toBeVisible();
  await page.keyboard.press('Escape');
  await logOut(page);
  expect(await page.evaluate(() => sessionStorage.getItem('noted'))).toBeNull();
  // Back must not show a private page.
  await page.goBack();
  await expect(page).toHaveURL(/\/access-gate\?auth=auth/);
  await expect(page.getByRole('heading', { name: 'Character Lab' })).toBeHidden();
});

test('client-side navigation to a guarded page shows that access is being checked; on a phone the menu greets the user and signs out @phone', async ({
  page,
}) => {
  await beSomebody(page, ADMIN);
  await open(page, '/adventuring');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/settings.data*', async (route) => {
    await held;
    await route.continue();
  });
  await openAccountMenu(page);
  await expect(page.getByText('Signed in as Wren').locator('visible=true')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).locator('visible=true').click();
  await expect(page.getByText('Checking access…')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Account & Billing' })).toBeVisible();
  await logOut(page);
  await page.goto('/battle-simulator');
  await expect(page).toHaveURL(/\/access-gate\?auth=auth/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in, returning and signing out work', async ({ page }) => {
    await page.goto('/lab/character');
    await page.getByRole('main').getByRole('link', { name: 'Log in / Sign up' }).click();
    await choose(page, /^Admin/);
    await expect(page).toHaveURL(/\/lab\/character$/);
    await expect(page.getByRole('heading', { name: 'Character Lab' })).toBeAttached();
    await logOut(page);
    await page.goto('/lab/character');
    await expect(page).toHaveURL(/\/access-gate/);
  });
});
