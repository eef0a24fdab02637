import { describe, expect, it } from 'vitest';
import { moved, wholeCrop, zoomed, zoomOf } from './crop';

const WIDE = { width: 1200, height: 800 };
const TALL = { width: 600, height: 900 };

describe('the square of a portrait', () => {
  it('begins as the largest one, in the middle of a wide picture and higher up in a tall one', () => {
    expect(wholeCrop(WIDE)).toEqual({ x: 200, y: 0, side: 800 });
    expect(wholeCrop(TALL)).toEqual({ x: 0, y: 100, side: 600 });
  });

  it('moves by parts of its side, and never out of the picture', () => {
    const crop = { x: 200, y: 100, side: 400 };
    expect(moved(crop, 0.5, -0.125, WIDE)).toEqual({ x: 400, y: 50, side: 400 });
    expect(moved(crop, 5, 5, WIDE)).toEqual({ x: 800, y: 400, side: 400 });
    expect(moved(crop, -5, -5, WIDE)).toEqual({ x: 0, y: 0, side: 400 });
  });

  it('comes nearer around its middle, or around where the fingers are', () => {
    const whole = wholeCrop(WIDE);
    expect(zoomed(whole, 2, WIDE)).toEqual({ x: 400, y: 200, side: 400 });
    expect(zoomed(whole, 2, WIDE, { x: 0, y: 1 })).toEqual({ x: 200, y: 400, side: 400 });
    expect(zoomOf({ x: 0, y: 0, side: 400 }, WIDE)).toBe(2);
  });

  it('is never larger than the picture nor nearer than eight times', () => {
    expect(zoomed({ x: 700, y: 300, side: 400 }, 0.2, WIDE)).toEqual({ x: 400, y: 0, side: 800 });
    expect(zoomed(wholeCrop(WIDE), 50, WIDE).side).toBe(100);
  });

  it('keeps 48 pixels of a small picture, and all of a tiny one', () => {
    expect(zoomed(wholeCrop({ width: 96, height: 96 }), 8, { width: 96, height: 96 }).side).toBe(
      48,
    );
    expect(zoomed(wholeCrop({ width: 16, height: 20 }), 8, { width: 16, height: 20 }).side).toBe(
      16,
    );
  });
});
