import { expect, test } from 'vitest';
import { CREATURE_TYPES } from '~/rules/creature-types';
import { SIZES } from '../records/record-parts';
import { type TokenFacts, tokenSquares, tokenSvg } from './token-svg';

const GOBLIN: TokenFacts = {
  ...{ slug: 'goblin', name: 'Goblin', type: 'humanoid', size: 'Small', cr: 0.25 },
};

/** The paths of the emblem alone: what stands inside the group that is turned and sized. */
function emblemOf(svg: string): string {
  return /<g [^>]*>(.*)<\/g>/.exec(svg)?.[1] ?? '';
}

function scaleOf(svg: string): number {
  return Number(/scale\(-?([\d.]+)/.exec(svg)?.[1]);
}

test('every creature type has an emblem of its own', () => {
  const emblems = CREATURE_TYPES.map((type) => emblemOf(tokenSvg({ ...GOBLIN, type })));
  expect(emblems.every((emblem) => emblem.length > 200)).toBe(true);
  expect(new Set(emblems).size).toBe(14);
});

test('every number of a drawing is a number, and every element is closed', () => {
  for (const type of CREATURE_TYPES) {
    const svg = tokenSvg({ ...GOBLIN, type, cr: 20 });
    expect(svg, type).not.toMatch(/NaN|undefined|Infinity/);
    const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map((found) => found[1] ?? '');
    for (const path of paths) expect(path).toMatch(/^M[-\d. MLCQZzAahv]+$/i);
    expect(svg.match(/<[a-z]/g)?.length).toBe((svg.match(/\/>|<\//g) ?? []).length);
  }
});

test('a larger creature fills more of its coin', () => {
  const scales = SIZES.map((size) => scaleOf(tokenSvg({ ...GOBLIN, size })));
  expect(scales).toEqual(scales.toSorted((a, b) => a - b));
  expect(new Set(scales).size).toBe(SIZES.length);
  expect(SIZES.map(tokenSquares)).toEqual([0.5, 1, 1, 2, 3, 4]);
});

test('the rim says the tier of the challenge', () => {
  const rim = (cr: number) =>
    tokenSvg({ ...GOBLIN, cr })
      .split('</title>')[1]
      ?.split('<g')[0];
  expect(rim(0)).toBe(rim(4));
  expect(rim(5)).toBe(rim(10));
  expect(new Set([4, 5, 11, 17].map(rim)).size).toBe(4);
});

test('two of a kind differ a little, and each is the same every time', () => {
  expect(tokenSvg(GOBLIN)).toBe(tokenSvg({ ...GOBLIN }));
  const many = ['orc', 'mage', 'thug', 'noble', 'scout'].map((slug) =>
    tokenSvg({ ...GOBLIN, slug }),
  );
  expect(new Set(many).size).toBe(many.length);
});

test('it has the size that is asked for, or that of its place', () => {
  expect(tokenSvg(GOBLIN, { px: 280 })).toContain('width="280" height="280"');
  expect(tokenSvg(GOBLIN)).not.toContain('width=');
});

test('a name cannot break out of the picture, and an unknown type still has a face', () => {
  const svg = tokenSvg({ ...GOBLIN, name: '<script>&', type: 'swarm of tiny dreams' });
  expect(svg).toContain('<title>&lt;script&gt;&amp;: Small');
  expect(emblemOf(svg).length).toBeGreaterThan(200);
});
