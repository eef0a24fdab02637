import type { Gear } from '../../book/item';

/**
 * Magic items that improve a sense (SRD 5.2, "Magic Items A–Z"): advantage on Wisdom (Perception) checks while worn.
 */
const KEEN: Readonly<Record<string, Gear['advantage']>> = {
  'eyes-of-the-eagle': { skill: 'perception', when: 'by sight' },
  'robe-of-eyes': { skill: 'perception', when: 'by sight' },
  'sentinel-shield': { skill: 'perception', when: '' },
};

/** Adds the advantage that a magic item gives, if the sheet can show it. */
export function withAdvantage(gear: Gear): Gear {
  const advantage = Object.hasOwn(KEEN, gear.slug) ? KEEN[gear.slug] : undefined;
  return advantage === undefined ? gear : { ...gear, advantage };
}
