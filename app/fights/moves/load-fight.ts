import type { Random } from '~/rules/random';
import type { Seed } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { combatantsOf } from '../people/people';
import { addMany, asNewcomers } from './add-many';
import { freshSeed } from './fresh-seed';
import type { Move } from './move';

export type Loading = {
  /** The round in which all of them join; null: now, with later arrivals delayed by as many rounds. */
  arrives: number | null;
  /** The other fight's party joins too. */
  party: boolean;
  newId: () => string;
  random: Random;
};

/**
 * Adds copies of another fight's combatants as they were before that fight began, each in the row that the grouping
 * setting gives; those linked by hand are linked again.
 */
export function loadFight(fight: Fight, other: Fight, loading: Loading): Move {
  const coming = combatantsOf(other).filter(
    (one) => one.place !== 'gone' && (loading.party || one.side !== 'party'),
  );
  if (coming.length === 0) return { problem: 'Nobody in that fight could join this one.' };
  const rows = new Map<string, string>();
  const seeds = coming.map((one): Seed => {
    const { row = one.row, standing, ...seed } = freshSeed(other, one);
    const together = isBoundByHand(one, coming) && fight.settings.initiative !== 'side';
    if (together && !rows.has(row)) rows.set(row, loading.newId());
    const bound = rows.get(row);
    return {
      ...seed,
      id: loading.newId(),
      ...(standing && { standing }),
      ...(together && bound !== undefined && { row: bound }),
      arrives: arrivalOf(fight, seed.arrives, loading),
    };
  });
  return addMany(fight, asNewcomers(fight, seeds), fight.round > 0 ? loading.random : undefined);
}

/** Whether a combatant shares a row with different creatures: mount and rider, a custom group. */
function isBoundByHand(one: Combatant, all: readonly Combatant[]): boolean {
  return all.some(
    (mate) =>
      mate.row === one.row &&
      (mate.sheet.record !== one.sheet.record || mate.sheet.name !== one.sheet.name),
  );
}

/** An arrival in round 3 of the other fight becomes the third round from now. */
function arrivalOf(fight: Fight, later: number | null, { arrives }: Loading): number | null {
  if (arrives !== null) return arrives;
  if (later === null) return null;
  return Math.min(999, later + Math.max(0, fight.round - 1));
}
