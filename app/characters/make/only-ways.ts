import type { Book } from '../book/book';
import { classOf, raceOf } from '../book/find';
import type { Character } from '../record/character';

/**
 * Chooses a subrace and subclasses where the book has only one, with a sentence for each: there is nothing to choose,
 * and the sheet needs it.
 */
export function onlyWaysTaken(
  book: Book,
  before: Character,
): { character: Character; taken: readonly string[] } {
  const taken: string[] = [];
  const say = (name: string, what: string) =>
    taken.push(`${name} is set: these rules have no other ${what.toLowerCase()}.`);
  const race = raceOf(book, before.race ?? '');
  const [subrace, ...otherRaces] = race?.subraces ?? [];
  const isOnlyRace = subrace !== undefined && otherRaces.length === 0 && before.subrace === null;
  if (isOnlyRace) say(subrace.name, race?.subraceName ?? 'subrace');
  const subclasses = { ...before.subclasses };
  for (const slug of new Set(before.levels.map((level) => level.class))) {
    const one = classOf(book, slug);
    const [only, ...others] = one?.subclasses ?? [];
    const level = before.levels.filter((taking) => taking.class === slug).length;
    const isAsked = one !== null && level >= one.subclassLevel && !subclasses[slug];
    if (!isAsked || only === undefined || others.length > 0) continue;
    subclasses[slug] = only.slug;
    say(only.name, one.subclassName);
  }
  if (taken.length === 0) return { character: before, taken };
  return {
    character: { ...before, subclasses, subrace: isOnlyRace ? subrace.slug : before.subrace },
    taken,
  };
}
