import type { DeedOf, FightEvent } from '../log/deeds';
import type { Combatant, Fight, Lasting } from '../log/state';
import { changed, combatantOf } from '../people/people';
import type { LastingSeed } from '../sheet/lasting';
import { immunityTo } from './conditions';
import { heedIncapacity } from './over';

/** Applies a lasting effect; a custom mark is remembered for the next use. */
export function foldLasting(fight: Fight, deed: DeedOf<'lasting'>, event: FightEvent): Fight {
  const known = remembered(fight, deed.lasting);
  return deed.who.reduce((now, who) => put(now, who, deed.lasting, event), known);
}

/** Most remembered marks: as many as a list can show. */
const MOST_KNOWN = 30;

function remembered(fight: Fight, { name, colour, sign, text, conditions }: LastingSeed): Fight {
  if (conditions.length > 0) return fight;
  const others = (fight.marks ?? []).filter((one) => one.name !== name);
  return { ...fight, marks: [{ name, colour, sign, text }, ...others].slice(0, MOST_KNOWN) };
}

/** Most lasting effects on one combatant. */
const MOST = 60;

/**
 * Applies a lasting effect to a creature: without the conditions it is immune to (SRD 5.1 and 5.2.1, "Condition
 * Immunities"), and not at all when nothing else is left. Applying the same id again restarts the effect. An
 * incapacitated creature loses what it keeps up.
 */
export function put(fight: Fight, who: string, seed: LastingSeed, event: FightEvent): Fight {
  const bearer = combatantOf(fight, who);
  if (!bearer || bearer.kind === 'event') return fight;
  const lands = landing(bearer, seed, fight);
  if (!lands) return fight;
  const others = bearer.lasting.filter(({ id }) => id !== lands.id);
  if (others.length >= MOST) return fight;
  const lasting: Lasting = {
    ...lands,
    since: { round: fight.round, event: event.id },
    turnsLeft: lands.ends.turn?.count ?? null,
  };
  const after = changed(fight, who, (one) => ({ ...one, lasting: [...others, lasting] }));
  return lasting.conditions.length > 0 ? heedIncapacity(after, who) : after;
}

/** The part of an effect that applies to a creature; null when its immunities leave nothing. */
function landing(bearer: Combatant, seed: LastingSeed, fight: Fight): LastingSeed | null {
  if (seed.despiteImmunity) return seed;
  const immune = immunityTo(bearer, seed.conditions, fight.settings.edition);
  if (immune.length === 0) return seed;
  const conditions = seed.conditions.filter((one) => !immune.includes(one));
  if (conditions.length === 0 && seed.ongoing === null && seed.text === '') return null;
  return { ...seed, conditions };
}
