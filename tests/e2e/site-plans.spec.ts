import { expect, test } from './page-test';

for (const path of ['/', '/features']) {
  test(`${path} says in plain words what Pro costs, and offers an account`, async ({ page }) => {
    // The first page of all may find that nobody has told the prices yet.
    const plans = page.locator('section', { has: page.locator('#plans-title') });
    await expect(async () => {
      await page.goto(path);
      await expect(plans).toContainText('14 days of Pro without a card when you first sign in.', {
        timeout: 1000,
      });
      await expect(plans).toContainText('Then $6 a month, or $60 a year, two months free.', {
        timeout: 1000,
      });
    }).toPass();
    await expect(plans).toContainText('Monster Lookup and Rules Cheat Sheet');
    const up = plans.getByRole('link', { name: 'Sign up: 14 days of Pro without a card' });
    // An account leads back to the page that it was asked for on.
    await expect(up).toHaveAttribute('href', `/login?next=${encodeURIComponent(path)}`);
    await expect(page.getByRole('banner').getByText('Sign up')).toHaveCount(0);
  });
}

test('whoever is signed in is offered no account, and finds the way to theirs', async ({
  page,
}) => {
  await page.goto('/login?next=/');
  await page.waitForURL(/127\.0\.0\.1/);
  await page.getByText('Paying').first().click();
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Sign up/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Account & Billing' })).toHaveAttribute(
    'href',
    '/settings',
  );
});

test('features shows each tool that is built as it is, in the light that was chosen', async ({
  page,
  context,
  baseURL,
}) => {
  const shown = () =>
    page
      .locator('#mapwright img')
      .evaluate((image: HTMLImageElement) => image.currentSrc.replace(/.*\/|\?v=\w+$/g, ''));
  const look = async () => {
    await page.goto('/features');
    await page.locator('#mapwright img').scrollIntoViewIfNeeded();
    await expect.poll(shown).not.toBe('');
    return shown();
  };
  expect(await look()).toBe('mapwright-wide-light.webp');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await look()).toBe('mapwright-wide-dark.webp');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await look()).toBe('mapwright-narrow-dark.webp');
  await context.addCookies([{ name: 'preferences', value: 'light.a4', url: baseURL ?? '' }]);
  expect(await look()).toBe('mapwright-narrow-light.webp');
});
