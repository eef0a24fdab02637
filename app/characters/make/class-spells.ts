import { spellOf } from '../book/find';
import type { Facts } from '../sheet/facts';
import type { Sheet, SheetCasting } from '../sheet/sheet';
import { onList } from '../sheet/spell-problems';
import { type AnswerTo, HAS_IT } from './answer';
import { spellAnswer } from './answers-spells';

/** The three lists of a class's spells; `known` is a wizard's spellbook. */
export type ClassSpellPart = 'cantrips' | 'known' | 'prepared';

type Chosen = Readonly<Record<ClassSpellPart, readonly string[]>>;

/**
 * The spells that a class can choose for a part, by level: those on its list, with a reason where the character has one
 * already. Earlier picks are always among them. The step, the suggestions and the test of the check read this list.
 */
export function classSpellAnswers(
  facts: Facts,
  { spells, asked }: Pick<Sheet, 'spells' | 'asked'>,
  { class: slug, name, known, prepared, highest }: SheetCasting,
  part: ClassSpellPart,
  chosen: Chosen,
): AnswerTo[] {
  const isBook = known !== null && prepared !== null;
  const isWritten = isBook && part === 'known';
  const [least, most] = part === 'cantrips' ? [0, 0] : [1, Math.max(1, highest)];
  const having = new Set([
    ...spells.flatMap(({ slug: spell, how, from }) =>
      // A spellbook may hold what its own class always gives; what comes from elsewhere need not be written.
      how === 'always' && !(isWritten && from === name) ? [spell] : [],
    ),
    ...(isWritten || part === 'prepared'
      ? []
      : asked.flatMap(({ choice, class: of, picked }) =>
          choice.asks === 'spell' && of === slug ? picked : [],
        )),
  ]);
  const picked = chosen[part];
  const isOffered = (spell: { slug: string; level: number }) =>
    spell.level >= least &&
    spell.level <= most &&
    onList(facts, slug, spell.slug) &&
    (!isBook || part !== 'prepared' || chosen.known.includes(spell.slug));
  return facts.book.spells
    .filter((spell) => isOffered(spell) || picked.includes(spell.slug))
    .toSorted((one, other) => one.level - other.level)
    .map((spell) => ({
      ...spellAnswer(spell),
      blocked: having.has(spell.slug) && !picked.includes(spell.slug) ? HAS_IT : null,
    }));
}

/** The slugs that a class can still choose for a part. */
export function openClassSpells(...input: Parameters<typeof classSpellAnswers>): string[] {
  const [facts] = input;
  return classSpellAnswers(...input).flatMap(({ picks: [slug = ''], blocked }) =>
    blocked === null && spellOf(facts.book, slug) ? [slug] : [],
  );
}
