import type { Ability } from '~/rules/ability';
import type { Combatant } from '../sheet/combatant';
import type { Deed } from '../sheet/deed';
import { deedBy, hurtsMore } from './shape-deeds';

/**
 * Manual changes of a combatant's numbers: AC, hit points, initiative and saves replace its own, the others are added.
 */
export type Adjustments = {
  ac?: number;
  hitPoints?: number;
  initiative?: number;
  saves?: Partial<Record<Ability, number>>;
  /** Added to each of its attack rolls, its damage rolls, and its DCs. */
  toHit?: number;
  damage?: number;
  dc?: number;
};

function changedDeed(deed: Deed, { toHit = 0, damage = 0, dc = 0 }: Adjustments): Deed {
  return deedBy(deed, {
    step(step) {
      if (step.does === 'attack') {
        return { ...step, toHit: step.toHit + toHit, hit: hurtsMore(step.hit, damage) };
      }
      if (step.does === 'harm') return { ...step, outcome: hurtsMore(step.outcome, damage) };
      if (step.does !== 'save') return step;
      return { ...step, save: { ...step.save, fail: hurtsMore(step.save.fail, damage) } };
    },
    save: (save) => ({ ...save, dc: save.dc + dc }),
    mark(mark) {
      const { ends, ongoing } = mark;
      const { save, escape: check } = ends;
      return {
        ...mark,
        ...(ongoing?.save
          ? { ongoing: { ...ongoing, save: { ...ongoing.save, dc: ongoing.save.dc + dc } } }
          : {}),
        ends: {
          ...ends,
          ...(save ? { save: { ...save, dc: save.dc + dc } } : {}),
          ...(check === undefined ? {} : { escape: check + dc }),
        },
      };
    },
  });
}

/** The same creature with numbers changed by hand. */
export function adjusted(combatant: Combatant, changes: Adjustments): Combatant {
  const average = changes.hitPoints;
  const further = changes.toHit || changes.damage || changes.dc;
  return {
    ...combatant,
    ac: changes.ac ?? combatant.ac,
    hitPoints:
      average === undefined
        ? combatant.hitPoints
        : { ...combatant.hitPoints, average, count: 0, bonus: average },
    initiative: {
      ...combatant.initiative,
      bonus: changes.initiative ?? combatant.initiative.bonus,
    },
    saves: { ...combatant.saves, ...changes.saves },
    deeds: further ? combatant.deeds.map((deed) => changedDeed(deed, changes)) : combatant.deeds,
  };
}
