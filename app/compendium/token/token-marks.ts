import type { Size } from '../records/record-parts';

/** How much of the coin an emblem fills, by size: a Gargantuan one reaches into the rim. */
const SCALES: Readonly<Record<Size, number>> = {
  Tiny: 0.5,
  Small: 0.6,
  Medium: 0.68,
  Large: 0.74,
  Huge: 0.79,
  Gargantuan: 0.84,
};

/** The tiers of play, each with a richer rim, by the challenge rating that they begin with. */
export const TIERS = [0, 5, 11, 17] as const;

/** How much of the coin the emblem of a size fills, as a part of one. */
export function emblemScale(size: string): number {
  return SCALES[size as Size] ?? SCALES.Medium;
}

/** The tier that a challenge rating belongs to, from 0 to 3. */
export function tierOf(cr: number): number {
  return TIERS.findLastIndex((from) => cr >= from);
}
