import { barriers } from './barriers';
import { expect, test } from './page-test';

const PAGES = [
  '/',
  '/about',
  '/features',
  '/contact',
  '/terms',
  '/privacy',
  '/licences',
  '/offline',
];

test('no barrier is found on any of them, in the light and in the dark @both', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.locator('details').evaluateAll((found) => {
        for (const details of found) details.toggleAttribute('open', !details.dataset.menu);
      });
      expect.soft(await barriers(page), path).toEqual([]);
    });
  }
});

const NARROW = [
  ...PAGES,
  '/blog',
  '/blog/run-the-fight-not-the-paperwork',
  '/cheat-sheet',
  '/cheat-sheet?edition=2024',
  '/access-gate?auth=auth&next=/mapwright',
  '/no-access?reason=role&next=/battle-simulator',
  '/try/initiative-tracker',
  '/no/such/page',
];

test('no public page is wider than its screen, at ordinary and at doubled text', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const wide: string[] = [];
  for (const path of NARROW) {
    await page.goto(path);
    await page.locator('details').evaluateAll((found) => {
      for (const details of found) details.toggleAttribute('open', !details.dataset.menu);
    });
    for (const width of [320, 390, 600, 768, 900, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      // Both sizes of text within one look, so that nothing is painted in between.
      const over = await page.evaluate(() => {
        const { documentElement: root } = document;
        const sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [sheet];
        return ['100%', '200%'].map((size) => {
          sheet.replaceSync(`html { font-size: ${size} !important }`);
          return { size, pixels: root.scrollWidth - root.clientWidth };
        });
      });
      for (const { size, pixels } of over) {
        if (pixels > 0) wide.push(`${path} at ${size} and ${width} pixels: ${pixels}`);
      }
    }
  }
  expect(wide).toEqual([]);
});

test('public pages do without React', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    const scripts = await page.locator('script[src]').count();
    // The page's own and the frame's; pages of words alone have none.
    expect(scripts, path).toBe(['/', '/about', '/features', '/contact'].includes(path) ? 2 : 0);
    expect(await page.evaluate(() => '__remixContext' in window), path).toBe(false);
  }
});

test('an open menu closes on Escape and gives the focus back @phone', async ({ page }) => {
  await page.goto('/about');
  const menu = page.locator('summary').filter({ hasText: 'Menu' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Features' });
  await menu.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menu).toBeFocused();
});

test.describe('features', () => {
  test('shows the live tools, and the rest on request @both', async ({ page }) => {
    await page.goto('/features');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByText('Show 18 more').click();
    await expect(page.getByRole('article')).toHaveCount(22);
    await expect(page.locator('#dice-roller')).toContainText('Forging');
    await expect(page.locator('#spell-lookup')).toContainText('Soon');
    await expect(page.locator('#roguelike')).toContainText('Locked');
    await page.getByText('Show less').click();
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  test('opens the folded part when the address names a tool inside it', async ({ page }) => {
    await page.goto('/features#minis-finder');
    await expect(page.locator('#minis-finder')).toBeInViewport();
    expect((await page.locator('#minis-finder').boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.goto('/about');
    await page.goto('/features#mapwright');
    await expect(page.getByText('Show 18 more')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('unfolds all the same', async ({ page }) => {
      await page.goto('/features');
      await page.getByText('Show 18 more').click();
      await expect(page.getByRole('article')).toHaveCount(22);
    });
  });
});

test.describe('the add-to-home-screen card', () => {
  test('waits for an offer, makes it, and says Installed!', async ({ page }) => {
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

  test.describe('on an iPhone', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    });

    test('explains the Share button', async ({ page }) => {
      await page.goto('/about');
      await expect(page.locator('[data-install]').getByText('at the edge of Safari')).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('gives the general way', async ({ page }) => {
      await page.goto('/about');
      await expect(page.getByText('Look in your browser’s menu')).toBeVisible();
    });
  });
});

test('on a laptop bars, pages and feet begin and end on one line', async ({ page }) => {
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
      ...{ page: [96, 1184], bar: [96, 1184], foot: 1184, beyond: 0 },
    });
  }
});
