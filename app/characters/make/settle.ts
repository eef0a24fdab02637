import type { Book } from '../book/book';
import { classOf, itemOf, raceOf, spellOf } from '../book/find';
import type { Character } from '../record/character';
import { castingsOf } from '../sheet/casting';
import { factsOf } from '../sheet/facts';
import { heldPicks } from '../sheet/picks';
import { inWords } from '../sheet/proficiencies';
import type { Asked, Sheet } from '../sheet/sheet';
import { sheetOf } from '../sheet/sheet-of';
import { answersTo } from './answers';

/** What is chosen no more, as one would say it: "Two skills (Fighter 1): Athletics". */
export type Settled = { character: Character; sheet: Sheet; dropped: readonly string[] };

/** An answer may have asked something itself, and that again. */
const DEEPEST = 6;

/**
 * A character without the answers to what is asked no more, because its race, class, level or background is another; says which those
 * were, so that one can take the change back.
 */
export function settled(book: Book, before: Character): Settled {
  const first = factsOf(book, before);
  let character = withoutGone(book, before);
  let facts = character === before ? first : factsOf(book, character);
  const left = racesLeft(book, character);
  for (let round = 0; round < DEEPEST; round += 1) {
    const choices = keptChoices(character, facts.walk.asked, left);
    if (choices === null) break;
    character = { ...character, choices };
    facts = factsOf(book, character);
  }
  const spells = keptSpells(character, castingsOf(facts));
  if (spells !== null) character = { ...character, spells };
  const dropped = droppedOf(book, before, character, first.walk.asked);
  return { character, sheet: sheetOf(book, character), dropped };
}

/** Without a subrace of another race, and without subclasses and spells of classes that it has not; the very same where it has none of those. */
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
  return { ...character, ...{ subclasses, spells, subrace, looks } };
}

/** The races and their kin that a character is not of: what was chosen for one of them waits until somebody comes back to it. */
function racesLeft(book: Book, { race, subrace }: Character): ReadonlySet<string> {
  const all = book.races.flatMap(({ slug, subraces }) => [
    slug,
    ...subraces.map((one) => one.slug),
  ]);
  return new Set(all.filter((slug) => slug !== race && slug !== subrace));
}

/**
 * The choices that are asked, as many picks of each as count, and those of races that one has left; null when all are so already.
 * Starting equipment is not asked by the sheet.
 */
function keptChoices(
  character: Character,
  asked: readonly Asked[],
  left: ReadonlySet<string>,
): Character['choices'] | null {
  const byPlace = new Map(asked.map((one) => [one.place, one]));
  let changed = false;
  const kept: Record<string, string[]> = {};
  for (const [place, picks] of Object.entries(character.choices)) {
    const one = byPlace.get(place);
    const waits = place.startsWith('equipment:') || left.has(place.split('/')[0] ?? '');
    const held = waits ? picks : one ? [...heldPicks({ ...one, picked: picks })] : [];
    if (held.length !== picks.length) changed = true;
    if (held.length > 0) kept[place] = held;
  }
  return changed ? kept : null;
}

/** Cantrips, known and prepared spells up to what each class may have; a book holds what it holds. Null when all are so already. */
function keptSpells(character: Character, castings: Sheet['castings']): Character['spells'] | null {
  let changed = false;
  const entries = Object.entries(character.spells).map(([slug, list]) => {
    const casting = castings.find((one) => one.class === slug);
    if (slug === 'other') return [slug, list] as const;
    const inBook = casting?.known !== null && casting?.prepared !== null;
    const cut = {
      cantrips: list.cantrips.slice(0, casting?.cantrips.most ?? 0),
      known: inBook && casting ? list.known : list.known.slice(0, casting?.known?.most ?? 0),
      prepared: list.prepared.slice(0, Math.max(0, casting?.prepared?.most.value ?? 0)),
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

/** What a record holds of its own under a key: "constructor" is a key like any other. */
function ownOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Names picks as the answers to their question are called; the sheet and the answers are made once, and only where something is named. */
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
