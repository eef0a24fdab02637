import type { Character } from '../record/character';
import type { SheetCasting, SheetSpell } from '../sheet/sheet';

type Chosen = Character['spells'][string];

/** The slugs of the spells that a class's own features always give. */
export function givenTo(
  { name }: Pick<SheetCasting, 'name'>,
  spells: readonly SheetSpell[],
): readonly string[] {
  return spells.flatMap(({ from, how, slug }) => (from === name && how === 'always' ? [slug] : []));
}

/** Removes spells that a feature always gives; a spellbook keeps what is written in it. */
export function withoutGiven(
  kept: Chosen = { cantrips: [], known: [], prepared: [] },
  given: readonly string[],
  { prepared }: Pick<SheetCasting, 'prepared'>,
): Chosen {
  const own = (list: readonly string[]) => list.filter((slug) => !given.includes(slug));
  return {
    cantrips: own(kept.cantrips),
    known: prepared ? kept.known : own(kept.known),
    prepared: own(kept.prepared),
  };
}
