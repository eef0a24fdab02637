import { expect, test } from './page-test';

const POST = '/blog/run-the-fight-not-the-paperwork';

test('every picture of the blog loads in a modern format, and a click copies the URL of a post', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog');
  const pictures = await page.getByRole('article').locator('img').all();
  expect(pictures).toHaveLength(4);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif\?v=/);
  }
  await page.clock.install();
  await page.goto(POST);
  await page.getByRole('button', { name: POST }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.runFor(2000);
  await expect(page.getByText('Copied!')).toBeHidden();
});
