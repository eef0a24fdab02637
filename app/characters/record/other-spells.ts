import type { Character } from './character';

const NO_SPELLS = { cantrips: [], known: [], prepared: [] };

/** Whether a character has a spell already, for any class or apart from them. */
export function hasSpell({ spells }: Character, slug: string): boolean {
  return Object.values(spells).some(({ cantrips, known, prepared }) =>
    [cantrips, known, prepared].some((list) => list.includes(slug)),
  );
}

/** Adds a spell that belongs to no class of the character; level 0 is a cantrip. */
export function withSpell(character: Character, slug: string, level: number): Character {
  const other = character.spells.other ?? NO_SPELLS;
  const list = level === 0 ? 'cantrips' : 'known';
  const more = { ...other, [list]: [...other[list], slug] };
  return { ...character, spells: { ...character.spells, other: more } };
}

/** Removes a spell that belongs to no class; those of classes stay. */
export function withoutSpell(character: Character, slug: string): Character {
  const { other, ...ofClasses } = character.spells;
  if (other === undefined) return character;
  const without = (list: readonly string[]) => list.filter((one) => one !== slug);
  const left = {
    cantrips: without(other.cantrips),
    known: without(other.known),
    prepared: without(other.prepared),
  };
  const isEmpty = Object.values(left).every((list) => list.length === 0);
  return { ...character, spells: isEmpty ? ofClasses : { ...ofClasses, other: left } };
}
