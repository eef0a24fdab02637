import { open } from './open-page';
import { expect, test } from './page-test';

test('a link to a monster has a picture of its own that browsers read', async ({ page }) => {
  await open(page, '/monster-lookup/goblin');
  const seen = await page.evaluate(async () => {
    const tag = document.querySelector('meta[property="og:image"]');
    const { pathname, search } = new URL(tag?.getAttribute('content') ?? '');
    const picture = new Image();
    picture.src = pathname + search;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('There is no canvas.');
    pen.drawImage(picture, 0, 0);
    const at = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data];
    const name = pen.getImageData(88, 60, 600, 140).data;
    const reds = name.filter((value, index) => index % 4 === 0 && value === 0x9a).length;
    return { size: [canvas.width, canvas.height], leaf: at(600, 60), foot: at(10, 600), reds };
  });
  expect(seen.size).toEqual([1200, 630]);
  expect(seen.leaf).toEqual([0xff, 0xfb, 0xf2, 255]);
  expect(seen.foot).toEqual([0x9a, 0x42, 0x10, 255]);
  expect(seen.reds).toBeGreaterThan(2000);
});
