import { exhaustionEffect } from '~/rules/condition-effects';
import type { Edition } from '~/rules/edition';
import type { Combatant, Fight } from '../log/state';

/** Everybody whom the fight knows, in the order in which they joined: those in the pile, waiting and gone too. */
export function combatantsOf(fight: Fight): readonly Combatant[] {
  return Object.values(fight.combatants);
}

/** One combatant, or null for an id that the fight does not know. */
export function combatantOf(fight: Fight, who: string): Combatant | null {
  // Ids are free text: "constructor" must not find what every object has.
  return Object.hasOwn(fight.combatants, who) ? (fight.combatants[who] ?? null) : null;
}

/** Who acts in a row and is in the order now; the fallen too. */
export function membersOf(fight: Fight, row: string): readonly Combatant[] {
  return combatantsOf(fight).filter((one) => one.row === row && one.place === 'order');
}

/**
 * The maximum of hit points as it is now: raised, drained, halved by exhaustion of the fourth level (SRD 5.1 alone). `edition` is
 * that of the table, by whose rules exhaustion goes whatever the statblock is from.
 */
export function maximumOf(combatant: Combatant, edition: Edition): number {
  const changes = combatant.maximumChanges.reduce((sum, one) => sum + one.by, 0);
  const whole = Math.max(0, combatant.sheet.maximum + changes);
  // Half of one hit point is still one: only what drains leaves none.
  return exhaustionEffect(edition, combatant.exhaustion).halvesHitPoints
    ? Math.max(Math.min(1, whole), Math.floor(whole / 2))
    : whole;
}

/** Whether somebody is in the order and on its feet: neither dying nor stable nor dead. */
export function isUp(combatant: Combatant): boolean {
  return combatant.place === 'order' && combatant.death.state === 'up';
}

/** Whether somebody has turns: all who are in the order but the dead; the dying have theirs for the death save. */
export function hasTurns(combatant: Combatant): boolean {
  return combatant.place === 'order' && combatant.death.state !== 'dead';
}

/** The fight with one combatant changed; the same fight where nothing changes or nobody has this id. */
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

/** The fight with all of these changed, in one copy. */
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
