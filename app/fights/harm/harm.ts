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

/** Applies damage with saves, defences, temporary hit points and all consequences. */
export function foldHarm(fight: Fight, deed: DeedOf<'harm'>, event: FightEvent): Fight {
  return deed.struck.reduce((now, struck) => {
    const spent = resisted(now, struck.who, struck.save);
    const hurt = harmed(spent, deed, struck, event);
    if (combatantOf(hurt, struck.who)?.death.state === 'dead') return hurt;
    return struck.lasting.reduce((then, seed) => put(then, struck.who, seed, event), hurt);
  }, fight);
}

/** Applies the damage to one target, with all consequences; dead combatants and event rows take none. */
function harmed(fight: Fight, deed: DeedOf<'harm'>, struck: Struck, event: FightEvent): Fight {
  const { who } = struck;
  const before = combatantOf(fight, who);
  if (!before || before.kind === 'event' || before.death.state === 'dead') return fight;
  const { parts, total } = damageTaken(before, struck, deed.manner, fight.settings.edition);
  if (total === 0) return fight;
  const types = parts.flatMap(({ type, taken }) => (type !== null && taken > 0 ? [type] : []));
  const blow = { ...struck, since: { round: fight.round, event: event.id } };
  const after = changed(fight, who, (one) => ({
    // The player counts these hit points; only the totals are updated here.
    ...(one.sheet.uncounted ? one : wounded(one, total, blow, fight.settings)),
    hurtBy: [...new Set([...one.hurtBy, ...types])],
    tally: { ...one.tally, taken: one.tally.taken + total },
  }));
  const counted = credited(after, deed.by, { dealt: total, felled: 0 });
  return followed(counted, before, { deed, struck, total, event });
}

/** Adds to the attacker's statistics. */
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

/**
 * Applies the consequences of damage in this order: effects that damage ends, falling, the concentration save, saves
 * and reminders on damage.
 */
function followed(fight: Fight, before: Combatant, source: Source): Fight {
  const { who } = source.struck;
  const ended = endWhere(fight, ({ ends }, bearer) => bearer.id === who && ends.damage === true);
  // The creature may be back in its own shape, whose maximum may have been drained meanwhile.
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

/** Applies the consequences if the damage knocked it out, made it fall or killed it. */
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
