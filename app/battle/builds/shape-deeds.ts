import type { Damage, Deed, ForcedSave, Mark, Outcome, Step } from '../sheet/deed';

type Change = {
  step?(step: Step): Step;
  save?(save: ForcedSave): ForcedSave;
  mark?(mark: Mark): Mark;
};

function outcomeBy(outcome: Outcome, change: Change): Outcome {
  const { marks, saves } = outcome;
  return {
    ...outcome,
    ...(marks ? { marks: marks.map((mark) => change.mark?.(mark) ?? mark) } : {}),
    ...(saves ? { saves: saves.map((save) => saveBy(save, change)) } : {}),
  };
}

function saveBy(save: ForcedSave, change: Change): ForcedSave {
  const changed = change.save?.(save) ?? save;
  const { always } = changed;
  return {
    ...changed,
    fail: outcomeBy(changed.fail, change),
    ...(always ? { always: outcomeBy(always, change) } : {}),
  };
}

function stepBy(step: Step, change: Change): Step {
  const changed = change.step?.(step) ?? step;
  switch (changed.does) {
    case 'attack':
      return {
        ...changed,
        hit: outcomeBy(changed.hit, change),
        ...(changed.miss ? { miss: outcomeBy(changed.miss, change) } : {}),
      };
    case 'save':
      return { ...changed, save: saveBy(changed.save, change) };
    case 'harm':
      return { ...changed, outcome: outcomeBy(changed.outcome, change) };
    case 'mark':
      return { ...changed, mark: change.mark?.(changed.mark) ?? changed.mark };
    default:
      return changed;
  }
}

/** A deed with each of its steps, saves and marks changed, nested ones included. */
export function deedBy(deed: Deed, change: Change): Deed {
  const { again } = deed;
  return {
    ...deed,
    steps: deed.steps.map((step) => stepBy(step, change)),
    ...(again
      ? { again: { ...again, steps: again.steps.map((step) => stepBy(step, change)) } }
      : {}),
  };
}

/** Adds to the first damage of an outcome; an outcome without damage is unchanged. */
export function hurtsMore(outcome: Outcome, plus: number): Outcome {
  const [first, ...others] = outcome.damage ?? [];
  if (!first) return outcome;
  return { ...outcome, damage: [{ ...first, bonus: first.bonus + plus }, ...others] };
}

/** Adds to one damage roll of a spell (Empowered Evocation, Elemental Affinity): of several bolts, to one. */
export function withOneRoll(deed: Deed, plus: number, type?: Damage['type']): Deed {
  const fits = (outcome: Outcome) =>
    (outcome.damage ?? []).some((damage) => type === undefined || damage.type === type);
  const more = (outcome: Outcome, times: number): Outcome => {
    if (!fits(outcome)) return outcome;
    if (times === 1) return hurtsMore(outcome, plus);
    const kind = outcome.damage?.[0]?.type ?? null;
    const once: Damage = {
      count: 0,
      sides: 1,
      bonus: plus,
      type: kind,
      when: { oncePerTurn: true },
    };
    return { ...outcome, damage: [...(outcome.damage ?? []), once] };
  };
  return deedBy(deed, {
    step(step) {
      if (step.does === 'attack') return { ...step, hit: more(step.hit, step.times) };
      if (step.does === 'harm') return { ...step, outcome: more(step.outcome, step.times) };
      if (step.does !== 'save') return step;
      return { ...step, save: { ...step.save, fail: more(step.save.fail, 1) } };
    },
  });
}

/** Adds to each healing of a deed; with `most` its dice show their highest. */
export function healsMore(deed: Deed, plus: number, most = false): Deed {
  return deedBy(deed, {
    step(step) {
      if (step.does !== 'heal' || step.temporary) return step;
      const { count, sides, bonus } = step.amount;
      const amount = most
        ? { count: 0, sides, bonus: bonus + plus + count * sides }
        : { count, sides, bonus: bonus + plus };
      return { ...step, amount };
    },
  });
}
