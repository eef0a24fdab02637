import { type Edition, otherEdition } from '~/rules/edition';
import type { Book } from '../book/book';
import {
  backgroundOf,
  classOf,
  itemOf,
  raceOf,
  spellOf,
  subclassOf,
  subraceOf,
} from '../book/find';
import type { Carried, Character } from '../record/character';
import { inWords } from '../sheet/proficiencies';
import type { Sheet } from '../sheet/sheet';
import { sheetOf } from '../sheet/sheet-of';
import { numbersThatChange } from './numbers-that-change';
import { settled } from './settle';

export type OtherEdition = {
  character: Character;
  /** Sentences about what differs in the other book or is missing there. */
  changes: readonly string[];
};

/**
 * Converts a copy of a character to the other edition: what both books have is kept; losses, open choices and changed
 * numbers are reported. The original stays unchanged.
 */
export function inOtherEdition(from: Book, to: Book, character: Character): OtherEdition {
  const edition: Edition = otherEdition(character.edition);
  const changes: string[] = [];
  const people = peopleIn(from, to, character, changes);
  const levels = character.levels.filter(({ class: slug }) => classOf(to, slug) !== null);
  const subclasses = Object.fromEntries(
    Object.entries(character.subclasses).filter(([slug, one]) => subclassOf(to, slug, one)),
  );
  const copied: Character = {
    ...character,
    edition,
    ...people,
    levels,
    subclasses,
    overrides: {},
    choices: withoutEquipment(character.choices),
    items: character.items.map((one) => itemIn(from, to, one, changes)),
    spells: spellsIn(from, to, character, changes),
  };
  if (Object.keys(character.overrides).length > 0)
    changes.push('Numbers set by hand are reset to the rules.');
  const { character: made, sheet, dropped } = settled(to, copied);
  const before = sheetOf(from, character);
  const lost = choicesLost(before, made);
  changes.push(...featuresLost(before, sheet, to.edition));
  changes.push(...lost.map(lostWords));
  // Lost picks are reported above with the names of the original book.
  for (const line of dropped)
    if (line.startsWith('Spells of')) changes.push(`${line}: over the limit.`);
  const toldPicks = new Set(lost.flatMap((one) => one.lost));
  changes.push(...numbersThatChange({ from, to }, before, sheet, toldPicks));
  return { character: made, changes };
}

function peopleIn(from: Book, to: Book, character: Character, changes: string[]) {
  const { race, subrace, background } = character;
  const known = race ? raceOf(to, race) : null;
  const word = to.raceWord.toLowerCase();
  if (race && !known)
    changes.push(`There is no ${raceOf(from, race)?.name ?? inWords(race)}: choose a ${word}.`);
  const sub = known && subrace ? subraceOf(to, known.slug, subrace) : null;
  if (known && subrace && !sub)
    changes.push(`${known.name} has no ${subraceOf(from, known.slug, subrace)?.name ?? subrace}.`);
  const kept = background === 'own' || (background && backgroundOf(to, background));
  if (background && !kept) {
    const name = backgroundOf(from, background)?.name ?? inWords(background);
    changes.push(`There is no background ${name}: choose one.`);
  }
  return {
    race: known?.slug ?? null,
    subrace: sub?.slug ?? null,
    background: kept ? background : null,
  };
}

/** Removes the choices of starting equipment, whose items are already carried. */
function withoutEquipment(choices: Character['choices']): Character['choices'] {
  return Object.fromEntries(
    Object.entries(choices).filter(([place]) => !place.startsWith('equipment:')),
  );
}

/** Features that the other book does not give, grouped by their source. */
function featuresLost(before: Sheet, after: Sheet, edition: Edition): string[] {
  const there = new Set(after.features.map(({ name }) => name.toLowerCase()));
  const lost = new Map<string, string[]>();
  for (const { name, from } of before.features) {
    if (there.has(name.toLowerCase())) continue;
    const giver = from.replace(/ \d+$/, '');
    lost.set(giver, [...new Set([...(lost.get(giver) ?? []), name])]);
  }
  return [...lost].map(
    ([giver, names]) => `${giver}: ${names.join(', ')} – not in the ${edition} rules.`,
  );
}

/** Picks that the other book does not ask for, grouped by choice. */
function choicesLost({ asked }: Sheet, after: Character) {
  return asked.flatMap(({ place, choice, from, picked }) => {
    const left = [...(after.choices[place] ?? [])];
    const lost = picked.filter((pick) => {
      const at = left.indexOf(pick);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    return lost.length === 0 ? [] : [{ asked: `${choice.name} (${from})`, lost }];
  });
}

function lostWords({ asked, lost }: { asked: string; lost: readonly string[] }): string {
  const names = lost.map((pick) => inWords(pick.replace(/^feat:/, '')));
  return `${asked}: ${names.join(', ')} – no longer needed, or choose again.`;
}

/** An item that the other book lacks becomes a custom item with its name. */
function itemIn(from: Book, to: Book, one: Carried, changes: string[]): Carried {
  if (!one.item || itemOf(to, one.item)) return one;
  const old = itemOf(from, one.item);
  const name = one.name || old?.name || inWords(one.item);
  changes.push(`${name} is not in the other rules; it becomes a custom item.`);
  return { ...one, item: null, name, pounds: one.pounds ?? old?.pounds ?? null };
}

function spellsIn(from: Book, to: Book, character: Character, changes: string[]) {
  const lost = new Set<string>();
  const kept = (slugs: readonly string[]) =>
    slugs.filter((slug) => {
      const there = spellOf(to, slug) !== null;
      if (!there) lost.add(spellOf(from, slug)?.name ?? inWords(slug));
      return there;
    });
  const spells = Object.fromEntries(
    Object.entries(character.spells).map(([slug, { cantrips, known, prepared }]) => [
      slug,
      inLists(to, slug, {
        cantrips: kept(cantrips),
        known: kept(known),
        prepared: kept(prepared),
      }),
    ]),
  );
  for (const name of lost) changes.push(`The spell ${name} is not in the other rules.`);
  return spells;
}

/** Moves spells between the known and prepared lists for a class that casts differently in the other book. */
function inLists(to: Book, slug: string, lists: Character['spells'][string]) {
  const how = classOf(to, slug)?.casting?.spells.how;
  const all = [...new Set([...lists.known, ...lists.prepared])];
  if (how === 'known') return { ...lists, known: all, prepared: [] };
  if (how === 'prepared') return { ...lists, known: [], prepared: all };
  return lists;
}
