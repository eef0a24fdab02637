import { inOwnShape } from '../harm/shapes';
import type { Seed, Standing } from '../log/deeds';
import type { Combatant, Fight, Lasting } from '../log/state';

/**
 * The seed of a combatant for a new fight: the party keeps what only a rest restores, all others are fresh.
 * Everything that depends on turns is dropped, and initiative is not rolled.
 */
export function freshSeed(fight: Fight, combatant: Combatant): Seed {
  const one = inOwnShape(combatant, fight.settings.edition);
  const { sheet, hitPoints, kind, row, side, alias, revealOnTurn, arrives, note } = one;
  return {
    id: one.id,
    kind,
    row,
    sheet,
    side,
    alias,
    revealOnTurn,
    arrives,
    note,
    // A combatant hidden until its first turn is hidden again.
    hidden: one.hidden || revealOnTurn,
    losesTies: Object.hasOwn(fight.rows, row) ? (fight.rows[row]?.losesTies ?? false) : false,
    ...(side === 'party' && {
      hitPoints: Math.max(0, hitPoints),
      standing: standingOf(fight, one),
    }),
    // Event rows keep their count.
    ...(kind === 'event' && countOf(fight, row)),
  };
}

/**
 * What a party member keeps between fights: spent slots and uses, exhaustion, changes of the maximum, long
 * conditions.
 */
function standingOf({ combatants }: Fight, one: Combatant): Standing {
  const { state } = one.death;
  const lasting = one.lasting.filter(isLong).map(({ since: _, turnsLeft: __, ...lasts }) => ({
    ...lasts,
    // A maker outside the party is dropped: a fresh combatant has done nothing yet.
    maker: lasts.maker !== null && combatants[lasts.maker]?.side === 'party' ? lasts.maker : null,
  }));
  return {
    temporary: one.temporary,
    exhaustion: one.exhaustion,
    lasting,
    usesLeft: { ...one.usesLeft },
    slotsLeft: [...one.slotsLeft],
    maximumChanges: one.maximumChanges.map((change) => ({ ...change })),
    ...(state !== 'up' && { death: state }),
  };
}

/**
 * Whether a condition outlasts a fight: it depends on no turns, repeated saves, concentration or grapple. Custom
 * marks do not outlast it.
 */
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
