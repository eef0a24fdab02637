import type { CasterClass } from './caster-classes';
import type { Edition } from './edition';

/** A level in a class that casts spells. */
export type ClassLevel = { name: CasterClass; level: number };

/** Slots of spell levels 1 to 9, and a warlock's slots, which are all of one level. */
export type SpellSlots = {
  slots: readonly number[];
  pact: { level: number; slots: number } | null;
};

/**
 * Slots by caster level, for spell levels 1 to 9 (SRD 5.1 and 5.2, "Multiclass Spellcaster"; full casters have the
 * same).
 */
const SLOTS: readonly (readonly number[])[] = [
  [],
  [2],
  [3],
  [4, 2],
  [4, 3],
  [4, 3, 2],
  [4, 3, 3],
  [4, 3, 3, 1],
  [4, 3, 3, 2],
  [4, 3, 3, 3, 1],
  [4, 3, 3, 3, 2],
  [4, 3, 3, 3, 2, 1],
  [4, 3, 3, 3, 2, 1],
  [4, 3, 3, 3, 2, 1, 1],
  [4, 3, 3, 3, 2, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1, 1],
  [4, 3, 3, 3, 3, 1, 1, 1, 1],
  [4, 3, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 3, 2, 2, 1, 1],
];

const HALF_CASTERS: ReadonlySet<CasterClass> = new Set(['Paladin', 'Ranger']);

/** The spell level of a warlock's slots, and how many there are (SRD, "Warlock"). */
function pactOf(level: number): { level: number; slots: number } {
  const slots = level === 1 ? 1 : level < 11 ? 2 : level < 17 ? 3 : 4;
  return { level: Math.min(5, Math.ceil(level / 2)), slots };
}

/**
 * The spell slots of a character with these classes. Half the level of a paladin or ranger counts: as the only caster
 * class rounded up, combined with others rounded down in 2014 and up in 2024. In 2014 the only caster class gives no
 * slots at level 1.
 */
export function spellSlots(classes: readonly ClassLevel[], edition: Edition): SpellSlots {
  const casters = classes.filter(({ name }) => name !== 'Warlock');
  const alone = casters.length === 1;
  const worth = casters.map(({ name, level }) => {
    if (!HALF_CASTERS.has(name)) return level;
    if (edition === '2014' && alone && level === 1) return 0;
    return edition === '2014' && !alone ? Math.floor(level / 2) : Math.ceil(level / 2);
  });
  const level = Math.min(
    20,
    worth.reduce((sum, one) => sum + one, 0),
  );
  const warlock = classes.find(({ name }) => name === 'Warlock');
  return { slots: SLOTS[level] ?? [], pact: warlock ? pactOf(warlock.level) : null };
}
