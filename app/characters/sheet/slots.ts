import type { Edition } from '~/rules/edition';
import { spellSlots } from '~/rules/spell-slots';
import type { Facts } from './facts';
import type { Sheet } from './sheet';
import { told } from './told';
import type { Taken } from './who';

/** Whether a class already casts at its level. */
export function casts({ class: { casting }, level }: Taken): boolean {
  return casting !== undefined && level >= casting.from;
}

/**
 * Spell slots: of one casting class its own table, of several the joined one, a warlock's apart (SRD, "Multiclassing: Spellcasting").
 * A class that does not cast yet counts nowhere.
 */
export function slotsOf(facts: Facts): Pick<Sheet, 'slots' | 'pact'> {
  const { overrides, book, who } = facts;
  const casters = who.classes.filter(casts);
  const { slots, pact } = spellSlots(casters.flatMap(classLevel), book.edition);
  const sharing = casters.filter(({ class: { casting } }) => casting?.kind !== 'pact');
  const label = sharing.map(({ class: { name }, level }) => `${name} ${level}`).join(' and ');
  const nine = Array.from({ length: 9 }, (_, at) =>
    told(`slots.${at + 1}`, [{ label: label || 'No slots', plus: slots[at] ?? 0 }], overrides),
  );
  return {
    slots: nine,
    pact: pact && {
      level: pact.level,
      slots: told('slots.pact', [{ label: 'Pact Magic', plus: pact.slots }], overrides),
    },
  };
}

function classLevel({ class: { casting }, level }: Taken) {
  return casting ? [{ name: casting.list, level }] : [];
}

/** The greatest spell level that a class alone has slots for; 0 before it casts. */
export function highestOf(taken: Taken, edition: Edition): number {
  if (!casts(taken)) return 0;
  const { slots, pact } = spellSlots(classLevel(taken), edition);
  return pact?.level ?? slots.length;
}
