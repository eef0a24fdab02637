import { isIncapacitated } from '../lasting/conditions';
import { concentrationOver, endWhere, heedMaximum } from '../lasting/over';
import type { Combatant, Fight } from '../log/state';
import { changed, combatantOf } from '../people/people';
import { inOwnShape } from './shapes';

/**
 * Reverts the shapes that an event ended: its spell is over, the creature is down, its temporary hit points are gone
 * (SRD 5.2.1, "Polymorph"), or it is incapacitated (SRD 5.2.1, "Wild Shape"). Conversely, a shape that is lost ends
 * the spell that kept it (SRD 5.1, "Polymorph").
 */
export function heedShapes(before: Fight, after: Fight): Fight {
  if (before.combatants === after.combatants) return after;
  let now = after;
  for (const one of Object.values(after.combatants)) {
    const was = combatantOf(before, one.id);
    if (!one.formerShape && !was?.formerShape) continue;
    if (isOver(one, was, after)) {
      now = changed(now, one.id, (bearer) => inOwnShape(bearer, after.settings.edition));
      now = heedMaximum(now, one.id);
    }
    const until = was?.formerShape?.until;
    if (until !== undefined && combatantOf(now, one.id)?.formerShape?.until !== until) {
      now = spellOver(now, one.id, until);
    }
  }
  return now;
}

function isOver(one: Combatant, was: Combatant | null, { settings }: Fight): boolean {
  const shape = one.formerShape;
  if (!shape) return false;
  if (one.death.state !== 'up') return true;
  if (shape.until !== undefined && !one.lasting.some(({ id }) => id === shape.until)) return true;
  if (settings.edition === '2014') return false;
  if (shape.how === 'temporary') return one.temporary === 0 && (was?.temporary ?? 0) > 0;
  return shape.how === 'own' && isIncapacitated(one, settings.edition);
}

/** Ends the effect that kept a shape, and the concentration on it. */
function spellOver(fight: Fight, who: string, id: string): Fight {
  const mark = combatantOf(fight, who)?.lasting.find((lasts) => lasts.id === id);
  const maker = mark?.maker ?? null;
  const kept = maker !== null && combatantOf(fight, maker)?.concentration?.lasting.includes(id);
  const free = maker !== null && kept ? concentrationOver(fight, maker) : fight;
  return endWhere(free, (lasts, bearer) => bearer.id === who && lasts.id === id);
}
