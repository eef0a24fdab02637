import { CONDITION_EFFECTS, exhaustionEffect } from '~/rules/condition-effects';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import type { Combatant } from '../log/state';

/** The conditions that somebody has, with those that they bring along: who is stunned is incapacitated too. */
export function conditionsOf(combatant: Combatant, edition: Edition): ReadonlySet<Condition> {
  const found = new Set<Condition>();
  const add = (condition: Condition): void => {
    if (found.has(condition)) return;
    found.add(condition);
    CONDITION_EFFECTS[edition][condition].brings?.forEach(add);
  };
  for (const one of combatant.lasting) one.conditions.forEach(add);
  // SRD 5.1 and 5.2.1, "Falling Unconscious": at 0 hit points, while dying and while stable.
  if (combatant.death.state === 'dying' || combatant.death.state === 'stable') add('unconscious');
  return found;
}

/** Whether its reaction can be used now: not spent, not taken away, and in 2014 not before a surprised one's first turn ended (SRD 5.1, "Surprise"). */
export function mayReact(combatant: Combatant, edition: Edition): boolean {
  if (combatant.reactionSpent || combatant.place !== 'order') return false;
  if (combatant.death.state !== 'up') return false;
  if (edition === '2014' && combatant.surprised) return false;
  return !loses(combatant, edition, 'reactions');
}

/** Whether it can act on its turn: not incapacitated, and in 2014 not on the first turn of who was surprised (SRD 5.1, "Surprise"). */
export function mayAct(combatant: Combatant, edition: Edition): boolean {
  if (combatant.place !== 'order' || combatant.death.state !== 'up') return false;
  if (edition === '2014' && combatant.surprised) return false;
  return !loses(combatant, edition, 'actions');
}

function loses(combatant: Combatant, edition: Edition, what: 'actions' | 'reactions'): boolean {
  for (const condition of conditionsOf(combatant, edition)) {
    if (CONDITION_EFFECTS[edition][condition].loses?.includes(what)) return true;
  }
  return false;
}

/** What changes a roll for initiative: it is a Dexterity check (SRD 5.1 and 5.2.1, "Initiative"). */
export function initiativeSources(
  combatant: Combatant,
  edition: Edition,
): { advantage: boolean; disadvantage: boolean; penalty: number } {
  const exhausted = exhaustionEffect(edition, combatant.exhaustion);
  const given = { advantage: false, disadvantage: exhausted.checks === 'disadvantage' };
  // SRD 5.2.1, "Surprise": disadvantage on the roll; in 2014 it costs the first turn instead.
  if (edition === '2024' && combatant.surprised) given.disadvantage = true;
  for (const condition of conditionsOf(combatant, edition)) {
    const effect = CONDITION_EFFECTS[edition][condition];
    if (effect.initiative) given[effect.initiative] = true;
    // What holds only against some is the table's to say.
    if (effect.checks && !effect.checks.only) given[effect.checks.rolls] = true;
  }
  if (combatant.sheet.initiativeMode === 'advantage') given.advantage = true;
  if (combatant.sheet.initiativeMode === 'disadvantage') given.disadvantage = true;
  return { ...given, penalty: exhausted.d20Penalty };
}
