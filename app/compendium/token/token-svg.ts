import { challengeText } from '~/rules/challenge';
import { CREATURE_TYPES, type CreatureType } from '~/rules/creature-types';
import type { MonsterRecord } from '../records/monster-record';
import type { Size } from '../records/record-parts';
import { NOT_KNOWN } from '../records/unknown-facts';
import { fan } from './cuts';
import { type Emblem, INK, type Layer, PAPER } from './emblem';
import { aberration, dragon, fiend, monstrosity, undead } from './emblems-of-dread';
import { beast, elemental, fey, ooze, plant } from './emblems-of-nature';
import { celestial, construct, giant, humanoid } from './emblems-of-peoples';
import { emblemScale, tierOf } from './token-marks';

/** What a token shows of a creature. */
export type TokenFacts = Pick<MonsterRecord, 'slug' | 'name' | 'type' | 'cr'> & {
  size: Size | typeof NOT_KNOWN;
};

/** The emblems by creature type. */
export const EMBLEMS: Readonly<Record<CreatureType, Emblem>> = {
  ...{ aberration, beast, celestial, construct, dragon, elemental, fey },
  ...{ fiend, giant, humanoid, monstrosity, ooze, plant, undead },
};

/** Squares of five feet that a creature fills along one side (SRD 5.1, "Combat: Space"). */
const SQUARES: Readonly<Record<Size, number>> = {
  Tiny: 0.5,
  Small: 1,
  Medium: 1,
  Large: 2,
  Huge: 3,
  Gargantuan: 4,
};

/** The papers that coins are printed on. */
const GROUNDS = ['#f3e6c8', '#efdcb4', '#f1e2d0', '#e9dcc0'];

/** Squares of five feet along one side of a token on a map: 0.5 for Tiny, 4 for Gargantuan. */
export function tokenSquares(size: Size): number {
  return SQUARES[size];
}

/**
 * A creature's token: a round print with the emblem of its type, a rim that says its tier, and an emblem that grows with its size.
 * `px` is its width and height; without it the picture takes the room that it is given.
 */
export function tokenSvg(record: TokenFacts, { px }: { px?: number } = {}): string {
  const { name, type, size, cr } = record;
  const emblem = EMBLEMS[CREATURE_TYPES.find((one) => type.includes(one)) ?? 'monstrosity'];
  const chance = chancesOf(record.slug);
  const ground = GROUNDS[chance(GROUNDS.length)] ?? PAPER;
  const scale = emblemScale(size);
  // Small differences: which way it looks, how it leans, how its light falls.
  const flip = chance(2) === 0 ? scale : -scale;
  const lean = chance(9) - 4;
  const rays = fan(68, 80, 18 + 2 * chance(6), chance(60) / 60, 2.4);
  const room = px === undefined ? '' : ` width="${px}" height="${px}"`;
  const kind = size === NOT_KNOWN ? type : `${size} ${type}`;
  const says = escaped(`${name}: ${kind}, challenge ${challengeText(cr)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"${room} role="img"><title>${says}</title>`,
    rimOf(cr, emblem.colour, ground),
    `<path d="${rays}" fill="${emblem.colour}" opacity=".55"/>`,
    `<g transform="rotate(${lean}) scale(${flip} ${scale})">${emblemSvg(emblem, ground)}</g>`,
    '</svg>',
  ].join('');
}

/** An emblem as SVG, cut out to a ground. */
export function emblemSvg({ layers, colour }: Emblem, ground: string): string {
  return layers.map((layer) => print(layer, colour, ground)).join('');
}

/** The coin under an emblem, its rim the richer the higher the tier of the challenge rating: up to 4, 10, 16, and beyond. */
export function rimOf(cr: number, colour: string, ground: string): string {
  // An edge of paper sets the dark coin off from a dark screen.
  const coin = `<circle r="99" fill="${ground}"/><circle r="97" fill="${INK}"/>`;
  const field = `<circle r="82" fill="${ground}"/>`;
  const tier = tierOf(cr);
  if (tier === 0) return coin + field;
  const ring = `<circle r="90" fill="none" stroke="${tier < 3 ? ground : colour}" stroke-width="${tier < 2 ? 3 : 6}"/>`;
  if (tier === 1) return coin + ring + field;
  const studs = `<path d="${fan(84, 97, tier < 3 ? 16 : 32, 0.1, 7)}" fill="${tier < 3 ? INK : ground}"/>`;
  return coin + ring + studs + field;
}

function print({ in: inked, path, line }: Layer, colour: string, ground: string): string {
  const paint = inked === 'ink' ? INK : inked === 'paper' ? ground : colour;
  return line === undefined
    ? `<path d="${path}" fill="${paint}"/>`
    : `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${line}"/>`;
}

/** Choices that are the same for a slug every time: each call gives a number below `count`. */
function chancesOf(slug: string): (count: number) => number {
  let state = 2166136261;
  for (const letter of slug) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (count) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state ^= state >>> 13;
    return (state >>> 0) % count;
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
