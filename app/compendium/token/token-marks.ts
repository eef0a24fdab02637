import type { Size } from '../records/record-parts';

/** The fraction of the coin that an emblem fills, by size: a Gargantuan one reaches into the rim. */
const SCALES: Readonly<Record<Size, number>> = {
  Tiny: 0.5,
  Small: 0.6,
  Medium: 0.68,
  Large: 0.74,
  Huge: 0.79,
  Gargantuan: 0.84,
};

/** The lowest challenge rating of each tier of play; a higher tier has a richer rim. */
export const TIERS = [0, 5, 11, 17] as const;

/** The fraction of the coin that the emblem of a size fills. */
export function emblemScale(size: string): number {
  return SCALES[size as Size] ?? SCALES.Medium;
}

/** The tier of a challenge rating, from 0 to 3. */
export function tierOf(cr: number): number {
  return TIERS.findLastIndex((from) => cr >= from);
}
