import type { DamagePart } from '../damage-part';
import type { Atom } from '../effect-atoms';
import type { Effect, Inner, SaveEffect } from '../effects';
import type { Ending } from '../endings';
import type { Need } from '../needs';
import type { Attack, ForcedSave } from './action-record';
import type { DamagePart as FormerDamage, Inflicted } from './record-parts';

/** Converts a condition that format 1 stored as text to a need that a program cannot evaluate. */
export function liftedNeeds(words: string | null): { needs?: Need[] } {
  return words === null ? {} : { needs: [{ if: 'words', text: words }] };
}

/** Converts damage of format 1 to the damage part of an effect. */
export function liftedDamage({
  dice,
  bonus,
  average,
  type,
  orTypes,
  when,
}: FormerDamage): DamagePart {
  return { dice, bonus, average, type, orTypes, ...liftedNeeds(when) };
}

/** Converts an inflicted condition to an effect with its endings. */
export function liftedCondition({ condition, escapeDc, rounds, saveEnds, when }: Inflicted): Atom {
  const ends: Ending[] = [
    ...(escapeDc === null ? [] : [{ at: 'escape', dc: escapeDc } as const]),
    ...(saveEnds ? [{ at: 'save', when: 'turn-end' } as const] : []),
    ...(rounds === null ? [] : [timeOf(rounds)]),
  ];
  return {
    kind: 'condition',
    conditions: [condition],
    ...(ends.length === 0 ? {} : { ends }),
    ...liftedNeeds(when),
  };
}

const SPANS = [
  ['day', 14_400],
  ['hour', 600],
  ['minute', 10],
] as const;

/** Converts rounds to the largest unit that divides them: 600 rounds are an hour. */
function timeOf(rounds: number): Extract<Ending, { at: 'time' }> {
  for (const [unit, size] of SPANS) {
    if (rounds % size === 0 && rounds / size <= 1000)
      return { at: 'time', amount: rounds / size, unit };
  }
  return { at: 'time', amount: Math.min(rounds, 1000), unit: 'round' };
}

/** Converts a save to an effect; conditions for a save failed by a margin are kept in `failBy`. */
export function liftedSave(save: ForcedSave): SaveEffect {
  const { name, dc, ability, orAbility, damage, onSuccess, area, inflicts } = save;
  const worse = [...new Set(inflicts.map(({ failBy }) => failBy))].filter((by) => by > 0);
  return {
    kind: 'save',
    ...(name === null ? {} : { name }),
    ability,
    ...(orAbility === null ? {} : { orAbility }),
    dc,
    // An area affects every creature in it.
    ...(area === null ? {} : { targets: { count: 'each', of: 'creatures' }, area }),
    fail: [
      ...damageEffects(damage.map(liftedDamage)),
      ...inflicts.filter(({ failBy }) => failBy === 0).map(liftedCondition),
    ],
    ...(worse.length === 0
      ? {}
      : {
          failBy: worse.map((by) => ({
            by,
            effects: inflicts.filter(({ failBy }) => failBy === by).map(liftedCondition),
          })),
        }),
    success: onSuccess === 'other' ? 'none' : onSuccess,
    ...(onSuccess === 'other'
      ? { onSuccess: [{ kind: 'words', text: 'Another effect, as its text says.' }] }
      : {}),
  };
}

/** Converts an attack to an effect; `follows` are the other effects of a hit. */
export function liftedAttack(attack: Attack, follows: readonly Inner[]): Effect {
  const { kind, toHit, reachFeet, rangeFeet, targets, damage, alternatives } = attack;
  return {
    kind: 'attack',
    attack: kind,
    toHit,
    ...(reachFeet === null ? {} : { reachFeet }),
    ...(rangeFeet === null
      ? {}
      : {
          rangeFeet: {
            normal: rangeFeet.normal,
            ...(rangeFeet.long === null ? {} : { long: rangeFeet.long }),
          },
        }),
    targets: { count: 1, of: 'creatures', text: targets },
    hit: [...damageEffects(damage.map(liftedDamage)), ...follows],
    ...(alternatives.length === 0
      ? {}
      : {
          variants: alternatives.map((one) => ({
            needs: liftedNeeds(one.when).needs ?? [],
            ...(one.toHit === null ? {} : { toHit: one.toHit }),
            damage: one.damage.map(liftedDamage),
          })),
        }),
  };
}

/** Wraps damage in one effect; an empty list gives no effect. */
export function damageEffects(damage: DamagePart[]): Atom[] {
  return damage.length === 0 ? [] : [{ kind: 'damage', damage }];
}
