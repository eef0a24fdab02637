import type { Role } from '../menace/role-names';
import { companiesOf } from './companies';

/** A creature that an encounter may be filled with, with only the facts that filling needs. */
export type Candidate = {
  readonly id: string;
  readonly name: string;
  readonly cr: number;
  readonly xp: number;
  readonly type: string;
  readonly size: string;
  readonly role: Role;
  readonly source: string;
  /** Where it lives, if its record says so. */
  readonly places: readonly string[];
  readonly flies: boolean;
  readonly ranged: boolean;
  readonly legendary: boolean;
  readonly lair: boolean;
  /** The highest average damage of one hit and of one turn. */
  readonly blow: number;
  /** The name of the hit when it is a failed save. */
  readonly saved?: string | null;
  readonly turn: number;
};

/** Filters for creatures that may be drawn; empty or null values do not filter. */
export type Wanted = {
  readonly types: readonly string[];
  readonly places: readonly string[];
  readonly sources: readonly string[];
  readonly roles: readonly Role[];
  readonly crMin: number | null;
  readonly crMax: number | null;
  /** Whether legendary creatures are allowed. */
  readonly legendary: boolean;
};

export const ANY_CREATURE: Wanted = {
  types: [],
  places: [],
  sources: [],
  roles: [],
  crMin: null,
  crMax: null,
  legendary: true,
};

/**
 * Whether a creature matches the filters. Creatures worth 0 points never match, because they would not change the
 * budget.
 */
export function isWanted(one: Candidate, wanted: Wanted): boolean {
  const { types, places, sources, roles, crMin, crMax, legendary } = wanted;
  return (
    one.xp > 0 &&
    (types.length === 0 || types.includes(one.type)) &&
    (places.length === 0 || placesOf(one).some((place) => places.includes(place))) &&
    (sources.length === 0 || sources.includes(one.source)) &&
    (roles.length === 0 || roles.includes(one.role)) &&
    (crMin === null || one.cr >= crMin) &&
    (crMax === null || one.cr <= crMax) &&
    (legendary || !one.legendary)
  );
}

/** Where a creature lives: what its record says, and where the companies are that it belongs to. */
function placesOf({ name, places }: Candidate): readonly string[] {
  return [
    ...places.map((place) => place.toLowerCase()),
    ...companiesOf(name).flatMap((one) => one.places),
  ];
}
