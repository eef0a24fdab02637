import { isIncapacitated } from '../lasting/conditions';
import { concentrationOver } from '../lasting/over';
import { resisted } from '../lasting/resisted';
import { waiting } from '../lasting/saved';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { answered, asked } from '../people/due';
import { changed, combatantOf } from '../people/people';

/**
 * Starts concentration; the previous one ends. The incapacitated and the dead cannot concentrate (SRD 5.1 and 5.2.1,
 * "Concentration").
 */
export function foldConcentrates(
  fight: Fight,
  deed: DeedOf<'concentrates'>,
  event: FightEvent,
): Fight {
  const { who, on, lasting, whileHeld } = deed;
  const combatant = combatantOf(fight, who);
  if (!combatant || isIncapacitated(combatant, fight.settings.edition)) return fight;
  const free = concentrationOver(fight, who, lasting);
  return changed(free, who, (one) => ({
    ...one,
    concentration: { on, lasting, since: event.id, ...(whileHeld ? { whileHeld } : {}) },
  }));
}

/** Applies a save to keep concentration: a failure ends it, unless a legendary resistance may still be used. */
export function foldConcentrationSave(
  fight: Fight,
  deed: DeedOf<'concentration-save'>,
  _event: FightEvent,
): Fight {
  const { who, due, save } = deed;
  const question = fight.due.find((one) => one.id === due && one.who === who);
  if (deed.mayResist && question?.kind === 'concentration') return waiting(fight, question, deed);
  const heard = resisted(
    answered(fight, (one) => one.id === due && one.kind === 'concentration' && one.who === who),
    who,
    save,
  );
  return save.succeeded || save.legendary ? heard : concentrationOver(heard, who);
}

/** Ends concentration and all effects that depend on it. */
export function foldConcentrationEnds(
  fight: Fight,
  deed: DeedOf<'concentration-ends'>,
  _event: FightEvent,
): Fight {
  return concentrationOver(fight, deed.who);
}

/**
 * Adds the pending save to keep concentration after damage: DC 10 or half the damage, whichever is higher, in SRD
 * 5.2.1 at most 30 ("Concentration"). Each source of damage needs its own save.
 */
export function concentrationAsked(
  fight: Fight,
  who: string,
  damage: number,
  event: FightEvent,
): Fight {
  const on = combatantOf(fight, who)?.concentration?.on;
  if (on === undefined || damage <= 0) return fight;
  const half = Math.max(10, Math.floor(damage / 2));
  const dc = fight.settings.edition === '2024' ? Math.min(30, half) : half;
  const before = `concentration:${event.id}:${who}:`;
  const times = fight.due.filter(({ id }) => id.startsWith(before)).length;
  return asked(fight, { id: `${before}${times}`, kind: 'concentration', who, dc, on });
}
