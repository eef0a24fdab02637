import { inOwnShape } from '../harm/shapes';
import type { Seed, Standing } from '../log/deeds';
import type { Combatant, Fight, Lasting } from '../log/state';

/**
 * Somebody of a fight as it is before a fight begins: the party with what only a rest gives back, everybody else fresh. Nobody has
 * acted, nothing that belongs to turns goes on, and nobody's initiative is rolled.
 */
export function freshSeed(fight: Fight, combatant: Combatant): Seed {
  const one = inOwnShape(combatant, fight.settings.edition);
  const { sheet, hitPoints, kind, row, side, alias, revealOnTurn, arrives, note } = one;
  return {
    ...{ id: one.id, kind, row, sheet, side, alias, revealOnTurn, arrives, note },
    // Whoever hides until its first turn does so again.
    hidden: one.hidden || revealOnTurn,
    losesTies: Object.hasOwn(fight.rows, row) ? (fight.rows[row]?.losesTies ?? false) : false,
    ...(side === 'party' && {
      hitPoints: Math.max(0, hitPoints),
      standing: standingOf(fight, one),
    }),
    // What only happens keeps its count.
    ...(kind === 'event' && countOf(fight, row)),
  };
}

/** What stays with one of the party between fights: spent slots and uses, exhaustion, its maximum, conditions that last. */
function standingOf({ combatants }: Fight, one: Combatant): Standing {
  const { state } = one.death;
  const lasting = one.lasting.filter(isLong).map(({ since: _, turnsLeft: __, ...lasts }) => ({
    ...lasts,
    // Whoever is fresh has done nothing yet.
    maker: lasts.maker !== null && combatants[lasts.maker]?.side === 'party' ? lasts.maker : null,
  }));
  return {
    ...{ temporary: one.temporary, exhaustion: one.exhaustion, lasting },
    ...{ usesLeft: { ...one.usesLeft }, slotsLeft: [...one.slotsLeft] },
    maximumChanges: one.maximumChanges.map((change) => ({ ...change })),
    ...(state !== 'up' && { death: state }),
  };
}

/** Whether a condition outlasts a fight: by no turns, no save at turns, nobody's concentration or hold. The table's own marks do not. */
function isLong({ conditions, ends, ongoing }: Lasting): boolean {
  return (
    conditions.length > 0 &&
    ongoing === null &&
    ends.turn === undefined &&
    ends.save === undefined &&
    ends.escape === undefined &&
    !ends.concentration &&
    !ends.makerFalls
  );
}

function countOf(fight: Fight, row: string): { initiative?: number } {
  const count = Object.hasOwn(fight.rows, row) ? fight.rows[row]?.count : null;
  return count === null || count === undefined ? {} : { initiative: count };
}
