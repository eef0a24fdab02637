import { gzipSync } from 'node:zlib';
import { barriers } from './barriers';
import { expect, test } from './page-test';

const POST = '/blog/run-the-fight-not-the-paperwork';

test('the list shows the pinned post first, then the newest', async ({ page }) => {
  await page.goto('/blog');
  await expect(page).toHaveTitle('Blog | Delvewright');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Twenty minutes before the doorbell',
    'The first room teaches the dungeon',
    'Run the fight, not the paperwork',
    'A monster with a reason',
  ]);
  await expect(page.getByRole('article').first()).toContainText('Pinned');
});

test('every picture of the blog loads, and shows in a modern format', async ({ page }) => {
  await page.goto('/blog');
  for (const picture of await page.getByRole('article').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif\?v=/);
  }
});

test('a click copies the address of a post, and says so for a moment', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(POST);
  await page.getByRole('button', { name: POST }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByText('Copied!')).toBeHidden();
});

test('a post has its picture, author, day, blocks, and tools and contact beside it @both', async ({
  page,
}) => {
  await page.goto(POST);
  await expect(page).toHaveTitle('Run the fight, not the paperwork | Delvewright');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /^Goblins with torches/ })).toBeVisible();
  await expect(main.getByText('Aug 7, 2026')).toBeVisible();
  await expect(main.locator('pre code[data-lang="text"]')).toContainText('ogre');
  await expect(main.locator('blockquote')).toContainText('A quick ruling');
  const beside = page.getByRole('complementary', { name: 'Tools and contact' });
  await expect(beside.getByRole('link', { name: 'Monster Lookup' })).toBeVisible();
  await expect(beside.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});

test('previous and next lead through the posts', async ({ page }) => {
  await page.goto(POST);
  const ways = page.getByRole('navigation', { name: 'Previous and next post' });
  await expect(ways.getByRole('link')).toHaveCount(2);
  await ways.getByRole('link', { name: /^Previous/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A monster with a reason');
  await expect(ways.getByRole('link')).toHaveCount(1);
});

test('a post that does not exist says so, with a way back', async ({ page }) => {
  const answer = await page.goto('/blog/the-lost-post');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That post wasn’t found.');
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('search engines read a post’s own address, day and picture', async ({ page, request }) => {
  await page.goto(POST);
  const origin = new URL(page.url()).origin;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}${POST}`);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Run the fight, not the paperwork',
    datePublished: '2026-08-07',
    mainEntityOfPage: { '@id': `${origin}${POST}` },
  });
  const share = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(share ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('the feed is sound XML with every post, newest first', async ({ page, request }) => {
  const answer = await request.get('/rss.xml');
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const text = await answer.text();
  await page.goto('/blog');
  const read = await page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    const texts = (name: string) =>
      [...feed.getElementsByTagName(name)].map((node) => node.textContent ?? '');
    return { wrong: texts('parsererror'), links: texts('guid'), days: texts('pubDate') };
  }, text);
  expect(read.wrong).toEqual([]);
  expect(read.links).toHaveLength(4);
  const days = read.days.map((day) => Date.parse(day));
  expect(days).toEqual([...days].sort((one, other) => other - one));
  for (const link of read.links) expect((await request.get(link)).status()).toBe(200);
});

test('the links within the posts lead somewhere', async ({ page, request }) => {
  await page.goto('/blog');
  const posts = await page.getByRole('article').getByRole('link').evaluateAll(addresses);
  for (const post of posts) {
    await page.goto(post);
    const inside = await page.locator('main article p a').evaluateAll(addresses);
    expect(inside.length).toBeGreaterThan(0);
    for (const address of inside) expect((await request.get(address)).status(), address).toBe(200);
  }
});

function addresses(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post reads the same, and its address stands there to be marked', async ({ page }) => {
    await page.goto(POST);
    await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
    await expect(page.locator('[data-copy]')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'What the stopwatch says now' })).toBeVisible();
  });
});

test('no barrier is found, by day or by night @both', async ({ page }) => {
  for (const address of ['/blog', POST, '/blog/the-lost-post']) {
    await page.goto(address);
    expect(await barriers(page), address).toEqual([]);
  }
});

test('the blog does without React and fits a phone @both', async ({ page, request }) => {
  for (const [address, count] of [
    ['/blog', 0],
    [POST, 2],
  ] as const) {
    await page.goto(address);
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((found) => found.map((script) => script.getAttribute('src') ?? ''));
    expect(scripts).toHaveLength(count);
    for (const script of scripts) {
      expect(gzipSync(await (await request.get(script)).body()).length).toBeLessThan(3000);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
