import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACES, subsetOf } from '../../scripts/bundling/fonts-plugin.mjs';

/** What the design allows the faces of the house together, in bytes. */
const MOST_BYTES = 45_000;

describe('the faces of the house', () => {
  it('take 45 kB together, as they are sent', async () => {
    const files = await Promise.all(FACES.map(subsetOf));
    for (const file of files) expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2');
    const bytes = files.reduce((sum, file) => sum + file.length, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('have every letter of what we write ourselves', () => {
    const letters = new Set(FACES.find(({ name }) => name === 'reading')?.letters);
    const posts = new URL('../../content/blog/', import.meta.url);
    const words = readdirSync(posts).map((name) => readFileSync(new URL(name, posts), 'utf8'));
    const missing = [...words.join('')].filter((one) => one !== '\n' && !letters.has(one));
    expect([...new Set(missing)]).toEqual([]);
  });
});
