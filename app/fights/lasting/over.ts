import type { Combatant, Fight, Lasting } from '../log/state';
import { answered } from '../people/due';
import { changedAll, combatantOf, combatantsOf, maximumOf } from '../people/people';
import { isIncapacitated } from './conditions';
import { remindedOfHarm } from './reminded';

/**
 * Ends all that lasts for which `ends` holds, on whomever it is, and takes back the saves that it asked for. A spell that held
 * nothing but its targets is over with the last of them.
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
 * Somebody's concentration ends, and with it what hangs on it on every creature: what it named, and what its maker put there
 * "while concentrating" (SRD 5.1 and 5.2.1, "Concentration"). `spared` is what already hangs on something new.
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
 * Heeds what somebody can no longer keep up: the incapacitated and the dead lose their concentration (SRD 5.1 and 5.2.1,
 * "Concentration") and let go of whom they grapple ("Grappled").
 */
export function heedIncapacity(fight: Fight, who: string): Fight {
  const combatant = combatantOf(fight, who);
  if (!combatant || !isIncapacitated(combatant, fight.settings.edition)) return fight;
  return endWhere(
    concentrationOver(fight, who),
    ({ maker, conditions }) => maker === who && conditions.includes('grappled'),
  );
}

/** Heeds that somebody fell or died: what lasts only while its maker stands is over too. */
export function heedFall(fight: Fight, who: string): Fight {
  return endWhere(
    heedIncapacity(fight, who),
    ({ maker, ends }) => maker === who && ends.makerFalls === true,
  );
}

/** Somebody dies, whatever it had left, and nothing is asked of it any more. */
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

/** Heeds that nothing is left of somebody's maximum: it dies ("Life Drain" and its like in both SRDs). */
export function heedMaximum(fight: Fight, who: string): Fight {
  const one = combatantOf(fight, who);
  return one && maximumOf(one, fight.settings.edition) <= 0 ? dies(fight, who) : fight;
}

/** Heeds a death that has happened: what it kept up ends, and no save is asked of it any more. */
export function heedDeath(fight: Fight, who: string): Fight {
  return answered(
    remindedOfHarm(heedFall(fight, who), who, 'dies'),
    (due) =>
      due.who === who &&
      (due.kind === 'save' || due.kind === 'concentration' || due.kind === 'death-save'),
  );
}
