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

/** The number of the current slide, starting with 1. */
async function shown(row: Locator): Promise<number> {
  return row
    .locator('[data-dots] a')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('aria-current')) + 1);
}

async function expectShown(row: Locator, number: number): Promise<void> {
  await expect.poll(() => shown(row)).toBe(number);
}

test('slides advance by themselves, and stop during interaction or with reduced motion', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await expectShown(hero(page), 1);
  await page.mouse.move(0, 0);

  await test.step('the hero every 20 seconds, the story every four and a half', async () => {
    await page.clock.runFor(STORY_PAUSE - 10);
    await expectShown(story(page), 1);
    await page.clock.runFor(20);
    await expectShown(story(page), 2);
    await page.clock.runFor(HERO_PAUSE - STORY_PAUSE - 100);
    await expectShown(hero(page), 1);
    await page.clock.runFor(200);
    await expectShown(hero(page), 2);
  });

  await test.step('not while it is pointed at, while the focus is inside, or while it is paused', async () => {
    await hero(page).getByRole('button', { name: 'Previous slide' }).click();
    await page.locator('body').click({ position: { x: 5, y: 5 } });
    await hero(page).hover({ position: { x: 40, y: 40 } });
    await page.clock.runFor(2 * HERO_PAUSE);
    expect(await shown(hero(page))).toBe(1);
    await page.mouse.move(0, 0);
    await hero(page).getByRole('link', { name: 'See every tool' }).focus();
    await page.clock.runFor(2 * HERO_PAUSE);
    expect(await shown(hero(page))).toBe(1);
    await page.getByLabel('Search monsters').focus();
    await page.clock.runFor(2 * HERO_PAUSE);
    expect(await shown(hero(page))).toBe(1);
    await hero(page).getByRole('button', { name: 'Pause the slides' }).click();
    await page.locator('body').click({ position: { x: 5, y: 5 } });
    await page.mouse.move(0, 0);
    await page.clock.runFor(2 * HERO_PAUSE);
    expect(await shown(hero(page))).toBe(1);
    await hero(page).getByRole('button', { name: 'Play the slides' }).click();
    await page.locator('body').click({ position: { x: 5, y: 5 } });
    await page.mouse.move(0, 0);
    await page.clock.runFor(HERO_PAUSE + 10);
    await expectShown(hero(page), 2);
  });

  await test.step('not for someone who wants less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const play = hero(page).getByRole('button', { name: 'Play the slides' });
    await expect(play).toBeVisible();
    const before = [await shown(hero(page)), await shown(story(page))];
    await page.clock.runFor(3 * HERO_PAUSE);
    expect([await shown(hero(page)), await shown(story(page))]).toEqual(before);
  });
});

test('arrows, dots, keys and dragging change the slides, wrapping around, also after navigation from a React page', async ({
  page,
}) => {
  await page.goto('/monster-lookup');
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page.getByRole('link', { name: 'Delvewright, home' }).click();
  await expectShown(hero(page), 1);
  await expect(page.locator('html')).toHaveAttribute('data-same-page');
  // Only the current slide can be reached by keyboard.
  expect(
    await hero(page)
      .locator('[data-track] > li')
      .evaluateAll((slides) => slides.map((slide) => slide.hasAttribute('inert'))),
  ).toEqual([false, true, true, true]);

  const row = story(page);
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
  await page.keyboard.press('End');
  await expectShown(row, 9);
  await expect(row.getByText('Crumbs, dice')).toBeInViewport();
  await page.keyboard.press('Home');
  await expectShown(row, 1);
  await expect(page).toHaveURL(/\/$/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
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
  expect(await shown(row)).toBe(1);
  await drag(-48);
  await expectShown(row, 2);
  await drag(48);
  await expectShown(row, 1);
});

test('every picture has a size and alternative text and loads lazily, and the map of the day links to Mapwright', async ({
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
  const sourceOf = (at: string) =>
    page.locator(at).evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await sourceOf('#hero-1 img')).toMatch(/\/pictures\/home\/[a-z]+\.svg\?v=/);
  await page.locator('#story-1 img').scrollIntoViewIfNeeded();
  await expect.poll(() => sourceOf('#story-1 img')).toMatch(/\.avif\?v=/);
  // With reduced motion a still picture is used.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await sourceOf('#hero-1 img')).toMatch(/\/pictures\/home\/[a-z]+-still\.svg\?v=/);
  const name = (await page.locator('#hero-1 figcaption i').textContent()) ?? '';
  expect(name).not.toBe('');
  await page.locator('#hero-1').getByRole('link', { name: 'Mapwright' }).click();
  await expect(page).toHaveURL(/\/try\/mapwright\?v=1&seed=/);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first slide is complete, the rows scroll by hand, and the search leads to the result', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prep less, play more');
    await expect(page.getByRole('link', { name: 'See every tool' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Next slide' }).first()).toBeHidden();
    await page.getByRole('link', { name: 'Slide 3: Seven' }).click();
    await expect(story(page).getByText('Boots off')).toBeInViewport();
    await page.getByLabel('Search monsters').fill('owlbaer');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/monster-lookup\?q=owlbaer$/);
    await expect(page.getByRole('link', { name: 'Owlbear' }).first()).toBeVisible();
  });
});
