import { describe, expect, it } from 'vitest';
import { paneSize, readPaneSizes } from './pane-sizes';

describe('the sizes of the panes', () => {
  it.each([
    [40, 24, 40],
    [5, 24, 15],
    [90, 24, 56],
    [90, 0, 65],
    [33.333, 24, 33.3],
  ])('%d beside %d is %d', (wanted, beside, size) => {
    expect(paneSize(wanted, beside)).toBe(size);
  });

  it.each([
    [null, { order: null, rest: null }],
    ['{', { order: null, rest: null }],
    ['7', { order: null, rest: null }],
    ['{"order":45.5,"rest":"wide"}', { order: 45.5, rest: null }],
    ['{"order":900,"rest":20}', { order: null, rest: 20 }],
  ])('stored as %s are %j', (text, sizes) => {
    expect(readPaneSizes(text)).toEqual(sizes);
  });
});
