import { damageTaken } from '../harm/damage';
import { foldHarm } from '../harm/harm';
import { KNOCKED_OUT } from '../harm/marks';
import { immunityTo } from '../lasting/conditions';
import type { FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { combatantOf } from '../people/people';
import { isSaved, mannerOf, type Plan, type PlannedTarget, struckOf } from './plan';

const NOT_YET: FightEvent = { v: 1, id: 'plan', by: 'plan', at: 0, deeds: [] };

/**
 * Adds the expected results to a plan: each target after those before it, by the same rules that apply later. Lasting
 * effects go to targets that were hit and did not save.
 */
export function foreseen(fight: Fight, plan: Plan): Plan {
  const manner = mannerOf(plan);
  const { by, with: name, lasting = [] } = plan.wish;
  const { edition } = fight.settings;
  const targets: PlannedTarget[] = [];
  let now = fight;
  for (const target of plan.targets) {
    const before = combatantOf(now, target.who);
    if (!before) continue;
    const spared = target.attack?.result === 'miss' || (target.save ? isSaved(target.save) : false);
    const lands = { ...target, lasting: spared ? [] : lasting };
    const struck = struckOf(plan, lands);
    const { parts, total } = damageTaken(before, struck, manner, edition);
    const failed = target.attack?.result !== 'miss' && target.save && !target.save.roll.succeeded;
    now = foldHarm(now, { do: 'harm', by, with: name, manner, struck: [struck] }, NOT_YET);
    const after = combatantOf(now, target.who) ?? before;
    const { state } = after.death;
    const cold = after.lasting.some(
      ({ id, since }) => id === KNOCKED_OUT && since.event === NOT_YET.id,
    );
    targets.push({
      ...lands,
      immuneTo: immunityTo(
        before,
        lasting.flatMap((one) => one.conditions),
        edition,
      ),
      resistancesOffered: failed ? before.legendaryResistancesLeft : 0,
      damage: total,
      parts,
      becomes: state === 'dead' ? 'dead' : state !== 'up' || cold ? 'down' : 'up',
    });
  }
  return { ...plan, targets };
}
