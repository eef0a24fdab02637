import type { Book } from '../../app/characters/book/book';
import { itemOf } from '../../app/characters/book/find';
import { answersTo } from '../../app/characters/make/answers';
import { type ClassSpellPart, openClassSpells } from '../../app/characters/make/class-spells';
import { ATTACK_CANTRIPS } from '../../app/characters/make/sensible';
import type { Character } from '../../app/characters/record/character';
import { factsOf } from '../../app/characters/sheet/facts';
import { heldPicks } from '../../app/characters/sheet/picks';
import type { Asked, Sheet } from '../../app/characters/sheet/sheet';
import { sheetOf } from '../../app/characters/sheet/sheet-of';
import type { Random } from '../../app/rules/random';

/** Carried weapons that the character cannot use: without proficiency or without ammunition. */
function uselessOf(book: Book, { items }: Character, { attacks }: Sheet): string[] {
  return items.flatMap(({ id, item: slug }) => {
    const item = slug ? itemOf(book, slug) : null;
    if (item?.kind !== 'weapon') return [];
    const attack = attacks.find((one) => one.id === id);
    const isTrained = !attack?.notes.includes('not proficient');
    const isLoaded = !item.ammunition || items.some((one) => one.item === item.ammunition);
    return isTrained && isLoaded ? [] : [`${item.slug} is of no use`];
  });
}

/** Whether a character has a weapon that it can use, and an attack cantrip if it has cantrips at all. */
function unarmedOf({ items }: Character, { attacks, castings, spells }: Sheet): string[] {
  const held = attacks.filter(
    ({ id, notes }) => items.some((one) => one.id === id) && !notes.includes('not proficient'),
  );
  const hasCantrips = castings.some(({ cantrips }) => cantrips.most > 0);
  const harms = spells.some(({ slug }) => ATTACK_CANTRIPS.includes(slug));
  return [
    ...(held.length > 0 ? [] : ['no weapon']),
    ...(harms || !hasCantrips ? [] : ['no attack cantrip']),
  ];
}

/** Unticks a pick of a choice; it must be offered again. */
function gonePick(book: Book, made: Character, asked: Asked, pick: string): string[] {
  const rest = heldPicks(asked).filter((one) => one !== pick);
  const without = { ...made, choices: { ...made.choices, [asked.place]: [...rest] } };
  const sheet = sheetOf(book, without);
  const again = sheet.asked.find(({ place }) => place === asked.place);
  if (!again) return [`${asked.place} is asked no more without ${pick}`];
  const isOffered = answersTo(book, sheet, again).some(
    ({ picks, blocked }) => blocked === null && picks.includes(pick),
  );
  return isOffered ? [] : [`${pick} of ${asked.place} cannot be ticked again`];
}

/** Unticks a spell of a class; it must be offered again. */
function goneSpell(
  book: Book,
  made: Character,
  classSlug: string,
  part: ClassSpellPart,
  spell: string,
): string[] {
  const was = made.spells[classSlug];
  if (!was) return [];
  const now = { ...was, [part]: was[part].filter((one) => one !== spell) };
  const without = { ...made, spells: { ...made.spells, [classSlug]: now } };
  const sheet = sheetOf(book, without);
  const casting = sheet.castings.find((one) => one.class === classSlug);
  if (!casting) return [`${classSlug} casts no more`];
  const open = openClassSpells(factsOf(book, without), sheet, casting, part, now);
  return open.includes(spell) ? [] : [`${spell} of ${classSlug} cannot be ticked again`];
}

/** Everything wrong with a character that was made without a person's choices; `random` draws what is unticked. */
export function faultsOfMade(book: Book, made: Character, random: Random): string[] {
  const sheet = sheetOf(book, made);
  const asked = sheet.asked.filter(
    ({ choice, place }) =>
      choice.asks !== 'words' &&
      choice.asks !== 'background-abilities' &&
      choice.asks !== 'improvement' &&
      Object.hasOwn(made.choices, place),
  );
  const one = asked.length > 0 ? random.pick(asked) : null;
  const spells = sheet.castings.flatMap(({ class: slug }) =>
    (['cantrips', 'known', 'prepared'] as const).flatMap((part) =>
      (made.spells[slug]?.[part] ?? []).map((spell) => [slug, part, spell] as const),
    ),
  );
  const spell = spells.length > 0 ? random.pick(spells) : null;
  return [
    ...sheet.problems.map(({ words }) => words),
    ...sheet.missing.map(({ words }) => words),
    ...uselessOf(book, made, sheet),
    ...unarmedOf(made, sheet),
    ...(one && one.picked.length > 0 ? gonePick(book, made, one, random.pick(one.picked)) : []),
    ...(spell ? goneSpell(book, made, ...spell) : []),
  ];
}
