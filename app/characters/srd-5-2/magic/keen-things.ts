import type { Gear } from '../../book/item';

/** Magic things that sharpen a sense (SRD 5.2, "Magic Items A–Z"): advantage on Wisdom (Perception) checks while one wears them. */
const KEEN: Readonly<Record<string, Gear['advantage']>> = {
  'eyes-of-the-eagle': { skill: 'perception', when: 'by sight' },
  'robe-of-eyes': { skill: 'perception', when: 'by sight' },
  'sentinel-shield': { skill: 'perception', when: '' },
};

/** A magic thing with the advantage that it gives, where it gives one that a sheet can tell. */
export function withAdvantage(gear: Gear): Gear {
  const advantage = Object.hasOwn(KEEN, gear.slug) ? KEEN[gear.slug] : undefined;
  return advantage === undefined ? gear : { ...gear, advantage };
}
