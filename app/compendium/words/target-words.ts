import type { SaveEffect } from '../records/effects';
import type { Need } from '../records/needs';
import type { Area } from '../records/record-parts';
import type { Targets } from '../records/targets';
import { capital, listed } from './plain-words';

/**
 * Words the targets of a save: "each creature in a 60-foot Cone", "one creature the aboleth can see within 30 feet".
 */
export function targetWords(
  { targets, area }: Pick<SaveEffect, 'targets' | 'area'>,
  self: string,
): string | null {
  const { count = 1, of = 'creatures', needs = [], seen, withinFeet } = targets ?? {};
  const noun = NOUNS[of];
  const qualities = needs.map((need) => qualityOf(need, self));
  if (noun === undefined || qualities.includes(null)) return null;
  const before = qualities.flatMap((one) => (one?.before ? [one.before] : []));
  const behind = qualities.flatMap((one) => (one?.behind ? [one.behind] : []));
  if (count !== 1 && count !== 'each') return null;
  const subject = [count === 'each' ? 'each' : 'one', ...before, noun, ...behind].join(' ');
  const sight = seen ? ` the ${self} can see` : '';
  const where = area === undefined ? '' : ` in ${areaWords(area, self)}`;
  const reach = withinFeet === undefined ? '' : ` within ${withinFeet} feet`;
  return `${subject}${sight}${where}${reach}`;
}

const NOUNS: Readonly<Partial<Record<Targets['of'], string>>> = {
  creatures: 'creature',
  enemies: 'enemy',
};

function qualityOf(need: Need, self: string): { before?: string; behind?: string } | null {
  if (need.if === 'size' && need.atMost !== undefined)
    return { before: `${need.atMost} or smaller` };
  if (need.if === 'condition' && need.bySelf && !need.not) {
    return { behind: `${listed(need.anyOf.map(capital), 'or')} by the ${self}` };
  }
  if (need.if === 'type' && need.not) {
    return {
      behind: `that is not ${listed(
        need.types.map((type) => `a ${capital(type)}`),
        'or',
      )}`,
    };
  }
  return null;
}

/** Words an area with its measures: "a 20-foot-radius Sphere centered on a point within 90 feet". */
export function areaWords(
  { shape, feet, widthFeet, heightFeet, rangeFeet }: Area,
  self: string,
): string {
  const name = capital(shape);
  const point = rangeFeet === undefined ? '' : ` centered on a point within ${rangeFeet} feet`;
  switch (shape) {
    case 'line':
      return `a ${feet}-foot-long, ${widthFeet ?? 5}-foot-wide Line`;
    case 'emanation':
      return `a ${feet}-foot Emanation originating from the ${self}`;
    case 'sphere':
      return `a ${feet}-foot-radius Sphere${point}`;
    case 'cylinder':
      return `a ${feet}-foot-radius, ${heightFeet ?? feet}-foot-high Cylinder${point}`;
    default:
      return `a ${feet}-foot ${name}${point}`;
  }
}
