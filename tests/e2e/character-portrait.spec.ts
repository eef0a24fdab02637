import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { bringHilda } from './character-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A portrait: the user crops a square of a picture on the device, and only the square is sent. */

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(kind: string, body: Uint8Array): Buffer {
  const inner = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  crc.writeUInt32BE(crcOf(inner));
  return Buffer.concat([length, inner, crc]);
}

/** A PNG whose left half is red and whose right half is blue, with a location in its metadata. */
function halves(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x += 1) row[1 + x * 3 + (x < width / 2 ? 0 : 2)] = 255;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from('Comment\0taken at home', 'latin1')),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)))),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** The same picture as a JPEG with a location in its EXIF data, as a camera writes it. */
async function byCamera(page: Page, png: Buffer): Promise<Buffer> {
  const plain = await page.evaluate(async (given) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(given)]));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, Array.from(png));
  const bytes = Buffer.from(plain, 'base64');
  const facts = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0 GPS taken at home', 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(facts.length + 2);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), length, facts]);
  return Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)]);
}

/** The stored portrait: its type, its bytes, its width, and the colors at its left and right edge. */
async function keptPicture(page: Page, sheet: string) {
  const answer = await page.request.get(`${sheet}/portrait`);
  expect(answer.status()).toBe(200);
  const bytes = await answer.body();
  const seen = await page.evaluate(async (given) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(given)]));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const colorAt = (part: number) => {
      const [red = 0, , blue = 0] =
        pen?.getImageData(Math.floor(picture.width * part), picture.height / 2, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    return { size: [picture.width, picture.height], colors: [colorAt(0.05), colorAt(0.95)] };
  }, Array.from(bytes));
  return { ...seen, type: answer.headers()['content-type'], text: bytes.toString('latin1') };
}

async function choose(page: Page, buffer: Buffer, mimeType: string) {
  await page.getByLabel('Picture').setInputFiles({ name: 'face', mimeType, buffer });
}

test('a portrait is cropped and zoomed by keys, dragged with the pointer, and sent as a small file', async ({
  page,
}) => {
  const sheet = await bringHilda(page);
  await open(page, `${sheet}?part=notes`);
  const dialog = page.getByRole('dialog', { name: 'Crop the portrait' });
  const stage = dialog.getByRole('img', { name: 'Part of the picture to use' });
  const take = async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Portrait saved')).toBeVisible();
  };

  await test.step('what is no picture is said so, and nothing is sent', async () => {
    await choose(page, Buffer.from('only words'), 'image/png');
    await expect(page.getByText('This file cannot be read as a picture.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await page.request.get(`${sheet}/portrait`)).status()).toBe(404);
  });

  await test.step('by keys, without what a camera wrote into it', async () => {
    await choose(page, await byCamera(page, halves(1500, 900)), 'image/jpeg');
    await expect(stage).toBeVisible();
    await dialog.getByLabel('Zoom').fill('200');
    await stage.focus();
    for (let times = 0; times < 4; times += 1) await stage.press('Shift+ArrowLeft');
    await take();
    await expect(page.getByRole('img', { name: 'Current portrait' })).toBeVisible();
    const kept = await keptPicture(page, sheet);
    expect(kept.type).toBe('image/webp');
    expect(kept.size).toEqual([450, 450]);
    expect(kept.colors).toEqual(['red', 'red']);
    expect(kept.text).not.toMatch(/Exif|taken at home/);
  });

  await test.step('by the hand, in the place of the one before', async () => {
    await open(page, `${sheet}?part=notes`);
    await choose(page, halves(1500, 700), 'image/png');
    const box = await stage.boundingBox();
    if (box === null) throw new Error('There is no square to drag.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - box.width * 0.55, y, { steps: 4 });
    await page.mouse.up();
    await take();
    const kept = await keptPicture(page, sheet);
    expect(kept.size).toEqual([512, 512]);
    expect(kept.colors).toEqual(['blue', 'blue']);
  });
});
