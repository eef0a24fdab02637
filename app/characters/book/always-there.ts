import type { Gift } from './gift';

/** Spells that a class's feature gives by class level, always prepared or known and cast with the class's own ability. */
export function alwaysThere(spells: Readonly<Record<number, readonly string[]>>): readonly Gift[] {
  return Object.entries(spells).flatMap(([level, slugs]) =>
    slugs.map((spell): Gift => ({ gives: 'spell', spell, ability: 'class', level: Number(level) })),
  );
}
