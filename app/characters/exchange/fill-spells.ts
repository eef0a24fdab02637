import type { Book, SpellLine } from '../book/book';
import { classOf, spellOf } from '../book/find';
import type { Character } from '../record/character';
import type { Asked, Sheet } from '../sheet/sheet';
import type { FileFacts } from './file-facts';
import { findNamed } from './match-names';

type Lists = Character['spells'];
type Shelf = 'cantrips' | 'known' | 'prepared';

/** Picks for a choice of spells, and the class lists without the picks taken from them. */
export type SpellPicks = { readonly picks: readonly string[]; readonly spells: Lists };

/**
 * Picks spells of a file for a choice: first those on no class list (from race, feat or feature), then those on a
 * class's list that do not belong there, then those beyond the class's number.
 */
export function spellPicks(
  { choice, class: of, picked }: Asked,
  count: number,
  { book, character, facts, sheet }: Filling,
): SpellPicks {
  if (choice.asks !== 'spell') return { picks: [], spells: character.spells };
  const { counts } = choice;
  const fits = (spell: SpellLine) => mayTake(choice, spell) && !picked.includes(spell.slug);
  const rivals = sheet.asked.filter((asked) => asked.picked.length < asked.count);
  const takers = (spell: SpellLine) => rivals.filter((one) => mayTake(one.choice, spell)).length;
  const classNamed = (from: string) => sheet.castings.find(({ name }) => name === from)?.class;
  const given = new Set(
    sheet.spells.flatMap(({ slug, how, from }) =>
      how === 'always' ? `${classNamed(from) ?? ''}/${slug}` : [],
    ),
  );
  // Spells that count among a class's known spells stay on its list.
  const apart = counts === 'known' ? [] : unplaced(facts, book);
  const free = apart
    .filter(({ spell, of: by }) => !given.has(`${by ?? ''}/${spell.slug}`) && fits(spell))
    // Spells that few open choices accept come before those that many accept.
    .toSorted(
      (one, other) =>
        Number(other.of === of) - Number(one.of === of) || takers(one.spell) - takers(other.spell),
    );
  const picks = [...new Set(free.map(({ spell }) => spell.slug))].slice(0, count);
  let spells = character.spells;
  for (const { slug, owner, shelf } of surplus(character, sheet, book)) {
    const spell = spellOf(book, slug);
    const isOf = counts === undefined || owner === of;
    if (picks.length >= count || picks.includes(slug) || !spell || !isOf || !fits(spell)) continue;
    picks.push(slug);
    spells = without(spells, owner, shelf, [slug]);
  }
  // Spellbook spells stay in the spellbook; a spell that is at will while prepared is prepared like others.
  if (choice.book && of !== null) spells = withMore(spells, of, 'known', picks);
  if (counts === 'prepared' && of !== null) spells = withMore(spells, of, 'prepared', picks);
  return { picks, spells };
}

function mayTake(choice: Asked['choice'], { level, classes, ritual }: SpellLine): boolean {
  if (choice.asks !== 'spell') return false;
  const { lists, levels } = choice;
  return (
    (lists === 'any' || lists.some((list) => classes.includes(list))) &&
    (levels === 'slots' || (level >= levels[0] && level <= levels[1])) &&
    (choice.ritual !== true || ritual)
  );
}

/** The data from which the choices of a file's character are filled. */
export type Filling = {
  readonly book: Book;
  readonly character: Character;
  readonly facts: FileFacts;
  readonly sheet: Sheet;
};

/** Removes spells that features always give from the lists; cantrips on no list go to a class with room for them. */
export function settledLists({ book, character, facts, sheet }: Filling): Lists {
  let { spells } = character;
  for (const { class: owner, name, cantrips } of sheet.castings) {
    const given = sheet.spells.flatMap(({ slug, from, how }) =>
      from === name && how === 'always' ? slug : [],
    );
    for (const shelf of ['cantrips', 'prepared'] as const) {
      spells = without(spells, owner, shelf, given);
    }
    const list = classOf(book, owner)?.casting?.list;
    const held = spells[owner] ?? { cantrips: [], known: [], prepared: [] };
    const there = new Set(sheet.spells.map(({ slug }) => slug));
    const more = unplaced(facts, book).flatMap(({ spell: { slug, level, classes } }) =>
      level === 0 && !there.has(slug) && list !== undefined && classes.includes(list) ? slug : [],
    );
    const room = Math.max(0, cantrips.most - held.cantrips.length);
    const added = [...new Set(more)].slice(0, room);
    if (added.length === 0) continue;
    spells = { ...spells, [owner]: { ...held, cantrips: [...held.cantrips, ...added] } };
  }
  return spells;
}

/** Spells of a file that are on no class list, with the class whose feature gives one. */
function unplaced({ spells }: FileFacts, book: Book) {
  return spells
    .filter((spell) => spell.class === null || spell.always)
    .flatMap(({ name, class: of }) => {
      const spell = findNamed(book.spells, name);
      const giver = of === null || of === '' ? undefined : findNamed(book.classes, of);
      return spell === undefined ? [] : [{ spell, of: giver?.slug ?? null }];
    });
}

type Placed = { slug: string; owner: string; shelf: Shelf };

function surplus({ spells }: Character, sheet: Sheet, book: Book): readonly Placed[] {
  return sheet.castings.flatMap(({ class: owner, name, cantrips, known, prepared }) => {
    const lists = spells[owner];
    const list = classOf(book, owner)?.casting?.list;
    if (!lists || list === undefined) return [];
    const given = sheet.spells.flatMap(({ slug, from, how }) =>
      from === name && how === 'always' ? slug : [],
    );
    const beyond = (shelf: Shelf, most: number) => {
      const own = lists[shelf].filter((slug) => !given.includes(slug));
      const off = own.filter((slug) => spellOf(book, slug)?.classes.includes(list) === false);
      const rest = own.filter((slug) => !off.includes(slug));
      const more = Math.max(0, own.length - most);
      return [...off, ...rest.slice(Math.max(0, rest.length - more)).reverse()]
        .slice(0, Math.max(off.length, more))
        .map((slug) => ({ slug, owner, shelf }));
    };
    // Some of the known spells are those that a feature allows from any list.
    const counted = sheet.asked.reduce(
      (sum, { choice, count, class: of }) =>
        of === owner && choice.asks === 'spell' && choice.counts === 'known' ? sum + count : sum,
      0,
    );
    return [
      ...beyond('cantrips', cantrips.most),
      ...(known !== null && prepared === null ? beyond('known', known.most - counted) : []),
      ...(prepared === null ? [] : beyond('prepared', prepared.most.value)),
    ];
  });
}

function without(spells: Lists, owner: string, shelf: Shelf, slugs: readonly string[]): Lists {
  const lists = spells[owner];
  if (!lists?.[shelf].some((slug) => slugs.includes(slug))) return spells;
  const left = lists[shelf].filter((slug) => !slugs.includes(slug));
  return { ...spells, [owner]: { ...lists, [shelf]: left } };
}

function withMore(spells: Lists, owner: string, shelf: Shelf, slugs: readonly string[]): Lists {
  const lists = spells[owner] ?? { cantrips: [], known: [], prepared: [] };
  return { ...spells, [owner]: { ...lists, [shelf]: [...new Set([...lists[shelf], ...slugs])] } };
}

/**
 * The spellcasting ability for spells of a race or feat, for the choice that asks for it; empty when the file does not
 * say.
 */
export function castingAbility({ from, choice }: Asked, sheet: Sheet, facts: FileFacts): string[] {
  if (choice.asks !== 'words' || choice.from === 'own') return [];
  const given = sheet.spells.flatMap(({ name, from: giver, how }) =>
    giver === from && how === 'always' ? name : [],
  );
  const told = facts.spells.find(
    (spell) =>
      (spell.class === null || spell.always) && spell.ability && given.includes(spell.name),
  )?.ability;
  return told && choice.from.includes(told) ? [told] : [];
}
