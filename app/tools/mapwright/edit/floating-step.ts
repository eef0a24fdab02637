import type { DungeonMap } from '../map/grid';
import type { Floating } from './floating-part';
import { type MapStep, type NotedPart, stepBetween, withPatch } from './map-step';

/** What a step notes of the parts that floated before it and float since. */
export function notedFloating(
  back: Floating | null,
  forth: Floating | null,
): Pick<MapStep, 'floating'> {
  if (back === null && forth === null) return {};
  return { floating: { back: notedPart(back), forth: notedPart(forth) } };
}

/** A part that floats, by what differs from the map that stands: whole maps beside it would be too heavy for a history. */
function notedPart(floating: Floating | null): NotedPart | null {
  if (floating === null) return null;
  const { part, at, map, ground, home } = floating;
  return {
    part,
    at,
    beneath: stepBetween(map, ground, '')?.forth ?? null,
    home: home && { at: home.at, patch: stepBetween(ground, home.map, '')?.forth ?? null },
  };
}

/** The part floating again upon the map that it was noted with. */
export function floatingAgain(
  noted: NotedPart | null | undefined,
  map: DungeonMap,
): Floating | null {
  if (!noted) return null;
  const { part, at, beneath, home } = noted;
  const ground = beneath === null ? map : withPatch(map, beneath);
  const homeMap = home?.patch ? withPatch(ground, home.patch) : ground;
  return { ground, part, at, map, home: home && { at: home.at, map: homeMap } };
}
