import { endWhere } from '../lasting/over';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { answered } from '../people/due';
import { changed, combatantOf, maximumOf } from '../people/people';
import { mended } from './wounds';

/** Hit points come back, by whom the statistics may say (SRD 5.1 and 5.2.1, "Healing"). */
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

/** Hit points come back to one, up to its maximum: whoever was down is up again, and what healing ends, ends. */
export function regained(fight: Fight, who: string, amount: number): Fight {
  const before = combatantOf(fight, who);
  if (!before || before.kind === 'event' || amount <= 0) return fight;
  // Whose hit points a player counts regains what is said: nobody here knows better.
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

/** A dead one at 0 hit points, ready to regain some: of what magic brings back from death. */
function revived(fight: Fight, who: string): Fight {
  return changed(fight, who, (one) =>
    one.death.state === 'dead' && maximumOf(one, fight.settings.edition) > 0
      ? {
          ...one,
          hitPoints: 0,
          // Who died of exhaustion comes back with what is short of death.
          exhaustion: Math.min(5, one.exhaustion),
          death: { state: 'stable', successes: 0, failures: 0 },
        }
      : one,
  );
}
