import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import SIZES from '~/site/features/product-picture-sizes.json';
import {
  pictureAddress,
  pictureSize,
  STATBLOCK,
  TOOL_SCREENS,
} from '~/site/features/product-pictures';
import { TOOL_POSES } from '../../scripts/product-pictures/tool-poses.mjs';

const PUBLIC = new URL('../../public', import.meta.url);
const MOST_BYTES = 120_000;

/** Width and height of a WebP without transparency, from its first frame header. */
function webpSize(file: Buffer): { width: number; height: number } {
  expect(file.toString('latin1', 8, 15)).toBe('WEBPVP8');
  const at = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return {
    width: file.readUInt16LE(at + 3) & 0x3fff,
    height: file.readUInt16LE(at + 5) & 0x3fff,
  };
}

describe('the pictures of the product', () => {
  it('exist for every built tool, and for no other', () => {
    const built = CATALOGUE.filter((tool) => tool.built).map(({ id }) => id);
    expect(Object.keys(TOOL_SCREENS).toSorted()).toEqual(built.toSorted());
    for (const id of built) {
      expect(pictureSize(id, 'wide').width).toBe(1280);
      expect(pictureSize(id, 'narrow').width).toBe(780);
    }
    expect(pictureSize(STATBLOCK, 'narrow').width).toBeGreaterThan(700);
    expect(() => pictureSize('roguelike', 'wide')).toThrow('npm run pictures');
  });

  it('are all taken by the script', () => {
    expect(TOOL_POSES.map(({ name }) => name).toSorted()).toEqual(Object.keys(SIZES).toSorted());
  });

  it.each(Object.entries(SIZES))('%s is a small file with the listed size', (name, size) => {
    const [, of = '', crop = ''] = /^(.+)-(wide|narrow)$/.exec(name) ?? [];
    for (const theme of ['light', 'dark'] as const) {
      const address = pictureAddress(of, crop === 'wide' ? 'wide' : 'narrow', theme);
      const { pathname } = new URL(address, 'https://a.example');
      const file = readFileSync(`${PUBLIC.pathname}${pathname}`);
      expect(webpSize(file)).toEqual(size);
      expect(file.length).toBeLessThan(MOST_BYTES);
    }
  });
});
