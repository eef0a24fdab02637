import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACES, subsetOf } from '../../scripts/bundling/fonts-plugin.mjs';

/** The design's budget for all font files together, in bytes. */
const MOST_BYTES = 45_000;

describe('the site’s fonts', () => {
  it('take at most 45 kB together as they are sent', async () => {
    const files = await Promise.all(FACES.map(subsetOf));
    for (const file of files) expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2');
    const bytes = files.reduce((sum, file) => sum + file.length, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('contain every character of our own texts', () => {
    const letters = new Set(FACES.find(({ name }) => name === 'reading')?.letters);
    const posts = new URL('../../content/blog/', import.meta.url);
    const words = readdirSync(posts).map((name) => readFileSync(new URL(name, posts), 'utf8'));
    const missing = [...words.join('')].filter((one) => one !== '\n' && !letters.has(one));
    expect([...new Set(missing)]).toEqual([]);
  });
});
