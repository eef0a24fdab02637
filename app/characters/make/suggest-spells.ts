import type { Random } from '~/rules/random';
import type { Book } from '../book/book';
import { classOf } from '../book/find';
import type { Character } from '../record/character';
import { factsOf } from '../sheet/facts';
import type { Sheet, SheetCasting } from '../sheet/sheet';
import { onList } from '../sheet/spell-problems';
import { ranked } from './rank';
import { ATTACK_CANTRIPS, GOOD_SPELLS } from './sensible';

type Chosen = Character['spells'][string];

/** Fills the spells of each class up to its number; existing spells are kept. */
export function withSpells(
  book: Book,
  character: Character,
  sheet: Sheet,
  random: Random | null,
): Character {
  const spells = { ...character.spells };
  const facts = factsOf(book, character);
  for (const casting of sheet.castings) {
    if (!classOf(book, casting.class)) continue;
    const given = sheet.spells
      .filter(({ from, how }) => from === casting.name && how === 'always')
      .map(({ slug }) => slug);
    const kept = withoutGiven(spells[casting.class], given, casting);
    const picked = sheet.asked.flatMap(({ choice, picked: picks, class: of }) =>
      choice.asks === 'spell' && of === casting.class ? picks : [],
    );
    // A cantrip that the race gives is not learned again.
    const elsewhere = sheet.spells.flatMap(({ slug, how }) => (how === 'always' ? slug : []));
    const list = book.spells.filter(({ slug }) => onList(facts, casting.class, slug));
    const others = sheet.spells
      .filter(({ from, how }) => from !== casting.name && how === 'always')
      .map(({ slug }) => slug);
    const from = { list, given: elsewhere, others, picked, random };
    spells[casting.class] = chosen(casting, kept, from);
  }
  return { ...character, spells };
}

/** Removes spells that a feature always gives; a spellbook keeps what is written in it. */
function withoutGiven(
  kept: Chosen = { cantrips: [], known: [], prepared: [] },
  given: readonly string[],
  { prepared }: SheetCasting,
): Chosen {
  const own = (list: readonly string[]) => list.filter((slug) => !given.includes(slug));
  return {
    cantrips: own(kept.cantrips),
    known: prepared ? kept.known : own(kept.known),
    prepared: own(kept.prepared),
  };
}

type From = {
  list: Book['spells'];
  given: readonly string[];
  /** Those given by another source than the class; the spellbook does not need them. */
  others: readonly string[];
  picked: readonly string[];
  random: Random | null;
};

function chosen(
  { cantrips, known, prepared, highest }: SheetCasting,
  kept: Chosen,
  { list, given, others, picked, random }: From,
): Chosen {
  const fill = (
    have: readonly string[],
    most: number,
    [least, top]: readonly [number, number],
    not: readonly string[],
    from: readonly string[] | null = null,
  ): string[] => {
    const open = list
      .filter(({ slug, level }) => level >= least && level <= top && !not.includes(slug))
      .map(({ slug }) => slug)
      .filter((slug) => !have.includes(slug) && (from === null || from.includes(slug)));
    const spread = spreadByLevel(list, ranked(open, GOOD_SPELLS, random), top);
    return [...have, ...spread.slice(0, Math.max(0, most - have.length))];
  };
  const counted = known ? known.have - kept.known.length : 0;
  const book = known !== null && prepared !== null;
  const had = [...kept.cantrips, ...given, ...picked];
  const needs = had.every((slug) => !ATTACK_CANTRIPS.includes(slug)) ? 1 : 0;
  const withOne = Math.min(cantrips.most, kept.cantrips.length + needs);
  const armed = fill(kept.cantrips, withOne, [0, 0], had, ATTACK_CANTRIPS);
  // A short list may offer fewer spells than allowed; no spell is taken twice.
  const mine = fill(armed, cantrips.most, [0, 0], [...given, ...picked]);
  const knows = known
    ? fill(kept.known, known.most - counted, [1, highest], book ? others : [...given, ...picked])
    : kept.known;
  const most = prepared?.most.value ?? 0;
  return {
    cantrips: mine,
    known: knows,
    prepared: prepared
      ? fill(kept.prepared, most, [1, highest], given, book ? knows : null)
      : kept.prepared,
  };
}

/** The best of each spell level in turn, so that no level stays empty. */
function spreadByLevel(
  list: Book['spells'],
  slugs: readonly string[],
  highest: number,
): readonly string[] {
  const level = new Map(list.map((spell) => [spell.slug, spell.level]));
  const shelves = Array.from({ length: highest + 1 }, (_, at) =>
    slugs.filter((slug) => level.get(slug) === at),
  );
  const found: string[] = [];
  for (let row = 0; found.length < slugs.length; row += 1)
    for (const shelf of shelves) {
      const one = shelf[row];
      if (one !== undefined) found.push(one);
    }
  return found;
}
