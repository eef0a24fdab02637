import type { Random } from '~/rules/random';
import type { Seed } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { combatantsOf } from '../people/people';
import { addMany } from './add-many';
import { freshSeed } from './fresh-seed';
import type { Move } from './move';

export type Loading = {
  /** The round in which all of them come; null: now, and who was to come later comes so much later. */
  arrives: number | null;
  /** The other fight's party comes too. */
  party: boolean;
  newId: () => string;
  random: Random;
};

/**
 * Those of another fight join this one, as they were before theirs began: copies of their own, each in the row that the table's
 * grouping gives it, and those who were put together by hand together again.
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
  return addMany(fight, seeds, fight.round > 0 ? loading.random : undefined);
}

/** Whether somebody acts with others who are not its like: mount and rider, a band of its own. */
function isBoundByHand(one: Combatant, all: readonly Combatant[]): boolean {
  return all.some(
    (mate) =>
      mate.row === one.row &&
      (mate.sheet.record !== one.sheet.record || mate.sheet.name !== one.sheet.name),
  );
}

/** Who was to come in the third round of the other fight comes in the third from now. */
function arrivalOf(fight: Fight, later: number | null, { arrives }: Loading): number | null {
  if (arrives !== null) return arrives;
  if (later === null) return null;
  return Math.min(999, later + Math.max(0, fight.round - 1));
}
