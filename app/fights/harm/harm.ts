import { saveDue } from '../lasting/at-turn';
import { isIncapacitated } from '../lasting/conditions';
import { endWhere, heedDeath, heedFall, heedMaximum } from '../lasting/over';
import { put } from '../lasting/put';
import { remindedOfHarm } from '../lasting/reminded';
import { resisted } from '../lasting/resisted';
import type { DeedOf, FightEvent, Struck } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { asked } from '../people/due';
import { changed, combatantOf } from '../people/people';
import { concentrationAsked } from './concentration';
import { damageTaken } from './damage';
import { KNOCKED_OUT } from './marks';
import { wounded } from './wounds';

/** Damage lands, with saves, resistances, temporary hit points and what falls because of it. */
export function foldHarm(fight: Fight, deed: DeedOf<'harm'>, event: FightEvent): Fight {
  return deed.struck.reduce((now, struck) => {
    const spent = resisted(now, struck.who, struck.save);
    const hurt = harmed(spent, deed, struck, event);
    if (combatantOf(hurt, struck.who)?.death.state === 'dead') return hurt;
    return struck.lasting.reduce((then, seed) => put(then, struck.who, seed, event), hurt);
  }, fight);
}

/** One creature after what struck it, with all that follows from it; the dead and rows that only happen take nothing. */
function harmed(fight: Fight, deed: DeedOf<'harm'>, struck: Struck, event: FightEvent): Fight {
  const { who } = struck;
  const before = combatantOf(fight, who);
  if (!before || before.kind === 'event' || before.death.state === 'dead') return fight;
  const { parts, total } = damageTaken(before, struck, deed.manner, fight.settings.edition);
  if (total === 0) return fight;
  const types = parts.flatMap(({ type, taken }) => (type !== null && taken > 0 ? [type] : []));
  const blow = { ...struck, since: { round: fight.round, event: event.id } };
  const after = changed(fight, who, (one) => ({
    // A player counts the hit points of such a one: here only the books are kept.
    ...(one.sheet.uncounted ? one : wounded(one, total, blow, fight.settings)),
    hurtBy: [...new Set([...one.hurtBy, ...types])],
    tally: { ...one.tally, taken: one.tally.taken + total },
  }));
  const counted = credited(after, deed.by, { dealt: total, felled: 0 });
  return followed(counted, before, { deed, struck, total, event });
}

/** What somebody has dealt and felled goes into the statistics. */
function credited(
  fight: Fight,
  by: string | null,
  { dealt, felled }: { dealt: number; felled: number },
): Fight {
  if (by === null) return fight;
  return changed(fight, by, (one) => ({
    ...one,
    tally: {
      ...one.tally,
      dealt: one.tally.dealt + dealt,
      felled: one.tally.felled + felled,
    },
  }));
}

type Source = { deed: DeedOf<'harm'>; struck: Struck; total: number; event: FightEvent };

/** What follows from damage, in this order: what it ends, the fall, the save for concentration, saves and reminders on damage. */
function followed(fight: Fight, before: Combatant, source: Source): Fight {
  const { who } = source.struck;
  const ended = endWhere(fight, ({ ends }, bearer) => bearer.id === who && ends.damage === true);
  // A shape that gave way may have stood before a maximum that is drained by now.
  const fallen = heedMaximum(fell(ended, before, source.deed.by), who);
  const after = combatantOf(fallen, who);
  if (!after || after.death.state === 'dead') return fallen;
  const kept = isIncapacitated(after, fallen.settings.edition)
    ? fallen
    : concentrationAsked(fallen, who, source.total, source.event);
  const saving = after.lasting.reduce(
    (now, lasting, place) =>
      lasting.ends.save?.when === 'damage'
        ? asked(now, saveDue(after, lasting, `save:${source.event.id}:${who}:${place}`))
        : now,
    kept,
  );
  return remindedOfHarm(saving, who, 'damaged');
}

/** The fight after somebody came down by this, if it did: knocked out, fallen or dead. */
function fell(fight: Fight, before: Combatant, by: string | null): Fight {
  const after = combatantOf(fight, before.id);
  if (!after) return fight;
  const [was, is] = [before.death.state, after.death.state];
  if (is === 'up') {
    const cold = isCold(after) && !isCold(before);
    return cold ? heedFall(credited(fight, by, { dealt: 0, felled: 1 }), before.id) : fight;
  }
  if (was === is) return fight;
  const counted = was === 'up' ? credited(fight, by, { dealt: 0, felled: 1 }) : fight;
  if (is === 'dead') return heedDeath(counted, before.id);
  return was === 'up'
    ? remindedOfHarm(heedFall(counted, before.id), before.id, 'zero-hit-points')
    : counted;
}

function isCold({ lasting }: Combatant): boolean {
  return lasting.some(({ id }) => id === KNOCKED_OUT);
}
