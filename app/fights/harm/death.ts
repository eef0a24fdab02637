import { afterDeathSave, stabilized } from '~/rules/hit-points';
import { dies, heedDeath } from '../lasting/over';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { answered } from '../people/due';
import { changed, combatantOf, maximumOf } from '../people/people';
import { regained } from './heal';
import { vitally } from './vitality';

/**
 * Applies a death saving throw by the rules of hit points; a 20 on the die is healing with all that healing ends.
 * Ignored unless the combatant is dying.
 */
export function foldDeathSave(fight: Fight, deed: DeedOf<'death-save'>, _event: FightEvent): Fight {
  const { who, die } = deed;
  const asked = answered(fight, (due) => due.kind === 'death-save' && due.who === who);
  const before = combatantOf(asked, who);
  if (before?.death.state !== 'dying') return asked;
  if (die === 20) return regained(asked, who, 1 - before.hitPoints);
  const most = maximumOf(before, fight.settings.edition);
  const after = changed(asked, who, (one) =>
    vitally(one, (vitality) => afterDeathSave(vitality, die, deed.total ?? die, most)),
  );
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
  const calm = changed(fight, who, (one) => vitally(one, stabilized));
  return answered(calm, (due) => due.kind === 'death-save' && due.who === who);
}

/** Makes a combatant die: its concentration ends, and so do effects that last only while it stands. */
export function died(fight: Fight, who: string): Fight {
  return dies(fight, who);
}
