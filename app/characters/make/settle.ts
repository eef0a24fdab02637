import type { Book } from '../book/book';
import { classOf, itemOf, raceOf, spellOf } from '../book/find';
import type { Character } from '../record/character';
import { castingsOf } from '../sheet/casting';
import { type Facts, factsOf } from '../sheet/facts';
import { heldPicks } from '../sheet/picks';
import { inWords, proficienciesOf } from '../sheet/proficiencies';
import type { Asked, Sheet } from '../sheet/sheet';
import { sheetOf } from '../sheet/sheet-of';
import { spellsOf } from '../sheet/spells';
import { answersTo } from './answers';
import { givenTo, withoutGiven } from './given-spells';

/** A character without obsolete choices; `dropped` describes them: "Two skills (Fighter 1): Athletics". */
export type Settled = { character: Character; sheet: Sheet; dropped: readonly string[] };

/** The maximum number of rounds, because a removed answer may have opened further choices. */
const DEEPEST = 6;

/**
 * Removes answers to choices that no longer exist after a change of race, class, level or background, and reports them
 * so that the user can undo the change.
 */
export function settled(book: Book, before: Character): Settled {
  const first = factsOf(book, before);
  let character = withoutGone(book, before);
  let facts = character === before ? first : factsOf(book, character);
  const left = racesLeft(book, character);
  for (let round = 0; round < DEEPEST; round += 1) {
    const choices = keptChoices(character, facts, left);
    if (choices === null) break;
    character = { ...character, choices };
    facts = factsOf(book, character);
  }
  const castings = castingsOf(facts);
  const spells = keptSpells(character, castings, spellsOf(facts, castings));
  if (spells !== null) character = { ...character, spells };
  const dropped = droppedOf(book, before, character, first.walk.asked);
  return { character, sheet: sheetOf(book, character), dropped };
}

/**
 * Removes a subrace of another race, and subclasses and spells of classes the character does not have; returns the same
 * object when there are none.
 */
function withoutGone(book: Book, character: Character): Character {
  const level = (slug: string) => character.levels.filter((one) => one.class === slug).length;
  const subclasses = Object.fromEntries(
    Object.entries(character.subclasses).filter(
      ([slug]) => level(slug) >= (classOf(book, slug)?.subclassLevel ?? 99),
    ),
  );
  const spells = Object.fromEntries(
    Object.entries(character.spells).filter(([slug]) => slug === 'other' || level(slug) > 0),
  );
  const race = raceOf(book, character.race ?? '');
  const isOfRace = race?.subraces.some(({ slug }) => slug === character.subrace);
  const size = character.looks.size;
  const fits =
    size !== null && (race === null || (race.size.length > 1 && race.size.includes(size)));
  const subrace = isOfRace ? character.subrace : null;
  const isSame =
    subrace === character.subrace &&
    (fits || size === null) &&
    Object.keys(subclasses).length === Object.keys(character.subclasses).length &&
    Object.keys(spells).length === Object.keys(character.spells).length;
  if (isSame) return character;
  const looks = { ...character.looks, size: fits ? size : null };
  return { ...character, subclasses, spells, subrace, looks };
}

/**
 * The races and subraces that the character does not have; choices for them are kept in case the user returns to them.
 */
function racesLeft(book: Book, { race, subrace }: Character): ReadonlySet<string> {
  const all = book.races.flatMap(({ slug, subraces }) => [
    slug,
    ...subraces.map((one) => one.slug),
  ]);
  return new Set(all.filter((slug) => slug !== race && slug !== subrace));
}

/**
 * Keeps the choices that still exist, limited to their number of picks, and those of other races; null when nothing
 * changes. Starting equipment is not among the sheet's choices.
 */
function keptChoices(
  character: Character,
  facts: Facts,
  left: ReadonlySet<string>,
): Character['choices'] | null {
  const byPlace = new Map(facts.walk.asked.map((one) => [one.place, one]));
  const trained = trainedIn(facts);
  let changed = false;
  const kept: Record<string, string[]> = {};
  for (const [place, picks] of Object.entries(character.choices)) {
    const one = byPlace.get(place);
    const waits = place.startsWith('equipment:') || left.has(place.split('/')[0] ?? '');
    const all = waits ? picks : one ? [...heldPicks({ ...one, picked: picks })] : [];
    const isExpertise = one?.choice.asks === 'expertise';
    const held = isExpertise ? all.filter((pick) => trained.has(pick)) : all;
    if (held.length !== picks.length) changed = true;
    if (held.length > 0) kept[place] = held;
  }
  return changed ? kept : null;
}

/** The skills and tools with proficiency, which expertise needs. */
function trainedIn(facts: Facts): ReadonlySet<string> {
  const { skills, tools } = proficienciesOf(facts);
  return new Set([...skills.keys(), ...tools.map(({ slug }) => slug)]);
}

/**
 * Removes spells that a class's features have come to give always, and limits cantrips, known and prepared spells to
 * each class's number; a spellbook is not limited. Null when nothing changes.
 */
function keptSpells(
  character: Character,
  castings: Sheet['castings'],
  spells: Sheet['spells'],
): Character['spells'] | null {
  let changed = false;
  const entries = Object.entries(character.spells).map(([slug, list]) => {
    const casting = castings.find((one) => one.class === slug);
    if (slug === 'other') return [slug, list] as const;
    const inBook = casting?.known !== null && casting?.prepared !== null;
    const own = casting ? withoutGiven(list, givenTo(casting, spells), casting) : list;
    const cut = {
      cantrips: own.cantrips.slice(0, casting?.cantrips.most ?? 0),
      known: inBook && casting ? own.known : own.known.slice(0, casting?.known?.most ?? 0),
      prepared: own.prepared.slice(0, Math.max(0, casting?.prepared?.most.value ?? 0)),
    };
    const isSame = (['cantrips', 'known', 'prepared'] as const).every(
      (part) => cut[part].length === list[part].length,
    );
    if (!isSame) changed = true;
    return [slug, cut] as const;
  });
  return changed ? Object.fromEntries(entries) : null;
}

function droppedOf(
  book: Book,
  before: Character,
  after: Character,
  asked: readonly Asked[],
): string[] {
  const told: string[] = [];
  const nameOf = namer(book, before);
  for (const [place, picks] of Object.entries(before.choices)) {
    const left = ownOf(after.choices, place) ?? [];
    const gone = picks.slice(left.length);
    if (gone.length === 0) continue;
    const one = asked.find((question) => question.place === place);
    const names = gone.map((pick) => (one ? nameOf(one, pick) : readable(pick)));
    told.push(one ? `${one.choice.name} (${one.from}): ${names.join(', ')}` : names.join(', '));
  }
  for (const [slug, list] of Object.entries(before.spells)) {
    const left = ownOf(after.spells, slug);
    const gone = (['cantrips', 'known', 'prepared'] as const).flatMap((part) =>
      list[part].filter((spell) => !left?.[part].includes(spell)),
    );
    const names = [...new Set(gone)].map((spell) => spellOf(book, spell)?.name ?? readable(spell));
    if (names.length > 0) told.push(`Spells of ${readable(slug)}: ${names.join(', ')}`);
  }
  return told;
}

/** Reads an own property of a record, so that a key such as "constructor" is safe. */
function ownOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/**
 * Returns a function that labels picks like the answers to their choice; the sheet and answers are built only when
 * needed.
 */
function namer(book: Book, before: Character): (asked: Asked, pick: string) => string {
  let sheet: Sheet | null = null;
  const labels = new Map<Asked, ReadonlyMap<string, string>>();
  return (asked, pick) => {
    let known = labels.get(asked);
    if (known === undefined) {
      sheet ??= sheetOf(book, before);
      const single = answersTo(book, sheet, asked).filter(({ picks }) => picks.length === 1);
      known = new Map(single.map(({ picks, label }) => [picks[0] ?? '', label]));
      labels.set(asked, known);
    }
    const named = known.get(pick) ?? spellOf(book, pick)?.name ?? itemOf(book, pick)?.name;
    return named ?? readable(pick);
  };
}

function readable(slug: string): string {
  return inWords(slug.replace(/^feat:/, ''));
}
