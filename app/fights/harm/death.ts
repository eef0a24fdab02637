import { dies, heedDeath } from '../lasting/over';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { answered } from '../people/due';
import { changed, combatantOf } from '../people/people';
import { regained } from './heal';
import { failed } from './wounds';

/**
 * Applies a death saving throw: 10 or more succeeds; a 20 on the die restores 1 hit point, a 1 counts as two
 * failures; three successes stabilise, three failures kill (SRD 5.1 and 5.2.1, "Death Saving Throws"). Ignored unless
 * the combatant is dying.
 */
export function foldDeathSave(fight: Fight, deed: DeedOf<'death-save'>, _event: FightEvent): Fight {
  const { who, die } = deed;
  const asked = answered(fight, (due) => due.kind === 'death-save' && due.who === who);
  const before = combatantOf(asked, who);
  if (before?.death.state !== 'dying') return asked;
  if (die === 20) return regained(asked, who, 1 - before.hitPoints);
  if (die !== 1 && (deed.total ?? die) >= 10) {
    const successes = before.death.successes + 1;
    if (successes >= 3) return stable(asked, who);
    return changed(asked, who, (one) => ({ ...one, death: { ...one.death, successes } }));
  }
  const after = changed(asked, who, (one) => failed(one, die === 1 ? 2 : 1));
  return combatantOf(after, who)?.death.state === 'dead' ? heedDeath(after, who) : after;
}

/**
 * Stabilises a dying combatant: its death saves are reset, and it stays unconscious (SRD 5.1 and 5.2.1, "Stabilizing
 * a Creature").
 */
export function foldStabilise(fight: Fight, deed: DeedOf<'stabilise'>, _event: FightEvent): Fight {
  return combatantOf(fight, deed.who)?.death.state === 'dying' ? stable(fight, deed.who) : fight;
}

function stable(fight: Fight, who: string): Fight {
  const calm = changed(fight, who, (one) => ({
    ...one,
    death: { state: 'stable', successes: 0, failures: 0 },
  }));
  return answered(calm, (due) => due.kind === 'death-save' && due.who === who);
}

/** Makes a combatant die: its concentration ends, and so do effects that last only while it stands. */
export function died(fight: Fight, who: string): Fight {
  return dies(fight, who);
}
