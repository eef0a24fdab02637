import { endWhere } from '../lasting/over';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { answered } from '../people/due';
import { changed, combatantOf, maximumOf } from '../people/people';
import { mended } from './wounds';

/** Restores hit points and credits the healer in the statistics (SRD 5.1 and 5.2.1, "Healing"). */
export function foldHeal(fight: Fight, deed: DeedOf<'heal'>, _event: FightEvent): Fight {
  return deed.healed.reduce((now, { who, amount }) => {
    const before = combatantOf(now, who);
    if (!before) return now;
    const ready = deed.revives && amount > 0 ? revived(now, who) : now;
    const after = regained(ready, who, amount);
    const gained = (combatantOf(after, who)?.tally.received ?? 0) - before.tally.received;
    if (deed.by === null || gained === 0) return after;
    return changed(after, deed.by, (one) => ({
      ...one,
      tally: { ...one.tally, healed: one.tally.healed + gained },
    }));
  }, fight);
}

/**
 * Restores hit points of one combatant, up to its maximum: it is up again if it was down, and effects that healing
 * ends are over.
 */
export function regained(fight: Fight, who: string, amount: number): Fight {
  const before = combatantOf(fight, who);
  if (!before || before.kind === 'event' || amount <= 0) return fight;
  // When a player counts the hit points, the given amount counts as regained.
  const told = before.sheet.uncounted && before.death.state === 'up';
  const after = told ? before : mended(before, amount, fight.settings);
  const gained = told ? amount : after.hitPoints - before.hitPoints;
  if (gained <= 0) return fight;
  const healed = changed(fight, who, () => ({
    ...after,
    tally: { ...after.tally, received: after.tally.received + gained },
  }));
  const over = endWhere(healed, ({ ends }, bearer) => bearer.id === who && ends.healed === true);
  if (after.death.state !== 'up') return over;
  return answered(over, (due) => due.kind === 'death-save' && due.who === who);
}

/** Makes a dead combatant ready to regain hit points from 0, for magic that brings back the dead. */
function revived(fight: Fight, who: string): Fight {
  return changed(fight, who, (one) =>
    one.death.state === 'dead' && maximumOf(one, fight.settings.edition) > 0
      ? {
          ...one,
          hitPoints: 0,
          // One who died of exhaustion (level 6) returns with level 5.
          exhaustion: Math.min(5, one.exhaustion),
          death: { state: 'stable', successes: 0, failures: 0 },
        }
      : one,
  );
}
