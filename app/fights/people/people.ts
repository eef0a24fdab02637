import { exhaustionEffect } from '~/rules/condition-effects';
import type { Edition } from '~/rules/edition';
import type { Combatant, Fight } from '../log/state';

/** All combatants in joining order, including those in the pile, waiting and gone. */
export function combatantsOf(fight: Fight): readonly Combatant[] {
  return Object.values(fight.combatants);
}

/** One combatant; null for an unknown id. */
export function combatantOf(fight: Fight, who: string): Combatant | null {
  // Ids are free text: "constructor" must not find an inherited property.
  return Object.hasOwn(fight.combatants, who) ? (fight.combatants[who] ?? null) : null;
}

/** The members of a row that are in the order now, including the fallen. */
export function membersOf(fight: Fight, row: string): readonly Combatant[] {
  return combatantsOf(fight).filter((one) => one.row === row && one.place === 'order');
}

/**
 * The current hit point maximum: with raises and drains, halved by exhaustion level 4 (SRD 5.1 only). `edition` is
 * that of the fight, which decides about exhaustion whatever the statblock's edition.
 */
export function maximumOf(combatant: Combatant, edition: Edition): number {
  const changes = combatant.maximumChanges.reduce((sum, one) => sum + one.by, 0);
  const whole = Math.max(0, combatant.sheet.maximum + changes);
  // Half of 1 hit point is still 1; only a drain can reach 0.
  return exhaustionEffect(edition, combatant.exhaustion).halvesHitPoints
    ? Math.max(Math.min(1, whole), Math.floor(whole / 2))
    : whole;
}

/** Whether a combatant is in the order and neither dying, stable nor dead. */
export function isUp(combatant: Combatant): boolean {
  return combatant.place === 'order' && combatant.death.state === 'up';
}

/** Whether a combatant has turns: all in the order except the dead; the dying make death saves in theirs. */
export function hasTurns(combatant: Combatant): boolean {
  return combatant.place === 'order' && combatant.death.state !== 'dead';
}

/** The fight with one combatant changed; the same object when nothing changes or the id is unknown. */
export function changed(
  fight: Fight,
  who: string,
  change: (combatant: Combatant) => Combatant,
): Fight {
  const before = combatantOf(fight, who);
  if (!before) return fight;
  const after = change(before);
  if (after === before) return fight;
  return { ...fight, combatants: { ...fight.combatants, [who]: after } };
}

/** The fight with several combatants changed, in one copy. */
export function changedAll(
  fight: Fight,
  who: readonly string[],
  change: (combatant: Combatant) => Combatant,
): Fight {
  const combatants: Record<string, Combatant> = { ...fight.combatants };
  let touched = false;
  for (const one of who) {
    const before = Object.hasOwn(combatants, one) ? combatants[one] : undefined;
    if (!before) continue;
    const after = change(before);
    if (after === before) continue;
    combatants[one] = after;
    touched = true;
  }
  return touched ? { ...fight, combatants } : fight;
}
