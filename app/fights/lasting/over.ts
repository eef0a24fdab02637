import type { Combatant, Fight, Lasting } from '../log/state';
import { answered } from '../people/due';
import { changedAll, combatantOf, combatantsOf, maximumOf } from '../people/people';
import { isIncapacitated } from './conditions';
import { remindedOfHarm } from './reminded';

/**
 * Ends all lasting effects for which `ends` returns true, and removes their pending saves. Concentration that lasts
 * only while a target is affected ends with the last effect.
 */
export function endWhere(
  fight: Fight,
  ends: (lasting: Lasting, bearer: Combatant) => boolean,
): Fight {
  const over = new Map<string, Set<string>>();
  for (const bearer of combatantsOf(fight)) {
    for (const lasting of bearer.lasting) {
      if (!ends(lasting, bearer)) continue;
      const ids = over.get(bearer.id) ?? new Set();
      over.set(bearer.id, ids.add(lasting.id));
    }
  }
  if (over.size === 0) return fight;
  const after = changedAll(fight, [...over.keys()], (bearer) => ({
    ...bearer,
    lasting: bearer.lasting.filter(({ id }) => !over.get(bearer.id)?.has(id)),
  }));
  const asked = answered(
    after,
    (due) => due.kind === 'save' && due.who !== null && !!over.get(due.who)?.has(due.lasting),
  );
  const ended = new Set([...over.values()].flatMap((ids) => [...ids]));
  return combatantsOf(asked).reduce(
    (now, { id, concentration }) =>
      concentration?.whileHeld &&
      concentration.lasting.some((one) => ended.has(one)) &&
      !isHeld(now, concentration.lasting)
        ? concentrationOver(now, id)
        : now,
    asked,
  );
}

function isHeld(fight: Fight, ids: readonly string[]): boolean {
  return combatantsOf(fight).some(({ lasting }) => lasting.some(({ id }) => ids.includes(id)));
}

/**
 * Ends a creature's concentration and all effects that depend on it: those it named, and those its maker caused
 * "while concentrating" (SRD 5.1 and 5.2.1, "Concentration"). `spared` are effects that already belong to the next
 * concentration.
 */
export function concentrationOver(
  fight: Fight,
  who: string,
  spared: readonly string[] = [],
): Fight {
  const concentration = combatantOf(fight, who)?.concentration;
  if (!concentration) return fight;
  const quiet = answered(
    changedAll(fight, [who], (one) => ({ ...one, concentration: null })),
    (due) => due.kind === 'concentration' && due.who === who,
  );
  return endWhere(
    quiet,
    ({ id, maker, ends }) =>
      !spared.includes(id) &&
      (concentration.lasting.includes(id) || (maker === who && ends.concentration === true)),
  );
}

/**
 * An incapacitated or dead creature loses its concentration (SRD 5.1 and 5.2.1, "Concentration") and releases
 * creatures it grapples ("Grappled").
 */
export function heedIncapacity(fight: Fight, who: string): Fight {
  const combatant = combatantOf(fight, who);
  if (!combatant || !isIncapacitated(combatant, fight.settings.edition)) return fight;
  return endWhere(
    concentrationOver(fight, who),
    ({ maker, conditions }) => maker === who && conditions.includes('grappled'),
  );
}

/** After a fall or death, also ends effects that last only while their maker stands. */
export function heedFall(fight: Fight, who: string): Fight {
  return endWhere(
    heedIncapacity(fight, who),
    ({ maker, ends }) => maker === who && ends.makerFalls === true,
  );
}

/** Makes a creature die, whatever its hit points, and removes its pending saves. */
export function dies(fight: Fight, who: string): Fight {
  const combatant = combatantOf(fight, who);
  if (!combatant || combatant.death.state === 'dead') return fight;
  return heedDeath(
    changedAll(fight, [who], (one) => ({
      ...one,
      hitPoints: Math.min(one.hitPoints, 0),
      temporary: 0,
      death: { ...one.death, state: 'dead' },
    })),
    who,
  );
}

/** A creature whose maximum is 0 or less dies ("Life Drain" and similar in both SRDs). */
export function heedMaximum(fight: Fight, who: string): Fight {
  const one = combatantOf(fight, who);
  return one && maximumOf(one, fight.settings.edition) <= 0 ? dies(fight, who) : fight;
}

/** Applies the consequences of a death: ends what the creature kept up, and removes its pending saves. */
export function heedDeath(fight: Fight, who: string): Fight {
  return answered(
    remindedOfHarm(heedFall(fight, who), who, 'dies'),
    (due) =>
      due.who === who &&
      (due.kind === 'save' || due.kind === 'concentration' || due.kind === 'death-save'),
  );
}
