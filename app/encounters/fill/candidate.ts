import type { Role } from '../menace/role-names';

/** A creature that an encounter may be filled with; what a list of them tells, and no more. */
export type Candidate = {
  readonly id: string;
  readonly name: string;
  readonly cr: number;
  readonly xp: number;
  readonly type: string;
  readonly size: string;
  readonly role: Role;
  readonly source: string;
  /** Where it lives, as far as its record says. */
  readonly places: readonly string[];
  readonly flies: boolean;
  readonly ranged: boolean;
  readonly legendary: boolean;
  readonly lair: boolean;
  /** The most that a blow and a turn of it deal, on average. */
  readonly blow: number;
  /** What the blow is called where it is a save that fails. */
  readonly saved?: string | null;
  readonly turn: number;
};

/** Which of all creatures may be drawn; what is empty or null asks nothing. */
export type Wanted = {
  readonly types: readonly string[];
  readonly places: readonly string[];
  readonly sources: readonly string[];
  readonly roles: readonly Role[];
  readonly crMin: number | null;
  readonly crMax: number | null;
  /** Whether the legendary may be among them. */
  readonly legendary: boolean;
};

export const ANY_CREATURE: Wanted = {
  ...{ types: [], places: [], sources: [], roles: [] },
  ...{ crMin: null, crMax: null, legendary: true },
};

/** Whether a creature is one of those that are wanted. Whoever is worth no points is never drawn: it changes no budget. */
export function isWanted(one: Candidate, wanted: Wanted): boolean {
  const { types, places, sources, roles, crMin, crMax, legendary } = wanted;
  return (
    one.xp > 0 &&
    (types.length === 0 || types.includes(one.type)) &&
    (places.length === 0 || one.places.some((place) => places.includes(place))) &&
    (sources.length === 0 || sources.includes(one.source)) &&
    (roles.length === 0 || roles.includes(one.role)) &&
    (crMin === null || one.cr >= crMin) &&
    (crMax === null || one.cr <= crMax) &&
    (legendary || !one.legendary)
  );
}
