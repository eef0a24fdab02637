import { ADMIN, beSomebody } from './as-person';
import { awake } from './leaving-hands';
import { expect, test } from './page-test';

test('menus close on Escape on every kind of page, and return the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const phoneMenu = page.locator('summary').filter({ hasText: 'Menu' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Features' });
  await phoneMenu.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(phoneMenu).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  await beSomebody(page, ADMIN);
  for (const path of ['/terms', '/features', '/settings', '/monster-lookup']) {
    await page.goto(path);
    await awake(page);
    const menu = page.locator('details[data-menu]').filter({ hasText: 'Account' }).first();
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menu, path).not.toHaveAttribute('open');
  }
});

test('the features page unfolds on request and for a URL, with pictures for the theme and the size of the screen', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/features');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByText('Show 18 more').click();
  await expect(page.getByRole('article')).toHaveCount(22);
  await page.getByText('Show less').click();
  await expect(page.getByRole('article')).toHaveCount(4);

  await page.goto('/about');
  await page.goto('/features#minis-finder');
  await expect(page.locator('#minis-finder')).toBeInViewport();
  expect((await page.locator('#minis-finder').boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.goto('/about');
  await page.goto('/features#mapwright');
  await expect(page.getByText('Show 18 more')).toBeVisible();

  const picture = page.locator('#mapwright img');
  const shown = () =>
    picture.evaluate((image: HTMLImageElement) => image.currentSrc.replace(/.*\/|\?v=\w+$/g, ''));
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(shown).toBe('mapwright-wide-light.webp');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shown).toBe('mapwright-wide-dark.webp');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(shown).toBe('mapwright-narrow-dark.webp');
  // The theme chosen on this device takes precedence over the system's.
  await context.addCookies([{ name: 'preferences', value: 'light.a4', url: baseURL ?? '' }]);
  await page.reload();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(shown).toBe('mapwright-narrow-light.webp');
});

test('the install card waits for the browser’s offer, shows the prompt, and then says Installed!', async ({
  page,
}) => {
  await page.goto('/about');
  const card = page.locator('[data-install]');
  await expect(card.getByText('Open the browser’s menu')).toBeVisible();
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt');
    Object.assign(offer, {
      prompt: async () => {},
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    dispatchEvent(offer);
  });
  await card.getByRole('button', { name: 'Install the app' }).click();
  await expect(card.getByText('Installed!')).toBeVisible();
  await expect(card.getByRole('button')).toBeHidden();
});

test('on a laptop header, content and footer are aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/features', '/contact', '/no/such/page']) {
    await page.goto(path);
    const edges = await page.evaluate(() => {
      const inner = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
      };
      const main = document.querySelector('main');
      const login = [...document.querySelectorAll('header a')].findLast(
        (link) => link.getClientRects().length > 0,
      );
      const legal = document.querySelector('footer nav[aria-label="Legal"] a:last-child');
      const logo = document.querySelector('header a');
      const pictures = [...document.querySelectorAll('main img')].map((image) =>
        image.getBoundingClientRect(),
      );
      if (!main || !login || !legal || !logo) throw new Error('The frame is not whole.');
      return {
        page: inner(main),
        bar: [inner(logo)[0], inner(login)[1]],
        foot: legal.getBoundingClientRect().right,
        beyond: pictures.filter(({ left, right }) => left < 96 || right > 1184).length,
      };
    });
    expect(edges, path).toEqual({
      page: [96, 1184],
      bar: [96, 1184],
      foot: 1184,
      beyond: 0,
    });
  }
});
