import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Size } from '~/compendium/records/record-parts';
import { HIT_DIE_SIDES } from '~/compendium/records/record-words';
import { abilityModifier } from '~/rules/ability';

type HitPoints = MonsterRecord['hp'];

/** Parses "135 (18d10 + 36)" or "18d10+36"; without dice, `dice` is null and the caller derives it from the size. */
export function hitPointsOf(
  text: string,
): { average: number | null; dice: HitPoints['dice'] | null; constant: number } | null {
  const rolled = /(\d{1,3})\s*d\s*(\d{1,3})(?:\s*([+−–-])\s*(\d{1,4}))?/i.exec(text);
  const average = /^\s*(\d{1,3}(?:,\d{3})+|\d{1,4})(?!\s*d\s*\d)\b/i.exec(text)?.[1];
  if (rolled === null && average === undefined) return null;
  const flat = average === undefined ? null : Number(average.replace(/,/g, ''));
  if (rolled === null) return { average: flat, dice: null, constant: 0 };
  const dice = { count: Number(rolled[1]), sides: Number(rolled[2]) };
  const constant = Number(rolled[4] ?? 0) * (rolled[3] === '+' ? 1 : -1);
  return { average: flat, dice, constant: constant === 0 ? 0 : constant };
}

/** The average of hit dice, at least 1. */
export function averageOf({ dice, constant }: Pick<HitPoints, 'dice' | 'constant'>): number {
  return Math.max(1, Math.floor((dice.count * (dice.sides + 1)) / 2) + constant);
}

/** Chooses hit dice of the creature's size with the nearest average; the constant makes up the difference. */
export function diceFor(average: number, size: Size, constitution: number): HitPoints {
  const sides = HIT_DIE_SIDES[size];
  const each = Math.max(1, (sides + 1) / 2 + abilityModifier(constitution));
  const count = Math.min(200, Math.max(1, Math.round(average / each)));
  return {
    average,
    dice: { count, sides },
    constant: average - Math.floor((count * (sides + 1)) / 2),
  };
}
