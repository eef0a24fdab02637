import { expect, test } from 'vitest';
import { CREATURE_TYPES } from '~/rules/creature-types';
import { SIZES } from '../records/record-parts';
import { colour, disc, INK, ink, lined, PAPER, paper } from './emblem';
import { emblemSvg, rimOf, type TokenFacts, tokenSquares, tokenSvg } from './token-svg';

const GOBLIN: TokenFacts = {
  slug: 'goblin',
  name: 'Goblin',
  type: 'humanoid',
  size: 'Small',
  cr: 0.25,
};

/** The paths of the emblem: the content of the group that is rotated and scaled. */
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
  expect(rim(11)).toBe(rim(16));
  expect(new Set([4, 5, 11, 17].map(rim)).size).toBe(4);
});

test('two of a kind differ a little, and each is the same every time', () => {
  expect(tokenSvg(GOBLIN)).toBe(tokenSvg({ ...GOBLIN }));
  const many = ['orc', 'mage', 'thug', 'noble', 'scout'].map((slug) =>
    tokenSvg({ ...GOBLIN, slug }),
  );
  expect(new Set(many).size).toBe(many.length);
});

test('a goblin’s coin is always the same print', () => {
  const svg = tokenSvg(GOBLIN);
  const [head, ...paths] = svg.split(/(?<=\/title>)|(?=<path)/);
  expect(head).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" role="img"><title>Goblin: Small humanoid, challenge 1/4</title>',
  );
  expect(paths[0]).toMatch(
    /^<circle r="99" fill="#[0-9a-f]{6}"\/><circle r="97" fill="#2a1f17"\/>/,
  );
  expect(paths[1]).toMatch(
    /^<path d="M[^"]*Z?" fill="#[0-9a-f]{6}" opacity="\.55"\/><g transform="/,
  );
  expect(svg).toMatch(/<\/g><\/svg>$/);
});

test('tokens look either way, lean by four degrees at most, and have 18 to 28 rays', () => {
  const slugs = Array.from({ length: 300 }, (_, at) => `slug-${at}`);
  const drawn = slugs.map((slug) => tokenSvg({ ...GOBLIN, slug }));
  const turned = drawn.map(
    (svg) => /rotate\((-?\d+)\) scale\((-?[\d.]+) ([\d.]+)\)/.exec(svg) ?? [],
  );
  const leans = turned.map(([, lean]) => Number(lean));
  expect([...new Set(leans)].toSorted((a, b) => a - b)).toEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4]);
  expect(new Set(turned.map(([, , flip]) => flip))).toEqual(new Set(['0.6', '-0.6']));
  expect(new Set(turned.map(([, , , scale]) => scale))).toEqual(new Set(['0.6']));
  const rays = drawn.map(
    (svg) => svg.split(' opacity=')[0]?.split('<path').at(-1)?.match(/M/g)?.length,
  );
  expect([...new Set(rays)].toSorted()).toEqual([18, 20, 22, 24, 26, 28]);
  const grounds = drawn.map((svg) => /r="99" fill="([^"]*)"/.exec(svg)?.[1]);
  expect(new Set(grounds).size).toBe(4);
});

test('the rim grows richer tier by tier: plain, ringed, studded, and studded in its colour', () => {
  const coin = '<circle r="99" fill="ground"/><circle r="97" fill="#2a1f17"/>';
  const field = '<circle r="82" fill="ground"/>';
  const ring = (stroke: string, width: number) =>
    `<circle r="90" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  const rim = (cr: number) => rimOf(cr, 'red', 'ground').replace(/d="[^"]*"/, 'd=""');
  const studs = (cr: number) => rimOf(cr, 'red', 'ground').match(/M/g)?.length;
  expect(rim(0)).toBe(coin + field);
  expect(rim(5)).toBe(coin + ring('ground', 3) + field);
  expect(rim(11)).toBe(`${coin}${ring('ground', 6)}<path d="" fill="${INK}"/>${field}`);
  expect(rim(17)).toBe(`${coin}${ring('red', 6)}<path d="" fill="ground"/>${field}`);
  expect([studs(11), studs(17)]).toEqual([16, 32]);
});

test('an emblem is printed layer by layer, in ink, paper or its colour, as shapes or lines', () => {
  const layers = [ink('M1'), paper('M2'), colour('M3'), lined(ink('M4'), 5)];
  expect(emblemSvg({ colour: 'red', layers }, PAPER)).toBe(
    `<path d="M1" fill="${INK}"/><path d="M2" fill="${PAPER}"/><path d="M3" fill="red"/>` +
      `<path d="M4" fill="none" stroke="${INK}" stroke-width="5"/>`,
  );
  expect(disc(3, 4, 5)).toBe('M-2 4a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z');
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
