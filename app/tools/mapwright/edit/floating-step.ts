import type { DungeonMap } from '~/maps/map/grid';
import type { Floating } from './floating-part';
import { type MapStep, type NotedPart, stepBetween, withPatch } from './map-step';

/** The floating parts before and after a step, as stored in it. */
export function notedFloating(
  back: Floating | null,
  forth: Floating | null,
): Pick<MapStep, 'floating'> {
  if (back === null && forth === null) return {};
  return { floating: { back: notedPart(back), forth: notedPart(forth) } };
}

/**
 * A floating part stored as differences from the map, because complete maps would take too much memory in the history.
 */
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

/** Restores a floating part on the map it was stored with. */
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
