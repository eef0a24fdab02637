import type { Condition } from '~/rules/conditions';
import type { DamagePart } from './damage-part';
import type { AttackEffect, Effect, SaveEffect } from './effects';
import { withInner } from './within-effects';

/** The attacks among some effects, in order, including nested ones. */
export function attacksIn(effects: readonly Effect[]): AttackEffect[] {
  return withInner(effects).filter((one) => one.kind === 'attack');
}

/** The saves that some effects force, in order, including nested ones. */
export function savesIn(effects: readonly Effect[]): SaveEffect[] {
  return withInner(effects).filter((one) => one.kind === 'save');
}

/** All damage that some effects deal to others. */
export function damageIn(effects: readonly Effect[]): DamagePart[] {
  return withInner(effects).flatMap((one) => {
    if (one.kind === 'attack') return (one.variants ?? []).flatMap(({ damage }) => damage);
    const dealt = one.kind === 'damage' || one.kind === 'ongoing-damage';
    return dealt && one.to !== 'self' ? one.damage : [];
  });
}

/** The conditions that some effects inflict on others. */
export function conditionsIn(effects: readonly Effect[]): Condition[] {
  return withInner(effects).flatMap((one) =>
    one.kind === 'condition' && one.to !== 'self' && one.to !== 'allies' ? one.conditions : [],
  );
}

/** Returns whether some effects restore hit points or grant temporary ones. */
export function healsAny(effects: readonly Effect[]): boolean {
  return withInner(effects).some(({ kind }) => kind === 'heal' || kind === 'temporary-hit-points');
}
