import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { SHADES } from '~/paper/bitmap';
import { writePng } from '~/paper/png-writer';
import { hasLetters, widthOf } from '~/paper/set-words';
import { PICTURE_FACES, pictureFace } from '../../../scripts/bundling/fonts-plugin.mjs';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { monsterPicture, PICTURE_INKS, type PictureFaces, pictureFaces } from './monster-picture';

const [WIDTH, HEIGHT] = [1200, 630];
const monsters = [...SRD_MONSTERS, ...SRD_52_MONSTERS];
const goblin = monsters.find(({ slug }) => slug === 'goblin');
if (!goblin) throw new Error('The SRD has goblins.');
const block = statblockOf(goblin, '2014');
const facts = { block, source: 'SRD 5.1', brand: 'Delvewright' };
let faces: PictureFaces;

beforeAll(async () => {
  const files = await Promise.all(PICTURE_FACES.map(pictureFace));
  const [capitals, serif, italic] = files.map((file) => new Uint8Array(file));
  if (!(capitals && serif && italic)) throw new Error('There are three faces.');
  faces = pictureFaces({ capitals, serif, italic });
});

function drawn(name: string): Uint8Array {
  return monsterPicture({ ...facts, block: { ...block, name } }, faces)?.pixels ?? new Uint8Array();
}

/** The number of pixels in an area of the picture that differ from the background. */
function marked(pixels: Uint8Array, [x, y, width, height]: [number, number, number, number]) {
  let count = 0;
  for (let row = y; row < y + height; row += 1) {
    const part = pixels.subarray(row * WIDTH + x, row * WIDTH + x + width);
    count += part.filter((pixel) => pixel % SHADES > 0).length;
  }
  return count;
}

describe('the picture of a monster', () => {
  it('is drawn for every monster of the SRD, whose letters the faces all have', () => {
    const text = monsters.map((one) => `${one.name} ${statblockOf(one, one.edition).kind}`);
    expect(text.filter((words) => !hasLetters(faces.italic, words))).toEqual([]);
    expect(text.filter((words) => !hasLetters(faces.capitals, words))).toEqual([]);
  });

  it('is not drawn where a name has letters that the faces lack', () => {
    expect(drawn('Żmij').length).toBe(0);
    expect(drawn('Éternal Ðrake').length).toBe(WIDTH * HEIGHT);
  });

  it('keeps the longest name and kind within its frame', () => {
    const long = { ...block, name: 'Wmw '.repeat(25).trim(), kind: 'Wide '.repeat(80) };
    const pixels = monsterPicture({ ...facts, block: long }, faces)?.pixels ?? new Uint8Array();
    expect(marked(pixels, [80, 40, 1040, 240])).toBeGreaterThan(20_000);
    // Nothing is drawn between the text and the frame, on either side.
    expect(marked(pixels, [1116, 60, 54, 220])).toBe(0);
    expect(marked(pixels, [32, 60, 52, 220])).toBe(0);
  });

  it('sets a short name large', () => {
    const height = (pixels: Uint8Array) =>
      Array.from({ length: 200 }, (_, row) => marked(pixels, [80, 40 + row, 1040, 1])).filter(
        (count) => count > 0,
      ).length;
    expect(height(drawn('Goblin'))).toBeGreaterThan(70);
    expect(height(drawn('Young Red Dragon of Ash'))).toBeLessThan(70);
  });

  it('sets figures as high as capitals, so that 11 is no II', () => {
    const type = { face: faces.serif, size: 84 };
    expect(faces.serif.glyphOf('1'.charCodeAt(0))).not.toBe(0);
    const box = (letter: string) => {
      const shape = faces.serif.shapeOf(faces.serif.glyphOf(letter.charCodeAt(0)));
      return shape.getInt16(8);
    };
    expect(box('1')).toBeGreaterThan(0.9 * box('H'));
    expect(widthOf(type, '11')).toBeCloseTo(2 * widthOf(type, '1'));
  });
});

describe('its file', () => {
  it('is a PNG in few colors, light enough to send', async () => {
    const bitmap = monsterPicture(facts, faces);
    if (bitmap === null) throw new Error('Goblins can be drawn.');
    const file = Buffer.from(await writePng(bitmap, PICTURE_INKS));
    expect(file.length).toBeLessThan(40_000);
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
    const data = file.indexOf('IDAT');
    const rows = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)));
    expect(rows.length).toBe((WIDTH + 1) * HEIGHT);
    expect(rows[WIDTH + 1 + 1 + 26]).toBe(bitmap.pixels[WIDTH + 26]);
  });

  it('has no more colors than a palette may', async () => {
    const [ink] = PICTURE_INKS;
    const many = Array.from({ length: 17 }, () => ink).filter((one) => one !== undefined);
    const bitmap = { width: 1, height: 1, pixels: new Uint8Array(1) };
    await expect(writePng(bitmap, many)).rejects.toThrow('256 colors');
  });
});
