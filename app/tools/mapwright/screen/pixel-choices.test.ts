import { expect, test } from 'vitest';
import { pictureSize } from '~/maps/draw/picture-size';
import { chosenPixels, pixelChoices, pixelsThatFit, tooLarge } from './pixel-choices';

test('only what fits in one picture is offered, and the rest is said', () => {
  expect(pixelsThatFit({ width: 60, height: 44 })).toEqual([70, 100, 140, 256]);
  expect(tooLarge({ width: 60, height: 44 })).toBe('');
  expect(pixelsThatFit({ width: 100, height: 80 })).toEqual([70, 100, 140]);
  expect(tooLarge({ width: 100, height: 80 })).toBe(
    'At 256 this map is too large for one picture.',
  );
  expect(pixelsThatFit({ width: 500, height: 500 })).toEqual([16, 32]);
  expect(tooLarge({ width: 500, height: 500 })).toContain('70, 100, 140, 256');
});

test('every size offered fits, at every size of map', () => {
  for (let side = 20; side <= 500; side += 1) {
    const map = { width: side, height: 20 };
    const offered = pixelsThatFit(map);
    expect(offered.length).toBeGreaterThan(0);
    for (const px of offered) expect(pictureSize(map, px).fits, `${side} at ${px}`).toBe(true);
    expect(offered).toContain(chosenPixels(map, 70));
    expect(chosenPixels(map, 70)).toBeLessThanOrEqual(70);
  }
});

test('without Pro the choices say what is free', () => {
  expect(pixelChoices({ width: 60, height: 44 }, false).map(({ label }) => label)).toEqual([
    '70: PNG free, with our name',
    '100: Pro',
    '140: Pro',
    '256: Pro',
  ]);
  expect(pixelChoices({ width: 60, height: 44 }, true)[0]?.label).toBe('70');
});
