import type { Combatant } from '../sheet/combatant';
import type { Deed, ForcedSave, Outcome, Step } from '../sheet/deed';
import type { Changes } from './setup-file';

/** A creature with manual changes: AC, hit points and initiative replace its own, the other numbers are added to it. */
export function changed(combatant: Combatant, changes: Changes | undefined): Combatant {
  if (changes === undefined) return combatant;
  const { ac, hp, initiative } = changes;
  return {
    ...combatant,
    ...(ac === undefined ? {} : { ac }),
    ...(hp === undefined ? {} : { hitPoints: { average: hp, count: 0, sides: 1, bonus: 0 } }),
    ...(initiative === undefined
      ? {}
      : { initiative: { ...combatant.initiative, bonus: initiative } }),
    deeds: combatant.deeds.map((deed) => changedDeed(deed, changes)),
  };
}

function changedDeed(deed: Deed, changes: Changes): Deed {
  return { ...deed, steps: deed.steps.map((step) => changedStep(step, changes)) };
}

function changedStep(step: Step, changes: Changes): Step {
  if (step.does === 'attack') {
    const { toHit = 0 } = changes;
    return { ...step, toHit: step.toHit + toHit, hit: changedOutcome(step.hit, changes) };
  }
  if (step.does === 'save') return { ...step, save: changedSave(step.save, changes) };
  return step;
}

/** Adds to the first part of the damage, not below zero. */
function changedOutcome(outcome: Outcome, changes: Changes): Outcome {
  const { damage = 0 } = changes;
  return {
    ...outcome,
    ...(outcome.damage === undefined
      ? {}
      : {
          damage: outcome.damage.map((part, at) =>
            at === 0 ? { ...part, bonus: part.bonus + damage } : part,
          ),
        }),
    ...(outcome.saves === undefined
      ? {}
      : { saves: outcome.saves.map((save) => changedSave(save, { ...changes, damage: 0 })) }),
  };
}

function changedSave(save: ForcedSave, changes: Changes): ForcedSave {
  const { dc = 0 } = changes;
  return { ...save, dc: save.dc + dc, fail: changedOutcome(save.fail, changes) };
}
