import { SPACE_SQUARES } from '~/rules/battle-grid';
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

/** The facts of a creature that its token shows. */
export type TokenFacts = Pick<MonsterRecord, 'slug' | 'name' | 'type' | 'cr'> & {
  size: Size | typeof NOT_KNOWN;
};

/** The emblems by creature type. */
export const EMBLEMS: Readonly<Record<CreatureType, Emblem>> = {
  aberration,
  beast,
  celestial,
  construct,
  dragon,
  elemental,
  fey,
  fiend,
  giant,
  humanoid,
  monstrosity,
  ooze,
  plant,
  undead,
};

/** The background colours of coins. */
const GROUNDS = ['#f3e6c8', '#efdcb4', '#f1e2d0', '#e9dcc0'];

/** The squares of five feet along one side of a token on a map: 0.5 for Tiny, 4 for Gargantuan. */
export function tokenSquares(size: Size): number {
  return SPACE_SQUARES[size];
}

/**
 * Draws a creature's token as SVG: the emblem of its type, scaled by size, with a rim that shows its tier. `px` is the
 * width and height; without it, the image fills its container.
 */
export function tokenSvg(record: TokenFacts, { px }: { px?: number } = {}): string {
  const { name, type, size, cr } = record;
  const emblem = EMBLEMS[CREATURE_TYPES.find((one) => type.includes(one)) ?? 'monstrosity'];
  const chance = chancesOf(record.slug);
  const ground = GROUNDS[chance(GROUNDS.length)] ?? PAPER;
  const scale = emblemScale(size);
  // Small variations: which way it faces, its tilt, and its rays of light.
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

/** Draws an emblem as SVG; cut-out parts show the background colour. */
export function emblemSvg({ layers, colour }: Emblem, ground: string): string {
  return layers.map((layer) => print(layer, colour, ground)).join('');
}

/** Draws the coin under an emblem; its rim is richer in each tier of challenge ratings: up to 4, 10, 16, and above. */
export function rimOf(cr: number, colour: string, ground: string): string {
  // A paper-coloured edge separates the dark coin from a dark screen.
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

/** A pseudo-random generator seeded by a slug: each call returns a number from 0 to `count` - 1. */
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
