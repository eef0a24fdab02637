import { ownValue } from '~/characters/play/own-value';
import type { Condition } from '~/rules/conditions';
import type { Combatant, Fight } from '../log/state';
import { combatantsOf } from '../people/people';

/**
 * What a party stores of a member in a running fight, updated after each event. `id` is both the member's and the
 * combatant's.
 */
export type MemberCopy = {
  id: string;
  hp: number;
  /** The sheet's maximum, without temporary raises or drains. */
  maximum: number;
  temporary: number;
  conditions: Condition[];
  /** The effects that bring these conditions. */
  lasting: { id: string; conditions: Condition[] }[];
  exhaustion: number;
  deathSuccesses: number;
  deathFailures: number;
  concentration: string;
  slotsSpent: number[];
  /** By the keys of the sheet's limited uses. */
  usesSpent: Record<string, number>;
  /** Still in the fight, not removed. */
  here: boolean;
};

/** The combatants that may be party members: those with death saves and without a record. */
export function memberCopies(fight: Fight): MemberCopy[] {
  return combatantsOf(fight)
    .filter(({ kind, sheet, formerShape }) => {
      const own = formerShape?.sheet ?? sheet;
      return kind === 'creature' && own.deathSaves && own.record === null;
    })
    .map(copyOf);
}

function copyOf(one: Combatant): MemberCopy {
  const { formerShape, death, lasting, concentration } = one;
  const shape = formerShape?.how === 'apart' ? formerShape : null;
  const own = formerShape ?? one;
  return {
    id: one.id,
    hp: shape ? shape.hitPoints : one.hitPoints,
    maximum: own.sheet.maximum,
    temporary: one.temporary,
    conditions: [...new Set(lasting.flatMap(({ conditions }) => conditions))],
    lasting: lasting.flatMap(({ id, conditions }) =>
      conditions.length === 0 ? [] : [{ id, conditions: [...conditions] }],
    ),
    exhaustion: one.exhaustion,
    // The party's table writes who is stable as three successes, and who is dead as three failures.
    deathSuccesses: death.state === 'stable' ? 3 : death.state === 'dying' ? death.successes : 0,
    deathFailures: death.state === 'dead' ? 3 : death.state === 'dying' ? death.failures : 0,
    concentration: concentration?.on ?? '',
    slotsSpent: own.sheet.slots.map((most, at) => most - (own.slotsLeft[at] ?? most)),
    usesSpent: Object.fromEntries(
      own.sheet.uses.map(({ key, most }) => [key, most - ownValue(own.usesLeft, key, most)]),
    ),
    here: one.place !== 'gone',
  };
}
