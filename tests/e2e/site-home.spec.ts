import type { Locator, Page } from 'playwright/test';
import { expect, test } from './page-test';

const HERO_PAUSE = 20_000;
const STORY_PAUSE = 4500;

function hero(page: Page): Locator {
  return page.locator('[data-slides="20000"]');
}

function story(page: Page): Locator {
  return page.locator('[data-slides="4500"]');
}

/** The number of the slide that is shown, counted from one. */
async function shown(row: Locator): Promise<number> {
  return row
    .locator('[data-dots] a')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('aria-current')) + 1);
}

async function expectShown(row: Locator, number: number): Promise<void> {
  await expect.poll(() => shown(row)).toBe(number);
}

/** Opens the page with a clock that the test moves. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await expectShown(hero(page), 1);
  await page.mouse.move(0, 0);
}

test('the hero moves on every 20 seconds, the story every four and a half', async ({ page }) => {
  await openWithClock(page);
  await page.clock.runFor(STORY_PAUSE - 10);
  await expectShown(story(page), 1);
  await page.clock.runFor(20);
  await expectShown(story(page), 2);
  await page.clock.runFor(HERO_PAUSE - STORY_PAUSE - 100);
  await expectShown(hero(page), 1);
  await page.clock.runFor(200);
  await expectShown(hero(page), 2);
});

test('the hero waits while it is pointed at, while the focus is inside, and while it is paused', async ({
  page,
}) => {
  await openWithClock(page);
  await hero(page).hover({ position: { x: 40, y: 40 } });
  await page.clock.runFor(2 * HERO_PAUSE);
  await expectShown(hero(page), 1);
  await page.mouse.move(0, 0);
  await hero(page).getByRole('link', { name: 'See every tool' }).focus();
  await page.clock.runFor(2 * HERO_PAUSE);
  await expectShown(hero(page), 1);
  await hero(page).getByRole('button', { name: 'Pause the slides' }).click();
  await page.locator('body').click({ position: { x: 5, y: 5 } });
  await page.mouse.move(0, 0);
  await page.clock.runFor(2 * HERO_PAUSE);
  await expectShown(hero(page), 1);
  await hero(page).getByRole('button', { name: 'Play the slides' }).click();
  await page.locator('body').click({ position: { x: 5, y: 5 } });
  await page.mouse.move(0, 0);
  await page.clock.runFor(HERO_PAUSE + 10);
  await expectShown(hero(page), 2);
});

test('nothing moves by itself for someone who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock(page);
  await page.clock.runFor(3 * HERO_PAUSE);
  expect([await shown(hero(page)), await shown(story(page))]).toEqual([1, 1]);
  await expect(hero(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
});

test('arrows, dots and keys turn the slides, round the end @both', async ({ page }) => {
  await page.goto('/');
  const row = story(page);
  await expectShown(row, 1);
  await row.getByRole('button', { name: 'Next slide' }).click();
  await expectShown(row, 2);
  await row.getByRole('button', { name: 'Previous slide' }).click();
  await row.getByRole('button', { name: 'Previous slide' }).click();
  await expectShown(row, 9);
  await row.getByRole('link', { name: 'Slide 5: The door' }).click();
  await expectShown(row, 5);
  await row.locator('[data-track]').focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(row, 6);
  await page.keyboard.press('Home');
  await expectShown(row, 1);
  await page.keyboard.press('End');
  await expectShown(row, 9);
  await expect(row.getByText('Crumbs, dice')).toBeInViewport();
  await expect(page).toHaveURL(/\/$/);
});

test('a drag of 48 pixels turns a slide, one of 47 does not @both', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const row = story(page);
  await row.scrollIntoViewIfNeeded();
  const box = await row.locator('[data-track]').boundingBox();
  if (!box) throw new Error('the story has no place on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drag = async (distance: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(-47);
  await expectShown(row, 1);
  await drag(-48);
  await expectShown(row, 2);
  await drag(48);
  await expectShown(row, 1);
});

test('only the slide that is shown can be reached by keyboard', async ({ page }) => {
  await page.goto('/');
  await expectShown(hero(page), 1);
  await expect(page.getByRole('link', { name: 'See every tool' })).toBeVisible();
  expect(
    await hero(page)
      .locator('[data-track] > li')
      .evaluateAll((slides) => slides.map((slide) => slide.hasAttribute('inert'))),
  ).toEqual([false, true, true, true]);
});

test('every picture loads, has its size and words, and is fetched only when it is near @both', async ({
  page,
}) => {
  await page.goto('/');
  const images = await page.locator('main img').evaluateAll((found) =>
    found.map((image) => ({
      lazy: image.getAttribute('loading'),
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
      words: image.getAttribute('alt'),
    })),
  );
  expect(images.length).toBeGreaterThanOrEqual(16);
  expect(images.filter(({ lazy }) => lazy === 'eager')).toHaveLength(1);
  expect(images.every(({ sized, words }) => sized && words !== null)).toBe(true);
  const first = page.locator('main img').first();
  expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/pictures\/home\/\w+\.svg\?v=/,
  );
  const scene = page.locator('#story-1 img');
  await scene.scrollIntoViewIfNeeded();
  await expect
    .poll(() => scene.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\.avif\?v=/);
});

test('the map of the day draws itself, stands still where motion is not wanted, and opens in Mapwright', async ({
  page,
}) => {
  const source = () =>
    page.locator('#hero-1 img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.goto('/');
  expect(await source()).toMatch(/\/pictures\/home\/[a-z]+\.svg\?v=/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await source()).toMatch(/\/pictures\/home\/[a-z]+-still\.svg\?v=/);
  const name = (await page.locator('#hero-1 figcaption i').textContent()) ?? '';
  expect(name).not.toBe('');
  await page.locator('#hero-1').getByRole('link', { name: 'Mapwright' }).click();
  await expect(page).toHaveURL(/\/try\/mapwright\?v=1&seed=/);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
});

test('the slides work the same after coming from a page with React', async ({ page }) => {
  await page.goto('/monster-lookup');
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page.getByRole('link', { name: 'Delvewright, home' }).click();
  await expectShown(hero(page), 1);
  await expect(page.locator('html')).toHaveAttribute('data-same-page');
  await hero(page).getByRole('button', { name: 'Next slide' }).click();
  await expectShown(hero(page), 2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first slide says it all, and the rows scroll by hand', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prep less, play more');
    await expect(page.getByRole('link', { name: 'See every tool' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Next slide' }).first()).toBeHidden();
    await page.getByRole('link', { name: 'Slide 3: Seven' }).click();
    await expect(story(page).getByText('Boots off')).toBeInViewport();
  });
});
