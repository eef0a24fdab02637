import type { Edition } from '~/rules/edition';
import { spellSlots } from '~/rules/spell-slots';
import type { Facts } from './facts';
import type { Sheet } from './sheet';
import { told } from './told';
import type { Taken } from './who';

/** Returns whether a class has spellcasting at its level. */
export function casts({ class: { casting }, level }: Taken): boolean {
  return casting !== undefined && level >= casting.from;
}

/**
 * Spell slots: one spellcasting class uses its own table, several the combined table, Pact Magic is separate (SRD,
 * "Multiclassing: Spellcasting"). A class without spellcasting at its level does not count.
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

/** The highest spell level for which a class by itself has slots; 0 without spellcasting. */
export function highestOf(taken: Taken, edition: Edition): number {
  if (!casts(taken)) return 0;
  const { slots, pact } = spellSlots(classLevel(taken), edition);
  return pact?.level ?? slots.length;
}
