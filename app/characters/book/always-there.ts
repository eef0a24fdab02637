import type { Gift } from './gift';

/**
 * Gifts for spells that a class feature grants by class level: always prepared or known, cast with the class's ability.
 */
export function alwaysThere(spells: Readonly<Record<number, readonly string[]>>): readonly Gift[] {
  return Object.entries(spells).flatMap(([level, slugs]) =>
    slugs.map((spell): Gift => ({ gives: 'spell', spell, ability: 'class', level: Number(level) })),
  );
}
