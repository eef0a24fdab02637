import type { Book } from '../book/book';
import { spellOf } from '../book/find';
import type { Character } from '../record/character';
import { factsOf } from './facts';
import type { Sheet } from './sheet';
import { onList } from './spell-problems';

/** A spell that can be prepared. */
export type Preparable = { slug: string; name: string; level: number; prepared: boolean };

/**
 * The spells that a class can prepare: those of its list up to its highest level, for a wizard those in the spellbook;
 * without those that are always prepared. Null for a class that prepares none.
 */
export function preparableOf(
  book: Book,
  character: Character,
  { castings, spells }: Pick<Sheet, 'castings' | 'spells'>,
  classSlug: string,
): { name: string; most: number; spells: readonly Preparable[] } | null {
  const casting = castings.find((one) => one.class === classSlug);
  if (!casting?.prepared) return null;
  const { name, highest, known, prepared } = casting;
  const facts = factsOf(book, character);
  const chosen = Object.hasOwn(character.spells, classSlug)
    ? character.spells[classSlug]
    : undefined;
  const always = new Set(
    spells.filter(({ from, how }) => from === name && how === 'always').map(({ slug }) => slug),
  );
  const own = new Set(chosen?.prepared ?? []);
  const from = known
    ? (chosen?.known ?? []).flatMap((slug) => spellOf(book, slug) ?? [])
    : book.spells.filter(({ slug }) => onList(facts, classSlug, slug));
  const all = from
    .filter(({ slug, level }) => level > 0 && level <= highest && !always.has(slug))
    .map((one) => ({
      slug: one.slug,
      name: one.name,
      level: one.level,
      prepared: own.has(one.slug),
    }))
    .sort((one, two) => one.level - two.level || (one.name < two.name ? -1 : 1));
  return { name, most: prepared.most.value, spells: all };
}
