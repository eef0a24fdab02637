import { ownValue } from '~/characters/play/own-value';
import type { Condition } from '~/rules/conditions';
import type { Combatant, Fight } from '../log/state';
import { combatantsOf } from '../people/people';

/** What a party keeps of a character that a running fight has: a copy, made after each event. `id` is the member's and the combatant's. */
export type MemberCopy = {
  id: string;
  hp: number;
  /** Of the sheet, without what raises or drains it for a while. */
  maximum: number;
  temporary: number;
  conditions: Condition[];
  exhaustion: number;
  deathSuccesses: number;
  deathFailures: number;
  concentration: string;
  slotsSpent: number[];
  /** Of each limited use that its sheet has. */
  usesSpent: Record<string, number>;
  /** In the fight still: neither taken out nor left. */
  here: boolean;
};

/** Those of a fight who may be of a party: whoever makes death saves without being from a record. */
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
    exhaustion: one.exhaustion,
    deathSuccesses: death.state === 'dying' ? death.successes : 0,
    // Three failures are what the party's table knows of the dead.
    deathFailures: death.state === 'dead' ? 3 : death.state === 'dying' ? death.failures : 0,
    concentration: concentration?.on ?? '',
    slotsSpent: own.sheet.slots.map((most, at) => most - (own.slotsLeft[at] ?? most)),
    usesSpent: Object.fromEntries(
      own.sheet.uses.map(({ key, most }) => [key, most - ownValue(own.usesLeft, key, most)]),
    ),
    here: one.place !== 'gone',
  };
}
