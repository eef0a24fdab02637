import type { MonsterRecord } from '~/compendium/records/monster-record';

/** The hit die of each creature size (SRD 5.1, "Monsters: Hit Points"). */
export const SIDES: Readonly<Record<MonsterRecord['size'], number>> = {
  Tiny: 4,
  Small: 6,
  Medium: 8,
  Large: 10,
  Huge: 12,
  Gargantuan: 20,
};

/** The average of hit dice plus the constant, at least 1. */
export function hitPoints(count: number, sides: number, constant: number): number {
  return Math.max(1, Math.floor((count * (sides + 1)) / 2) + constant);
}
